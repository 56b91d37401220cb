import { useUnit } from 'effector-react';
import { IconClose } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { Form, FormTextField } from '@/shared/ui/form';
import { IconButton } from '@/shared/ui/icon-button';
import { TextField } from '@/shared/ui/text-field';
import { changing } from '../model/settings';
import { $search, $words, searchChanged, wordForm, wordRemoved } from '../model/words';
import * as styles from './banned-words.css';
import { messages } from './messages';
import * as block from './setting-block.css';

/** Words that nobody may be called: searched, added and taken away one by one. */
export function BannedWords() {
  const { words, search, isSending, onSearch, onRemove } = useUnit({
    words: $words,
    search: $search,
    isSending: changing.$isPending,
    onSearch: searchChanged,
    onRemove: wordRemoved,
  });
  const wanted = search.trim().toLowerCase();
  const found = words.filter((word) => word.includes(wanted));
  return (
    <>
      <Form form={wordForm} label={messages.addWord}>
        <div className={block.pair}>
          <FormTextField
            form={wordForm}
            name="word"
            label={messages.newWord}
            hint={messages.wordHint}
            autoComplete="off"
            maxLength={20}
          />
          <div className={block.beside}>
            <Button type="submit" variant="secondary" disabled={isSending}>
              {messages.add}
            </Button>
          </div>
        </div>
      </Form>
      <TextField
        type="search"
        label={messages.searchWords}
        value={search}
        autoComplete="off"
        onValueChange={onSearch}
      />
      {found.length === 0 ? (
        <p className={styles.none}>
          {words.length === 0 ? messages.noWords : messages.noWordFound}
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <ul className={styles.words} aria-label={messages.words} tabIndex={0}>
          {found.map((word) => (
            <li key={word} className={styles.word}>
              {word}
              <IconButton
                size="sm"
                label={messages.removeOf(word)}
                disabled={isSending}
                onClick={() => onRemove(word)}
              >
                <IconClose size={14} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

import { useUnit } from 'effector-react';
import { DeskLink } from '@/features/desk-list';
import { IconClose } from '@/shared/icons';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { Form, FormTextField } from '@/shared/ui/form';
import { IconButton } from '@/shared/ui/icon-button';
import { TextField } from '@/shared/ui/text-field';
import {
  $search,
  $words,
  minutesForm,
  searchChanged,
  type SwitchName,
  switched,
  wordForm,
  wordRemoved,
} from '../model/alone';
import { changing, gameCounts, type SiteSettings } from '../model/settings';
import * as layout from './desk-settings.css';
import { messages } from './messages';
import { SettingBlock } from './setting-block';
import * as styles from './setting-block.css';

const names = Object.keys(messages.switches) as SwitchName[];

/** What is open and what is closed; each asks once more before it changes. */
function SwitchRows({ settings }: { settings: SiteSettings }) {
  const [isSending, onSwitch] = useUnit([changing.$isPending, switched]);
  return (
    <ul className={styles.rows}>
      {names.map((name) => {
        const { title, states, on, off } = messages.switches[name];
        const isOn = Boolean(settings[name]);
        return (
          <li key={name} className={styles.row} aria-label={title}>
            <span className={styles.name}>{title}</span>
            <Badge tone={isOn ? 'warn' : 'brand'}>{states[isOn ? 'on' : 'off']}</Badge>
            <Button
              size="sm"
              variant={isOn ? 'primary' : 'secondary'}
              disabled={isSending}
              onClick={() => onSwitch(name)}
            >
              {isOn ? off.label : on.label}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** Sets at once what is typed beside it. */
function SetButton({ children }: { children: string }) {
  const isSending = useUnit(changing.$isPending);
  return (
    <div className={styles.beside}>
      <Button type="submit" variant="secondary" disabled={isSending}>
        {children}
      </Button>
    </div>
  );
}

/** How long a session lasts without activity. */
function MinutesForm() {
  return (
    <Form form={minutesForm} label={messages.autoLogoutMin}>
      <div className={styles.pair}>
        <FormTextField
          form={minutesForm}
          name="minutes"
          label={messages.newMinutes}
          hint={messages.minutesHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
        />
        <SetButton>{messages.save}</SetButton>
      </div>
    </Form>
  );
}

/** Words that nobody may be called: searched, added and taken away one by one. */
function BannedWords() {
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
        <div className={styles.pair}>
          <FormTextField
            form={wordForm}
            name="word"
            label={messages.newWord}
            hint={messages.wordHint}
            autoComplete="off"
            maxLength={20}
          />
          <SetButton>{messages.add}</SetButton>
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
        <p className={styles.note}>
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

/** Minigames are closed one by one, in a section of their own. */
function GamesLine() {
  const counts = useUnit(gameCounts.$data);
  return (
    <DeskLink section="minigame">
      {counts === null ? messages.gamesUnknown : messages.games(counts)}
    </DeskLink>
  );
}

/** What one admin changes at once. */
export function Alone({ data }: { data: SiteSettings }) {
  return (
    <div className={layout.group}>
      <div className={layout.column}>
        <SettingBlock title={messages.operation}>
          <SwitchRows settings={data} />
          <GamesLine />
        </SettingBlock>
        <SettingBlock
          title={messages.autoLogoutMin}
          value={<b>{messages.minutes(data.autoLogoutMin)}</b>}
          note={messages.autoLogoutNote}
        >
          <MinutesForm />
        </SettingBlock>
      </div>
      <SettingBlock
        title={messages.words}
        value={<span>{messages.wordCount(data.idNiknameBan.length)}</span>}
        note={messages.wordsNote}
      >
        <BannedWords />
      </SettingBlock>
    </div>
  );
}

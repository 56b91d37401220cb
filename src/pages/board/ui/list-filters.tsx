import { useUnit } from 'effector-react';
import { useId } from 'react';
import { IconSearch } from '@/shared/icons';
import { common } from '@/shared/copy';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { FieldError } from '@/shared/ui/field-error';
import { submitTo } from '@/shared/ui/form';
import { Select } from '@/shared/ui/select';
import {
  $isTooShort,
  $list,
  $part,
  $typed,
  filterChanged,
  partChosen,
  searchSubmitted,
  textChanged,
} from '../model/list';
import { filters, searchedParts } from '../search';
import * as styles from './list-filters.css';
import { messages } from './messages';

const parts = searchedParts.map((value) => ({ value, label: messages.parts[value] }));

function Search() {
  const id = useId();
  const { part, text, isTooShort, onPart, onText, onSubmit } = useUnit({
    part: $part,
    text: $typed,
    isTooShort: $isTooShort,
    onPart: partChosen,
    onText: textChanged,
    onSubmit: searchSubmitted,
  });
  return (
    <form
      aria-label={messages.search}
      className={styles.search}
      noValidate
      onSubmit={submitTo(() => onSubmit())}
    >
      <div className={styles.row}>
        <Select
          label={messages.part}
          labelHidden
          options={parts}
          value={part}
          onValueChange={onPart}
        />
        <input
          type="search"
          className={styles.input}
          aria-label={messages.query}
          aria-invalid={isTooShort}
          aria-describedby={isTooShort ? id : undefined}
          placeholder={messages.queryHint}
          maxLength={40}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
        <Button type="submit" variant="secondary" icon={<IconSearch size={16} />}>
          {common.search}
        </Button>
      </div>
      <FieldError id={id}>{isTooShort && messages.tooShort}</FieldError>
    </form>
  );
}

/** Which posts are listed, and the search among them. */
export function ListFilters() {
  const [{ filter: current }, onFilter] = useUnit([$list, filterChanged]);
  return (
    <div className={styles.root}>
      <fieldset className={styles.chips} aria-label={messages.filter}>
        {filters.map((filter) => (
          <Chip key={filter} selected={filter === current} onClick={() => onFilter({ filter })}>
            {messages.filters[filter]}
          </Chip>
        ))}
      </fieldset>
      <Search />
    </div>
  );
}

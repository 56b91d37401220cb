import { useLocation } from '@tanstack/react-router';
import { useGate, useUnit } from 'effector-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { IconSearch } from '@/shared/icons';
import { type FoundItem, foundGroups } from '../lib/found-items';
import { $items, $text, found, foundChosen, SearchGate, searchLeft, textChanged } from '../model';
import * as styles from './desk-search.css';
import { messages } from './messages';

interface FoundProps {
  listId: string;
  items: readonly FoundItem[];
  active: FoundItem | undefined;
  onChoose: (item: FoundItem) => void;
}

/** The lines that were found, by what they are. Focus stays in the field. */
function Found({ listId, items, active, onChoose }: FoundProps) {
  return (
    <div id={listId} role="listbox" aria-label={messages.found} className={styles.found}>
      {foundGroups.map((group) => {
        const own = items.filter((item) => item.group === group);
        if (own.length === 0) return null;
        return (
          <fieldset key={group} className={styles.groupOf} aria-label={messages.foundGroups[group]}>
            <p className={styles.group} aria-hidden="true">
              {messages.foundGroups[group]}
            </p>
            {own.map((item) => (
              <div
                key={item.id}
                id={`${listId}-${item.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={item === active}
                className={styles.option}
                // The field would lose the focus, and the list with it.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(item)}
                onKeyDown={(event) => event.key === 'Enter' && onChoose(item)}
              >
                <span className={styles.title}>{item.title}</span>
                <span className={styles.note}>{item.note}</span>
              </div>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

/** Where a key moves the mark in a list of so many, round its ends; null for any other key. */
function movedBy(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index <= 0 ? count : index) - 1;
  return null;
}

/** What is said where there is no line: none was found, or it could not be looked for. */
function saysOf(items: readonly FoundItem[] | null, isFailed: boolean): string | null {
  if (isFailed) return messages.findFailed;
  return items?.length === 0 ? messages.foundNone : null;
}

/** Finds members, requests and addresses from anywhere on the desk. */
export function DeskSearch() {
  useGate(SearchGate);
  const listId = useId();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { text, items, failure, onText, onChosen, onLeft } = useUnit({
    text: $text,
    items: $items,
    failure: found.$failure,
    onText: textChanged,
    onChosen: foundChosen,
    onLeft: searchLeft,
  });
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const lines = items ?? [];
  const isShown = isOpen && lines.length > 0;
  const active = isShown ? lines[marked] : undefined;
  const says = isOpen ? saysOf(items, failure !== null) : null;

  function choose(item: FoundItem) {
    setOpen(false);
    onChosen({ item, isHere: item.href === pathname });
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The keys that end a syllable move and choose nothing.
    if (event.nativeEvent.isComposing) return;
    const next = movedBy(event.key, marked, lines.length);
    const chosen = active ?? lines[0];
    if (next !== null) {
      event.preventDefault();
      setOpen(true);
      setMarked(next);
    } else if (event.key === 'Enter' && isShown && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onLeft();
      setOpen(false);
      event.currentTarget.blur();
    }
  }
  return (
    <search className={styles.root}>
      <label className={styles.field}>
        <IconSearch size={16} />
        <input
          name="desk-find"
          role="combobox"
          aria-label={messages.find}
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={active && `${listId}-${active.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={messages.findPlaceholder}
          maxLength={60}
          value={text}
          className={styles.input}
          onChange={(event) => {
            onText(event.target.value);
            setMarked(-1);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={handleKeyDown}
        />
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </label>
      {isShown && <Found listId={listId} active={active} items={lines} onChoose={choose} />}
      <div role="status">
        {says !== null && <p className={`${styles.found} ${styles.says}`}>{says}</p>}
      </div>
    </search>
  );
}

import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { and, debounce, not } from 'patronum';
import { $isAdmin } from '@/entities/member';
import { $deskHome, rowChosen, rowsShown } from '@/features/desk-list';
import { createApiQuery } from '@/shared/api';
import {
  $areShortcutsOn,
  isDialogOpen,
  isShortcutPress,
  shortcutsRequested,
} from '@/shared/lib/shortcuts';
import { navigationRequested } from '@/shared/routes';
import { searchDesk } from './api';
import { type FoundItem, foundItems } from './lib/found-items';

/** What is typed is looked for once nothing was typed for so long, milliseconds. */
const typingPauseMs = 250;
/** Less finds too much. */
const leastTyped = 2;

/** The field is on the screen. */
export const SearchGate = createGate();
export const textChanged = createEvent<string>();
/** A line was taken. `isHere` of a request whose list is on the screen already. */
export const foundChosen = createEvent<{ item: FoundItem; isHere: boolean }>();
export const searchLeft = createEvent();

export const found = createApiQuery(searchDesk);
export const $text = createStore('')
  .on(textChanged, (_last, text) => text)
  .reset(foundChosen, searchLeft, SearchGate.close);
export const $items = combine(
  [found.$data, $isAdmin, $deskHome] as const,
  ([data, isAdmin, home]) => (data === null ? null : foundItems(data, { isAdmin, home })),
);

const $typed = $text.map((text) => text.trim());
sample({
  clock: $typed,
  filter: (typed) => typed.length < leastTyped,
  target: found.reset,
});
sample({
  clock: debounce($typed, typingPauseMs),
  source: $typed,
  filter: (typed) => typed.length >= leastTyped,
  target: found.start,
});

sample({
  clock: foundChosen,
  fn: ({ item: { href } }) => ({ to: href }),
  target: navigationRequested,
});
/** The request that was found, until its list shows it. */
const $awaited = createStore<string | null>(null)
  .on(foundChosen, (_last, { item, isHere }) => (isHere ? null : item.row))
  .reset(rowChosen, SearchGate.close);
const shownHere = sample({
  clock: foundChosen,
  filter: ({ item, isHere }) => isHere && item.row !== null,
  fn: ({ item }) => item.row,
});
const shownNow = sample({
  clock: rowsShown,
  source: $awaited,
  filter: (id, rows) => id !== null && rows.includes(id),
});
sample({
  clock: [shownHere, shownNow],
  filter: (id) => id !== null,
  fn: (id) => id as string,
  target: rowChosen,
});

const $stopKeys = createStore<(() => void) | null>(null, { serialize: 'ignore' });
/** Hears the slash where no list is open: a list has a field of its own. */
const watchSlashFx = createEffect(() => {
  function press(event: KeyboardEvent): void {
    if (event.code !== 'Slash' || event.shiftKey) return;
    if (!isShortcutPress(event) || isDialogOpen()) return;
    if (document.querySelector('[name="desk-search"]') !== null) return;
    event.preventDefault();
    document.querySelector<HTMLInputElement>('[name="desk-find"]')?.focus();
  }
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
});
const stopKeysFx = createEffect((stop: (() => void) | null) => stop?.());
sample({ clock: SearchGate.open, target: shortcutsRequested });
const $isListening = and(SearchGate.status, $areShortcutsOn);
sample({ clock: $isListening, filter: $isListening, target: watchSlashFx });
sample({ clock: watchSlashFx.doneData, target: $stopKeys });
sample({ clock: $isListening, source: $stopKeys, filter: not($isListening), target: stopKeysFx });

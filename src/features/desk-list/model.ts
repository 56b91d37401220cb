import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { createGate } from 'effector-react';
import { and, not } from 'patronum';
import { $areShortcutsOn, shortcutsRequested } from '@/shared/lib/shortcuts';
import { type DeskKey, deskKeyOf } from './lib/desk-keys';

/** Open while a list is on the screen and listens for keys. */
export const DeskListGate = createGate();
/** Keys of the list, in their order: what "next" means. */
export const rowsShown = createEvent<readonly string[]>();
export const rowChosen = createEvent<string>();
/** No row is worked on any more. */
export const rowLeft = createEvent();
/** What was done takes the row from the list: the cursor goes on with what stood behind it. */
export const rowDone = createEvent<string>();
export const keyMapSwitched = createEvent<boolean>();
/** A key of the desk, unless something is typed or a dialog is open. */
export const deskKeyPressed = createEvent<DeskKey>();

const $rows = createStore<readonly string[]>([]).on(rowsShown, (_last, rows) => rows);
/** Key of the row that is worked on. */
export const $currentRow = createStore<string | null>(null)
  .on(rowChosen, (_last, key) => key)
  .reset(rowLeft);
export const $isKeyMapOpen = createStore(false).on(keyMapSwitched, (_last, isOpen) => isOpen);

function besides(rows: readonly string[], current: string | null, by: 1 | -1): string | null {
  const at = current === null ? -1 : rows.indexOf(current);
  if (at === -1) return rows[by === 1 ? 0 : rows.length - 1] ?? null;
  return rows[at + by] ?? null;
}
const stepped = sample({
  clock: deskKeyPressed,
  source: { rows: $rows, current: $currentRow },
  filter: (_place, key) => key === 'next' || key === 'previous',
  fn: ({ rows, current }, key) => besides(rows, current, key === 'next' ? 1 : -1),
});
const $behind = createStore<string | null>(null)
  .on(rowChosen, () => null)
  .reset(rowLeft);
sample({
  clock: [rowChosen, rowsShown],
  source: { rows: $rows, current: $currentRow, behind: $behind },
  filter: ({ rows, current }) => current !== null && rows.includes(current),
  fn: ({ rows, current }) => besides(rows, current, 1) ?? besides(rows, current, -1),
  target: $behind,
});
const $done = createStore<string | null>(null).on(rowDone, (_last, key) => key);
const wentOn = sample({
  clock: rowsShown,
  source: { current: $currentRow, behind: $behind, done: $done },
  filter: ({ current, done }, rows) =>
    current !== null && current === done && !rows.includes(current),
  fn: ({ behind }) => behind,
});
sample({
  clock: [stepped, wentOn],
  filter: (key) => key !== null,
  fn: (key) => key as string,
  target: rowChosen,
});

const $stopKeys = createStore<(() => void) | null>(null, { serialize: 'ignore' });
export const watchKeysFx = createEffect(() => {
  const onKey = scopeBind(deskKeyPressed);
  function press(event: KeyboardEvent): void {
    const key = deskKeyOf(event);
    if (key === null) return;
    event.preventDefault();
    onKey(key);
  }
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
});
const stopKeysFx = createEffect((stop: (() => void) | null) => stop?.());
/** The list's own field; where it has none, that of the whole desk. */
const focusSearchFx = createEffect(() => {
  const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  (fieldOf('desk-search') ?? fieldOf('desk-find'))?.focus();
});
sample({ clock: DeskListGate.open, target: shortcutsRequested });
const $isListening = and(DeskListGate.status, $areShortcutsOn);
sample({ clock: $isListening, filter: $isListening, target: watchKeysFx });
sample({ clock: watchKeysFx.doneData, target: $stopKeys });
sample({ clock: $isListening, source: $stopKeys, filter: not($isListening), target: stopKeysFx });
sample({
  clock: deskKeyPressed,
  filter: (key) => key === 'search',
  target: focusSearchFx,
});
sample({
  clock: deskKeyPressed,
  filter: (key) => key === 'keyMap',
  fn: () => true,
  target: keyMapSwitched,
});
sample({
  clock: deskKeyPressed,
  filter: (key) => key === 'close',
  target: rowLeft,
});

import { combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { debounce, throttle } from 'patronum';
import type { Dto } from '#contract/types.gen.ts';
import type { DeskDebt } from '@/entities/desk-debt';
import { debtsChanged, deskChanged, deskResumed } from '@/entities/desk-request';
import { $currentRow, $deskHome, rowLeft } from '@/features/desk-list';
import { createApiQuery, createPagedQuery } from '@/shared/api';
import { downloadCsvFx } from '@/shared/lib/download-file';
import { navigationRequested } from '@/shared/routes';
import { collecting, forgiving, loadCounts, loadDebts } from '../api';
import { toFile } from '../lib/to-file';

/** What is typed is looked for once nothing was typed for so long, milliseconds. */
const typingPause = 250;
/** While debts come in, the list is read again this often at most, milliseconds. */
const rereadEvery = 500;

/** Debts are on the screen: those of one member, or of all. */
export const DebtsGate = createGate<{ memberId: string | null }>();
export const searchChanged = createEvent<string>();
export const stateChosen = createEvent<Dto<'DebtState'> | null>();
/** What the table shows, in its order. */
export const rowsSeen = createEvent<readonly DeskDebt[]>();
export const csvClicked = createEvent();
/** Debts of all members again. */
export const everybodyChosen = createEvent();

export const $search = createStore('').on(searchChanged, (_last, text) => text);
export const $state = createStore<Dto<'DebtState'> | null>(null).on(
  stateChosen,
  (_last, one) => one,
);
const $shown = createStore<readonly DeskDebt[]>([]).on(rowsSeen, (_last, rows) => rows);

export const counts = createApiQuery(loadCounts);
/** Debts that the conditions find, page after page by itself. */
export const debts = createPagedQuery(loadDebts, { shows: 'every page', keyOf: ({ id }) => id });
/** The debt in the panel. */
export const $debt = combine(
  [debts.$items, $currentRow] as const,
  ([items, key]) => items?.find(({ id }) => id === key) ?? null,
);

const answered = sample({
  clock: [forgiving.done, forgiving.failed, collecting.done, collecting.failed],
  fn: () => undefined,
});

const listed = sample({
  clock: [DebtsGate.open, stateChosen, debounce(searchChanged, typingPause)],
  source: { text: $search, state: $state, gate: DebtsGate.state },
  filter: DebtsGate.status,
  fn: ({ text, state, gate }) => ({ text: text.trim(), state, memberId: gate.memberId }),
});
sample({ clock: listed, target: debts.opened });
// Another admin has granted or refused what waits, or the stream missed it.
const changed = sample({
  clock: deskChanged,
  filter: (changes) => changes.some(({ type }) => type === 'adjustment'),
});
// A correction that many bets depend on leaves debts one after the other: the list is read again in between, not at each.
const corrected = throttle(debtsChanged, rereadEvery);
const stale = sample({
  clock: [changed, corrected, deskResumed, answered],
  filter: DebtsGate.status,
  fn: () => undefined,
});
sample({ clock: stale, target: debts.refresh });
sample({
  clock: [DebtsGate.open, stale],
  filter: DebtsGate.status,
  fn: () => undefined,
  target: counts.start,
});
sample({ clock: DebtsGate.close, fn: () => undefined, target: [debts.closed, rowLeft] });
sample({
  clock: debts.$items,
  filter: (items) => items !== null,
  fn: () => undefined,
  target: debts.nextRequested,
});
sample({ clock: csvClicked, source: $shown, fn: toFile, target: downloadCsvFx });
sample({
  clock: everybodyChosen,
  source: $deskHome,
  fn: (home) => ({ to: `${home}/debt` }),
  target: navigationRequested,
});

import { combine, createEvent, createStore, restore, sample } from 'effector';
import { deskMember, type LinesQuery, memberSummary } from '@/entities/desk-member';
import {
  type DeskKind,
  deskKindsOf,
  type DeskQuery,
  type DeskRequest,
  deskTabs,
  detail,
  queueSection,
  requests,
} from '@/entities/desk-request';
import { $isAdmin } from '@/entities/member';
import { decided, decisionRequested, requestChosen, requestLeft } from '@/features/desk-decision';
import { $currentRow, deskKeyPressed, rowChosen, rowDone, rowLeft } from '@/features/desk-list';
import { $now } from '@/shared/lib/clock';
import { downloadCsvFx } from '@/shared/lib/download-file';
import { startOfKstDay } from '@/shared/lib/format';
import { addressOpened, type DeskAddress, queueClosed } from './events';
import { toFile } from './lib/to-file';
import { withoutOwn } from './lib/without-own';

/** Days that deposits and withdrawals of a member are added up over. */
const sumsOfDays = 30;

/** What the table shows, in its order. */
export const rowsSeen = createEvent<readonly DeskRequest[]>();
export const searchChanged = createEvent<string>();
export const csvClicked = createEvent();

const $address = createStore<DeskAddress>({}).on(addressOpened, (_last, address) => address);
/** The queue in the address; null elsewhere. */
export const $kind = combine(
  [$address, $isAdmin] as const,
  ([{ section }, isAdmin]): DeskKind | null =>
    deskKindsOf(isAdmin).find((kind) => queueSection(kind) === section) ?? null,
);
export const $tab = createStore<DeskQuery['tab']>('waiting').on(
  addressOpened,
  (_last, address) => deskTabs.find((tab) => tab === address.tab) ?? 'waiting',
);
export const $search = createStore('')
  .on(searchChanged, (_last, text) => text)
  .reset($kind);
export const $shown = createStore<readonly DeskRequest[]>([])
  .on(rowsSeen, (_last, rows) => rows)
  .reset($kind);

const $query = combine({ kind: $kind, tab: $tab });
sample({
  clock: addressOpened,
  source: $query,
  filter: ({ kind }) => kind !== null,
  fn: ({ kind, tab }) => ({ kind: kind as DeskKind, tab }),
  target: requests.opened,
});
sample({ clock: [addressOpened, queueClosed], target: rowLeft });
sample({ clock: rowLeft, target: requestLeft });

// Whose money it is: read with the request, whenever that is, as a decision changes it.
const memberRequested = sample({
  clock: detail.done,
  filter: ({ result: { request } }) => request.money !== null,
  fn: ({ result: { request } }) => request.memberId,
});
sample({ clock: memberRequested, target: deskMember.start });
const summaryRead = sample({
  clock: memberRequested,
  source: $now,
  fn: (now, memberId): LinesQuery => ({
    memberId,
    account: 'money',
    from: startOfKstDay(now, 1 - sumsOfDays),
    to: startOfKstDay(now, 1),
  }),
});
sample({ clock: summaryRead, target: memberSummary.start });
const $sumsFrom = restore(summaryRead, null).map((query) => query?.from ?? 0);
/** What came in and went out within 30 days, but for the request itself. */
export const $sums = combine(
  [memberSummary.$data, detail.$data, $sumsFrom] as const,
  ([sums, shown, from]) =>
    sums === null || shown === null ? sums : withoutOwn(sums, shown.request, from),
);
sample({
  clock: [requestChosen, requestLeft],
  target: [deskMember.reset, memberSummary.reset],
});

// The cursor of the list.
sample({
  clock: rowChosen,
  source: $shown,
  filter: (rows, id) => rows.some((row) => row.id === id),
  fn: (rows, id) => rows.find((row) => row.id === id) as DeskRequest,
  target: requestChosen,
});
sample({ clock: decided, fn: ({ id }) => id, target: rowDone });
const decisionOf = { enter: 'take', grant: 'grant', refuse: 'refuse' } as const;
sample({
  clock: deskKeyPressed,
  // Not `kind`: a shape with that key is taken for a unit.
  source: { current: $currentRow, queue: $kind },
  filter: ({ current, queue }, key) => queue !== null && current !== null && key in decisionOf,
  fn: (_place, key) => decisionOf[key as keyof typeof decisionOf],
  target: decisionRequested,
});
sample({
  clock: csvClicked,
  source: { queue: $kind, tab: $tab, rows: $shown },
  filter: ({ queue }) => queue !== null,
  fn: ({ queue, tab, rows }) => toFile(queue as DeskKind, tab, rows),
  target: downloadCsvFx,
});

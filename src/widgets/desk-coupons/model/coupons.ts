import { combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { debounce } from 'patronum';
import type { Dto } from '#contract/types.gen.ts';
import { $currentRow, rowLeft } from '@/features/desk-list';
import { createApiQuery, createPagedQuery } from '@/shared/api';
import { downloadCsvFx } from '@/shared/lib/download-file';
import { type DeskCoupon, loadCounts, loadCoupons, sendRevocation } from '../api';
import { createEnding } from '../lib/create-ending';
import { toFile } from '../lib/to-file';
import { messages } from '../ui/messages';

/** What is typed is looked for once nothing was typed for so long, milliseconds. */
const typingPause = 250;

export const CouponsGate = createGate();
export const searchChanged = createEvent<string>();
export const stateChosen = createEvent<Dto<'CouponState'> | null>();
/** What the table shows, in its order. */
export const rowsSeen = createEvent<readonly DeskCoupon[]>();
export const csvClicked = createEvent();

export const $search = createStore('').on(searchChanged, (_last, text) => text);
export const $state = createStore<Dto<'CouponState'> | null>(null).on(
  stateChosen,
  (_last, one) => one,
);
const $shown = createStore<readonly DeskCoupon[]>([]).on(rowsSeen, (_last, rows) => rows);

export const counts = createApiQuery(loadCounts);
/** Coupons that the conditions find, page after page by itself. */
export const coupons = createPagedQuery(loadCoupons, {
  shows: 'every page',
  keyOf: ({ id }) => id,
});
/** The coupon in the panel. */
export const $coupon = combine(
  [coupons.$items, $currentRow] as const,
  ([items, key]) => items?.find(({ id }) => id === key) ?? null,
);
export const revoking = createEnding<DeskCoupon>({
  $row: $coupon,
  keyOf: ({ id }) => id,
  send: sendRevocation,
  title: messages.revoke,
  textOf: ({ name, nickname }) => messages.revokeText(name, nickname),
  doneText: () => messages.revoked,
  tooLate: messages.revokedTooLate,
});

/** Something else is to be listed, or the same again. */
export const listed = sample({
  clock: [CouponsGate.open, stateChosen, debounce(searchChanged, typingPause), revoking.ended],
  source: { text: $search, state: $state },
  filter: CouponsGate.status,
  fn: ({ text, state }) => ({ text: text.trim(), state }),
});
sample({ clock: listed, target: coupons.opened });
sample({
  clock: [CouponsGate.open, revoking.ended],
  filter: CouponsGate.status,
  fn: () => undefined,
  target: counts.start,
});
sample({ clock: CouponsGate.close, fn: () => undefined, target: [coupons.closed, rowLeft] });
sample({
  clock: coupons.$items,
  filter: (items) => items !== null,
  fn: () => undefined,
  target: coupons.nextRequested,
});
sample({ clock: csvClicked, source: $shown, fn: toFile, target: downloadCsvFx });

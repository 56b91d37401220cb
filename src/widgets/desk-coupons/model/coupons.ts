import { createEvent, sample } from 'effector';
import type { Dto } from '#contract/types.gen.ts';
import { type Conditions, createDeskList } from '@/features/desk-list';
import { createApiQuery, createPagedQuery } from '@/shared/api';
import { type CouponsQuery, loadCounts, loadCoupons, sendRevocation } from '../api';
import { createEnding } from '../lib/create-ending';
import { toFile } from '../lib/to-file';
import { messages } from '../ui/messages';

export const counts = createApiQuery(loadCounts);
const query = createPagedQuery(loadCoupons, { shows: 'every page', keyOf: ({ id }) => id });
/** Coupons that the conditions find. */
export const coupons = createDeskList({
  query,
  keyOf: ({ id }) => id,
  queryOf: ({ text, state }: Conditions<object, Dto<'CouponState'>>): CouponsQuery => ({
    text,
    state,
  }),
  toFile,
});
sample({ clock: coupons.Gate.open, fn: () => undefined, target: counts.start });

// What was taken back may be on any page: all are read again.
const reread = createEvent();
sample({
  clock: reread,
  source: query.$query,
  filter: (asked: CouponsQuery | null) => asked !== null,
  target: query.opened,
});
export const revoking = createEnding({
  $row: coupons.$row,
  send: sendRevocation,
  title: messages.revoke,
  textOf: ({ name, nickname }) => messages.revokeText(name, nickname),
  doneText: () => messages.revoked,
  tooLate: messages.revokedTooLate,
  refresh: [reread, counts.refresh],
});

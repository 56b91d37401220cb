import { sample } from 'effector';
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
sample({ clock: coupons.Gate.open, target: counts.start });

export const revoking = createEnding({
  $row: coupons.$row,
  send: sendRevocation,
  title: messages.revoke,
  textOf: ({ name, nickname }) => messages.revokeText(name, nickname),
  doneText: () => messages.revoked,
  tooLate: messages.revokedTooLate,
  refresh: [coupons.reread, counts.refresh],
});

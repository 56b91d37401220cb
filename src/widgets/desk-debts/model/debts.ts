import { createEvent, sample } from 'effector';
import { throttle } from 'patronum';
import { isGetDebtsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { DeskDebt } from '@/entities/desk-debt';
import { debtsChanged, deskChanged, deskResumed } from '@/entities/desk-request';
import { $deskHome, createPagedDeskList } from '@/features/desk-list';
import { createApiQuery, request } from '@/shared/api';
import { navigationRequested } from '@/shared/routes';
import { toFile } from '../lib/to-file';

/** While debts come in, the list is read again this often at most, milliseconds. */
const rereadEvery = 500;

/** Debts of all members again. */
export const everybodyChosen = createEvent();

export const counts = createApiQuery(async (api) => {
  const params = { query: { limit: 1 } };
  return (await request(api.GET('/desk/debt', { params }), isGetDebtsAnswer)).counts;
});

// Another admin has granted or refused what waits, or the stream missed it.
const changed = sample({
  clock: deskChanged,
  filter: (changes) => changes.some(({ type }) => type === 'adjustment'),
});
// A correction that many bets depend on leaves debts one after the other: the list is read again in between, not at each.
const corrected = throttle(debtsChanged, rereadEvery);
const stale = sample({ clock: [changed, corrected, deskResumed], fn: () => undefined });

/** Debts that the conditions find; of one member where the address names one. */
export const debts = createPagedDeskList<DeskDebt, Dto<'DebtState'>, { item: string | null }>({
  keyOf: ({ id }) => id,
  limit: 200,
  load(api, page, { item }) {
    const query = { ...page, ...(item !== null && { memberId: item }) };
    return request(api.GET('/desk/debt', { params: { query } }), isGetDebtsAnswer);
  },
  stale,
  toFile,
});
sample({
  clock: [debts.Gate.open, stale],
  filter: debts.Gate.status,
  target: counts.start,
});
sample({
  clock: everybodyChosen,
  source: $deskHome,
  fn: (home) => ({ to: `${home}/debt` }),
  target: navigationRequested,
});

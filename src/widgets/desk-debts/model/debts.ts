import { createEvent, sample } from 'effector';
import { throttle } from 'patronum';
import { isGetDebtsAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { DeskDebt } from '@/entities/desk-debt';
import { debtsChanged, deskChanged, deskResumed } from '@/entities/desk-request';
import { $deskHome, type Conditions, createDeskList } from '@/features/desk-list';
import { createApiQuery, createPagedQuery, request, withoutEmpty } from '@/shared/api';
import { navigationRequested } from '@/shared/routes';
import { toFile } from '../lib/to-file';

interface DebtsQuery {
  /** What a member or the number of a bet begins with; empty for all. */
  text: string;
  /** All when null. */
  state: Dto<'DebtState'> | null;
  /** Of one member alone; of all when null. */
  memberId: string | null;
}

const pageSize = 200;
/** While debts come in, the list is read again this often at most, milliseconds. */
const rereadEvery = 500;

/** Debts of all members again. */
export const everybodyChosen = createEvent();

export const counts = createApiQuery(async (api) => {
  const params = { query: { limit: 1 } };
  return (await request(api.GET('/desk/debt', { params }), isGetDebtsAnswer)).counts;
});
const query = createPagedQuery<DebtsQuery, DeskDebt>(
  async (api, { query: { text, state, memberId }, cursor }) => {
    const asked = withoutEmpty({ limit: pageSize, q: text, state, memberId, cursor });
    const call = api.GET('/desk/debt', { params: { query: asked } });
    const { data: items, nextCursor: next } = await request(call, isGetDebtsAnswer);
    return { items, next };
  },
  { shows: 'every page', keyOf: ({ id }) => id },
);

// Another admin has granted or refused what waits, or the stream missed it.
const changed = sample({
  clock: deskChanged,
  filter: (changes) => changes.some(({ type }) => type === 'adjustment'),
});
// A correction that many bets depend on leaves debts one after the other: the list is read again in between, not at each.
const corrected = throttle(debtsChanged, rereadEvery);
const stale = sample({ clock: [changed, corrected, deskResumed], fn: () => undefined });

/** Debts that the conditions find; of one member where the address names one. */
export const debts = createDeskList({
  query,
  keyOf: ({ id }) => id,
  queryOf: ({
    props: { item: memberId },
    ...conditions
  }: Conditions<{ item: string | null }, Dto<'DebtState'>>): DebtsQuery => ({
    ...conditions,
    memberId,
  }),
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

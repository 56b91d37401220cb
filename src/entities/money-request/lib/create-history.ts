import { isGetDepositsAnswer, isGetWithdrawalsAnswer } from '#contract/checks.gen.ts';
import { createPagedQuery, request } from '@/shared/api';
import type { MoneyRequest, MoneyRequestKind } from './request';

const pageSize = 15;

/** Makes the list of the member's requests of one kind. Call it at module level. */
export function createHistory(kind: MoneyRequestKind) {
  return createPagedQuery(
    async (api, { cursor }: { query: undefined; cursor: string | null }) => {
      const params = { query: { limit: pageSize, ...(cursor === null ? {} : { cursor }) } };
      const answer =
        kind === 'deposit'
          ? await request(api.GET('/charge/history', { params }), isGetDepositsAnswer)
          : await request(api.GET('/exchange/history', { params }), isGetWithdrawalsAnswer);
      const items: readonly MoneyRequest[] = answer.data;
      return { items, next: answer.nextCursor };
    },
    { shows: 'every page', keyOf: ({ id }) => id },
  );
}

import { isGetStatementAnswer, isGetStatementSummaryAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, createApiQuery, createPagedQuery, request } from '@/shared/api';
import type { SlipMode } from '#rules/slip-mode.ts';

export interface StatementQuery {
  account: 'money' | 'points';
  /** Epoch milliseconds: from `from` until before `to`, at most 366 days. */
  from: number;
  to: number;
}

export interface LinesQuery extends StatementQuery {
  /** All when left out. */
  category?: Dto<'StatementLine'>['category'];
  /** Lines of bets of this mode alone; of all when left out. */
  mode?: SlipMode;
}

/** The lines of a period, newest first, page after page. */
export function createLineList({ pageSize }: { pageSize: number }) {
  return createPagedQuery(
    async (api, { query, cursor }: { query: LinesQuery; cursor: string | null }) => {
      const page = { ...query, limit: pageSize, ...(cursor === null ? {} : { cursor }) };
      const call = api.GET('/statement', { params: { query: page } });
      const answer = await request(call, isGetStatementAnswer);
      const items: readonly Dto<'StatementLine'>[] = answer.data;
      return { items, next: answer.nextCursor };
    },
    { shows: 'every page', keyOf: ({ seq }) => seq },
  );
}

export function createSummaryQuery() {
  return createApiQuery((api: ApiClient, query: StatementQuery) =>
    request(api.GET('/statement/summary', { params: { query } }), isGetStatementSummaryAnswer),
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Loads the lines of a period as a table for spreadsheets. */
export function loadCsv(api: ApiClient, query: LinesQuery): Promise<string> {
  return request(api.GET('/statement/csv', { params: { query }, parseAs: 'text' }), isText);
}

import type { Keyed } from '@/entities/money-request';
import {
  type ApiClient,
  createPagedQuery,
  isGetSettlementsAnswer,
  isSettlement,
  isSettlementTerms,
  request,
  type SettlementDto,
  type SettlementKind,
  type SettlementTermsDto,
} from '@/shared/api';

export type Settlement = Readonly<SettlementDto>;
export type SettlementTerms = Readonly<SettlementTermsDto>;
export type SettlementPeriod = SettlementTerms['periods'][number];

export interface SettlementAsked {
  kind: SettlementKind;
  /** Monday 00:00 in Seoul, epoch milliseconds. */
  from: number;
}

const pageSize = 15;

export function loadTerms(api: ApiClient, kind: SettlementKind): Promise<SettlementTerms> {
  return request(api.GET('/calculate/{kind}', { params: { path: { kind } } }), isSettlementTerms);
}

export function sendRequest(
  api: ApiClient,
  { key, body: { kind, from } }: Keyed<SettlementAsked>,
): Promise<Settlement> {
  const params = { path: { kind }, header: { 'Idempotency-Key': key } };
  return request(api.POST('/calculate/{kind}', { params, body: { from } }), isSettlement);
}

/** What the member requested, of one kind or of all, newest first. */
export const settlements = createPagedQuery(
  async (api, { query: kind, cursor }: { query: SettlementKind | null; cursor: string | null }) => {
    const query = {
      limit: pageSize,
      ...(kind === null ? {} : { kind }),
      ...(cursor === null ? {} : { cursor }),
    };
    const answer = await request(
      api.GET('/calculate', { params: { query } }),
      isGetSettlementsAnswer,
    );
    const items: readonly Settlement[] = answer.data;
    return { items, next: answer.nextCursor };
  },
  { shows: 'every page', keyOf: ({ id }) => id },
);

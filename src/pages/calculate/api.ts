import {
  isGetSettlementTermsAnswer,
  isGetSettlementsAnswer,
  isRequestSettlementAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { Keyed } from '@/entities/money-request';
import { type ApiClient, createPagedQuery, request, withoutEmpty } from '@/shared/api';

export type Settlement = Readonly<Dto<'Settlement'>>;
export type SettlementTerms = Readonly<Dto<'SettlementTerms'>>;
export type SettlementPeriod = SettlementTerms['periods'][number];

/** A week by its Monday 00:00 in Seoul. */
export interface RequestedSettlement extends Pick<SettlementTerms, 'kind'> {
  from: number;
  about: Pick<SettlementTerms, 'currency'> & Pick<SettlementPeriod, 'from' | 'to' | 'amount'>;
}

const pageSize = 15;

export function loadTerms(api: ApiClient, kind: Dto<'SettlementKind'>): Promise<SettlementTerms> {
  return request(
    api.GET('/calculate/{kind}', { params: { path: { kind } } }),
    isGetSettlementTermsAnswer,
  );
}

export function sendRequest(
  api: ApiClient,
  { key, body: { kind, from } }: Keyed<RequestedSettlement>,
): Promise<Settlement> {
  const params = { path: { kind }, header: { 'Idempotency-Key': key } };
  return request(
    api.POST('/calculate/{kind}', { params, body: { from } }),
    isRequestSettlementAnswer,
  );
}

/** What the member requested, of one kind or of all, newest first. */
export const settlements = createPagedQuery(
  async (
    api,
    { query: kind, cursor }: { query: Dto<'SettlementKind'> | null; cursor: string | null },
  ) => {
    const query = withoutEmpty({ limit: pageSize, kind, cursor });
    const answer = await request(
      api.GET('/calculate', { params: { query } }),
      isGetSettlementsAnswer,
    );
    const items: readonly Settlement[] = answer.data;
    return { items, next: answer.nextCursor };
  },
  { shows: 'every page', keyOf: ({ id }) => id },
);

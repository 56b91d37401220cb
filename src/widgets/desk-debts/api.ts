import {
  isCollectDebtAnswer,
  isForgiveDebtAnswer,
  isGetDebtsAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { DeskDebt } from '@/entities/desk-debt';
import type { DeskRequest } from '@/entities/desk-request';
import { createSending, type Keyed } from '@/entities/money-request';
import { type ApiClient, request } from '@/shared/api';

export type DebtCounts = Readonly<Dto<'DebtCounts'>>;

export interface DebtsQuery {
  /** What a member or the number of a bet begins with; empty for all. */
  text: string;
  /** All when null. */
  state: Dto<'DebtState'> | null;
  /** Of one member alone; of all when null. */
  memberId: string | null;
}

/** What is given up, and why. */
export interface Forgiving {
  debtId: string;
  reason: string;
}

/** What is taken from the balance, and why. */
export interface Collecting {
  debtId: string;
  /** Minor units. */
  amount: number;
  reason: string;
}

const pageSize = 200;

export async function loadDebts(
  api: ApiClient,
  { query: { text, state, memberId }, cursor }: { query: DebtsQuery; cursor: string | null },
) {
  const query = {
    limit: pageSize,
    ...(text === '' ? {} : { q: text }),
    ...(state === null ? {} : { state }),
    ...(memberId === null ? {} : { memberId }),
    ...(cursor === null ? {} : { cursor }),
  };
  const page = await request(api.GET('/desk/debt', { params: { query } }), isGetDebtsAnswer);
  const items: readonly DeskDebt[] = page.data;
  return { items, next: page.nextCursor };
}

export async function loadCounts(api: ApiClient): Promise<DebtCounts> {
  const params = { query: { limit: 1 } };
  return (await request(api.GET('/desk/debt', { params }), isGetDebtsAnswer)).counts;
}

function sendForgiving(
  api: ApiClient,
  { key, body: { debtId, reason } }: Keyed<Forgiving>,
): Promise<DeskRequest> {
  const params = { path: { debtId }, header: { 'Idempotency-Key': key } };
  return request(
    api.POST('/admin/debt/{debtId}/forgive', { params, body: { reason } }),
    isForgiveDebtAnswer,
  );
}

function sendCollecting(
  api: ApiClient,
  { key, body: { debtId, ...body } }: Keyed<Collecting>,
): Promise<DeskRequest> {
  const params = { path: { debtId }, header: { 'Idempotency-Key': key } };
  return request(api.POST('/admin/debt/{debtId}/collect', { params, body }), isCollectDebtAnswer);
}

export const forgiving = createSending<Forgiving, DeskRequest>(sendForgiving);
export const collecting = createSending<Collecting, DeskRequest>(sendCollecting);

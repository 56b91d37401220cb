import { type SettlementBasis, settlementAmount } from '#rules/referral.ts';
import type { Queryable } from '../../lib/db.ts';
import { readBasis } from './repository.ts';
import type { SettlementDetails } from './types.ts';

type Counted = Pick<SettlementDetails, 'kind' | 'from' | 'to' | 'currency'> & { memberId: string };

/** Counts a settlement again: what it is for as it is now, and what that would pay. */
export async function countNow(
  q: Queryable,
  { kind, from, to, currency, memberId }: Counted,
): Promise<{ basis: SettlementBasis; amount: number }> {
  const basis = await readBasis(q, { id: memberId, currency }, { from, to });
  return { basis, amount: settlementAmount(kind, basis) };
}

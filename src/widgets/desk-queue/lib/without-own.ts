import type { DeskRequest } from '@/entities/desk-request';
import type { StatementSummary } from '@/entities/statement';

/** States in which a withdrawal has given back what it took from the balance. */
const givenBack: readonly DeskRequest['state'][] = ['rejected', 'cancelled', 'failed'];

/**
 * Leaves a withdrawal out of the sums of a period that began at `from`: it is booked as soon as it is asked for, and what went out
 * before is what staff decides by. Other requests are booked when they are decided.
 */
export function withoutOwn(
  sums: StatementSummary,
  { kind, state, money, createdAt }: Pick<DeskRequest, 'kind' | 'state' | 'money' | 'createdAt'>,
  from: number,
): StatementSummary {
  const isBooked = kind === 'withdrawal' && !givenBack.includes(state) && createdAt >= from;
  const own = isBooked ? (money?.amount ?? 0) : 0;
  return { ...sums, withdrawals: sums.withdrawals - own, netDeposit: sums.netDeposit + own };
}

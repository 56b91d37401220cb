import { checkRolling, type RollingAmounts, rollingTotal, takeRolling } from '#rules/rolling.ts';
import type { MoneyRefusal } from '@/shared/api';
import type { Rolling } from '../api';

/** What each category and all of them have after a conversion; as they are where it cannot be made. */
export function balancesAfter(amount: number | null, { balances }: Rolling): Rolling['balances'] {
  if (amount === null || amount > balances.total) return balances;
  const taken = takeRolling(amount, balances);
  const left: RollingAmounts = {
    casino: balances.casino - taken.casino,
    slot: balances.slot - taken.slot,
    mini: balances.mini - taken.mini,
  };
  return { ...left, total: rollingTotal(left) };
}

/** What is wrong with an amount in minor units; null for nothing. */
export function faultOf(amount: number, { currency, balances }: Rolling): MoneyRefusal | null {
  return checkRolling(amount, { isBlocked: false, currency, balances })[0] ?? null;
}

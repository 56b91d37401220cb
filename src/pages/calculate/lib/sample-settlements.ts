import { kstInstant } from '@/shared/lib/format';
import type { Settlement, SettlementPeriod, SettlementTerms } from '../api';

const WEEK = 7 * 24 * 3_600_000;
const monday = kstInstant('2026-11-09 00:00:00');

/** The newest week that is over; `back` weeks before it. */
export function makePeriod(part: Partial<SettlementPeriod> = {}, back = 0): SettlementPeriod {
  const from = monday - back * WEEK;
  return {
    from,
    to: from + WEEK,
    basis: { sportsLost: 1_240_000, casino: 0, slot: 0, newFriends: 0 },
    amount: 12_400,
    state: null,
    ...part,
  };
}

const nothing = { sportsLost: 0, casino: 0, slot: 0, newFriends: 0 };

/** The terms of a won account: one week to request, one under way, one paid, one without anything. */
export function makeTerms(part: Partial<SettlementTerms> = {}): SettlementTerms {
  return {
    kind: 'sports',
    currency: 'KRW',
    isOpen: true,
    periods: [
      makePeriod(),
      makePeriod({ state: 'requested', amount: 8_200 }, 1),
      makePeriod({ state: 'approved', amount: 31_000 }, 2),
      makePeriod({ basis: nothing, amount: 0 }, 3),
    ],
    ...part,
  };
}

/** A settlement that waits for staff. */
export function makeSettlement(part: Partial<Settlement> = {}): Settlement {
  const { from, to, basis, amount } = makePeriod();
  return {
    id: 'req_1',
    kind: 'sports',
    state: 'requested',
    from,
    to,
    currency: 'KRW',
    basis,
    amount,
    reason: null,
    createdAt: kstInstant('2026-11-21 18:00:00'),
    updatedAt: kstInstant('2026-11-21 18:00:00'),
    ...part,
  };
}

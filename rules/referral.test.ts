import { expect, it } from 'vitest';
import {
  closedWeeks,
  isSettlementOf,
  SETTLEMENT_KINDS,
  settlementAmount,
  settlementTurnover,
} from './referral.ts';

const basis = { sportsLost: 1_234_567, casino: 999_999, slot: 100_333, newFriends: 3 };

it('pays a share of each, rounded down', () => {
  expect(SETTLEMENT_KINDS.map((kind) => settlementAmount(kind, basis))).toEqual([
    12_345,
    999 + 300,
    30_000,
    12_345 + 999 + 300,
  ]);
});

it('asks for three times a reward for friends, and for nothing of shares', () => {
  expect(SETTLEMENT_KINDS.map((kind) => settlementTurnover(kind, 20_000))).toEqual([
    0, 0, 60_000, 0,
  ]);
});

it('closes a week on Sunday at midnight in Seoul', () => {
  const monday = Date.parse('2024-05-13T00:00:00+09:00');
  const [last] = closedWeeks(monday);
  expect(last).toEqual({ from: Date.parse('2024-05-06T00:00:00+09:00'), to: monday });
  expect(closedWeeks(monday - 1)[0]?.to).toBe(last?.from);
  expect(closedWeeks(monday)).toHaveLength(4);
});

it('has one kind for coin members and the others for the rest', () => {
  const of = (currency: 'KRW' | 'USD') =>
    SETTLEMENT_KINDS.filter((kind) => isSettlementOf(kind, currency));
  expect(of('USD')).toEqual(['tether']);
  expect(of('KRW')).toEqual(['sports', 'casino', 'event']);
});

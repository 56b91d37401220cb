import { expect, it } from 'vitest';
import {
  entryLabel,
  formatBalance,
  formatChange,
  formatResult,
  lastOfInstants,
  lineLabel,
  type StatementBet,
} from './line';

it('names entries, and unknown ones by their number', () => {
  expect(entryLabel(2100)).toBe('충전');
  expect(entryLabel(9999)).toBe('9999');
});

it('calls what a bet in play was held for a bet, once it waits no more', () => {
  const leg: StatementBet['leg'] = {
    kind: 'casino_round',
    gameId: 'hanpan-baccarat',
    gameName: '바카라',
    providerName: '한판',
    number: 1,
    odds: 190,
    result: 0,
  };
  const bet = { folders: 1, totalOdds: 190, label: 0, leg } as const;
  const label = (isPending: boolean) =>
    lineLabel({ code: 4500, category: 'bet', bet: { ...bet, isPending } });
  expect([label(true), label(false)]).toEqual(['실시간 접수대기', '베팅']);
  expect(lineLabel({ code: 4500, category: 'bet', bet: null })).toBe('실시간 접수대기');
});

it('writes amounts in the unit of their account', () => {
  expect(formatBalance(2_400, 'POINT')).toBe('2,400P');
  expect(formatBalance(123_456, 'USD')).toBe('$1,234.56');
  expect(formatChange(-123_456, 'USD')).toBe('−1,234.56');
  expect(formatResult(30_000, 'KRW')).toBe('+30,000원');
  expect(formatResult(0, 'KRW')).toBe('0원');
});

it('ends each instant of a chart where its last line left the balance', () => {
  const point = (at: number, balance: number) => ({ at, balance, code: 1200 });
  const points = [point(1, 100), point(2, 300), point(2, 50), point(3, 80), point(3, 0)];
  expect(lastOfInstants(points)).toEqual([points[0], points[2], points[4]]);
  expect(lastOfInstants([])).toEqual([]);
});

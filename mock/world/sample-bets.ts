import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { LEG_RESULT, type LegResult } from '#rules/leg-result.ts';
import type { Currency } from '#rules/money.ts';
import { settleSlip } from '#rules/slip-settle.ts';
import { exampleOf } from '../contract/examples.ts';
import type { Schemas } from '../contract/types.ts';

type Bet = Schemas['Bet'];

const HOUR_MS = 3_600_000;

/** The bet with all its legs decided as `result`, and paid by that; it was settled at `at`, epoch milliseconds. */
export function settled(bet: Bet, result: LegResult, at: number): Bet {
  const legs = bet.legs.map((leg) => {
    const score = leg.score ?? { home: 1, away: 0 };
    const over = { fixtureStatus: FIXTURE_STATUS.finished, clock: null };
    return { ...leg, ...over, result, score, decidedBy: score };
  });
  const { label, payout, totalOdds } = settleSlip({ ...bet, legs });
  const money = { label, payout, totalOdds: totalOdds || bet.totalOdds };
  const version = bet.version + 1;
  const times = { settledAt: at, pendingUntil: null, cancelUntil: null, version };
  return { ...bet, ...money, ...times, status: 'settled', legs };
}

/** Bets of the past days, newest first, made from the bet of the contract: it is open, and others have each outcome. */
export function sampleBets(now: number, currency: Currency): Bet[] {
  const example = { ...exampleOf('placeBet', now), currency };
  const past = (hours: number): Bet => {
    const placedAt = now - hours * HOUR_MS;
    const id = `${example.id}_${hours}`;
    const key = `${example.key.slice(0, -4)}${String(hours).padStart(4, '0')}`;
    const legs = example.legs.map((leg) => ({ ...leg, startsAt: placedAt + HOUR_MS / 2 }));
    return { ...example, id, key, placedAt, legs, pendingUntil: null, status: 'accepted' };
  };
  const results = [LEG_RESULT.won, LEG_RESULT.lost, LEG_RESULT.void];
  const hours = [5, 26, 50];
  return [
    { ...past(1), id: example.id, key: example.key, legs: example.legs },
    ...hours.map((one, index) =>
      settled(past(one), results[index] ?? LEG_RESULT.lost, now - (one - 2) * HOUR_MS),
    ),
  ];
}

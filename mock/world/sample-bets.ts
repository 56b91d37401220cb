import { LEG_RESULT } from '#rules/leg-result.ts';
import type { Currency } from '#rules/money.ts';
import { exampleOf } from '../contract/examples.ts';
import type { Schemas } from '../contract/types.ts';
import { settledBy, withResult } from './legs.ts';

type Bet = Schemas['Bet'];

const HOUR_MS = 3_600_000;

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
  const { won, lost, void: voided } = LEG_RESULT;
  const decided = [
    { result: won, hours: 5 },
    { result: lost, hours: 26 },
    { result: voided, hours: 50 },
  ].flatMap(
    ({ result, hours }) =>
      settledBy(withResult(past(hours), result), now - (hours - 2) * HOUR_MS) ?? [],
  );
  return [{ ...past(1), id: example.id, key: example.key, legs: example.legs }, ...decided];
}

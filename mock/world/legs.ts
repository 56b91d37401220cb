import { cancelUntil } from '#rules/cancel.ts';
import { FIXTURE_STATUS, type FixtureStatus, isFinished } from '#rules/fixture-status.ts';
import { isDecided, LEG_RESULT, type LegResult } from '#rules/leg-result.ts';
import { settleSelection } from '#rules/settle.ts';
import { settleSlip } from '#rules/slip-settle.ts';
import type { Schemas } from '../contract/types.ts';
import type { Offer } from './offer.ts';

type Bet = Schemas['Bet'];
type Leg = Schemas['BetLeg'];
type FixtureLeg = Schemas['FixtureLeg'];

/** The mock plays matches; a leg of another kind stays as the contract's example has it. */
export function isOnFixture(leg: Leg): leg is FixtureLeg {
  return leg.kind === 'fixture_selection';
}

/** A leg with its match as it is now, and with its result where the match is over. */
function legNow(offer: Offer, leg: Leg): Leg {
  if (!isOnFixture(leg)) return leg;
  const game = offer.get(leg.fixtureId);
  if (game === undefined || isDecided(leg.result)) return leg;
  const { status, score, clock, startsAt, sport } = game.fixture;
  const now = { ...leg, startsAt, score, clock, fixtureStatus: status };
  if (!isFinished(status)) return now;
  const { participant, ...picked } = leg;
  const result = settleSelection({ ...picked, sport, scores: game.scores, finished: true });
  // The scores of the mock do not decide everything, such as who scored first.
  return { ...now, result: isDecided(result) ? result : LEG_RESULT.void, decidedBy: score };
}

/** A bet with its matches as they are now. */
export function betNow(offer: Offer, bet: Bet): Bet {
  if (bet.label !== 0) return bet;
  const legs = bet.legs.map((leg) => legNow(offer, leg));
  const matches = legs.filter(isOnFixture).map(({ startsAt, fixtureStatus }) => ({
    startsAt,
    status: fixtureStatus as FixtureStatus,
  }));
  const until = bet.cancelUntil === null ? null : cancelUntil(bet.placedAt, matches);
  return { ...bet, legs, cancelUntil: until };
}

/** A bet with the same result for all its legs, their matches over. */
export function withResult(bet: Bet, result: LegResult): Bet {
  const legs = bet.legs.map((leg) => {
    if (!isOnFixture(leg)) return { ...leg, result };
    const score = leg.score ?? { home: 1, away: 0 };
    const over = { fixtureStatus: FIXTURE_STATUS.finished, clock: null };
    return { ...leg, ...over, result, score, decidedBy: score };
  });
  return { ...bet, legs };
}

/** A bet settled by the results of its legs at an instant, epoch milliseconds; null while it is open. */
export function settledBy(bet: Bet, at: number): Bet | null {
  const { final, label, payout, totalOdds } = settleSlip(bet);
  if (!final) return null;
  return {
    ...bet,
    status: 'settled',
    label,
    payout,
    totalOdds: totalOdds || bet.totalOdds,
    settledAt: at,
    pendingUntil: null,
    cancelUntil: null,
    version: bet.version + 1,
  };
}

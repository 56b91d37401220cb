import { isDecided, SETTLEMENT_LABEL } from '#rules/leg-result.ts';
import { settleBet } from '#rules/system-settle.ts';
import type { Queryable } from '../../lib/db.ts';
import { stakeLeft } from './cash-out-value.ts';
import { readSettleBets } from './settle-repository.ts';
import type { LegOutcome, SubjectEvent } from './strategy.ts';
import type { StoredBet, StoredLeg } from './types.ts';

/** What an event's result means for one bet. */
export interface Plan {
  bet: StoredBet;
  /** What `bet_settle` is to write; null when that is nothing. */
  entry: object | null;
  /** Legs that got no result. */
  undecided: number;
}

/** The legs whose results the event may change now. */
function legsToDecide(bet: StoredBet, kind: string, event: SubjectEvent): StoredLeg[] {
  return bet.legs.filter(
    (leg) =>
      leg.subjectKind === kind &&
      leg.eventId === event.id &&
      (!isDecided(leg.result) || leg.resultVersion < event.version),
  );
}

/** What is left of a bet pays by its legs; whether it won or lost is decided by what all of it has paid. */
function outcomeOf(bet: StoredBet, legs: readonly StoredLeg[]) {
  const stake = stakeLeft(bet);
  // Nothing is left: its legs are still decided, for the member to see.
  if (stake === 0) return { final: true, label: bet.label, payout: 0 };
  const outcome = settleBet({ ...bet, stake, legs });
  if (bet.cashed.stake === 0 || !outcome.final) return outcome;
  const { won, lost } = SETTLEMENT_LABEL;
  return { ...outcome, label: outcome.payout + bet.cashed.paid < bet.stake ? lost : won };
}

/** What the outcomes mean for one bet; no entry when nothing is to be written. */
function planBet(
  bet: StoredBet,
  event: SubjectEvent,
  outcomes: ReadonlyMap<StoredLeg, LegOutcome>,
): Plan {
  let undecided = 0;
  const written: object[] = [];
  const legs = bet.legs.map((leg) => {
    const outcome = outcomes.get(leg);
    if (!outcome) return leg;
    if (!isDecided(outcome.result)) {
      undecided += 1;
      if (!isDecided(leg.result)) return leg;
    }
    // A correction that no longer decides the leg leaves the result it had.
    const result = isDecided(outcome.result) ? outcome.result : leg.result;
    const { evidence, odds = leg.odds } = outcome;
    const byPlay = isDecided(outcome.result) ? (outcome.byPlay ?? true) : leg.byPlay;
    written.push({ idx: leg.idx, result, evidence, byPlay, resultVersion: event.version });
    return { ...leg, result, odds, byPlay };
  });
  if (written.length === 0) return { bet, entry: null, undecided };
  const { final, label, payout } = outcomeOf(bet, legs);
  const seen = bet.legs.map(({ idx, result, resultVersion }) => ({ idx, result, resultVersion }));
  const { id: betId, version } = bet;
  const cashedStake = bet.cashed.stake;
  const entry = { betId, version, cashedStake, seen, legs: written, final, label, payout };
  return { bet, entry, undecided };
}

interface ToPlan {
  betIds: readonly string[];
  kind: string;
  event: SubjectEvent;
  now: number;
}

/** Decides what the event means for bets, in the order in which they are to be settled. Writes nothing. */
export async function planBets(
  db: Queryable,
  { betIds, kind, event, now }: ToPlan,
): Promise<Plan[]> {
  const bets = await readSettleBets(db, betIds);
  const legs = bets.flatMap((bet) => legsToDecide(bet, kind, event));
  const decided = await event.decide(legs, now);
  const outcomes = new Map<StoredLeg, LegOutcome>();
  for (const [index, leg] of legs.entries()) {
    const outcome = decided[index];
    if (!outcome) throw new Error(`${kind} decided too few legs of ${event.id}`);
    outcomes.set(leg, outcome);
  }
  return bets.map((bet) => planBet(bet, event, outcomes));
}

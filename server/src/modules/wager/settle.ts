import { isDecided } from '#rules/leg-result.ts';
import { settleSlip } from '#rules/slip-settle.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import type { Notifier } from './notify.ts';
import * as repository from './settle-repository.ts';
import type { LegOutcome, SubjectEvent } from './strategy.ts';
import type { Subjects } from './subjects.ts';
import type { StoredBet, StoredLeg } from './types.ts';

/** Bets read at once, and bets settled by one call: members wait for their account as long as one call runs. */
const PAGE = 256;
const BATCH = 32;
/** A bet changes under us only when another server settles it too; it is then soon done. */
const MAX_ROUNDS = 5;

export interface SettlementCount {
  /** Bets whose outcome was decided or changed. */
  settled: number;
  /** Legs that got no result. */
  undecided: number;
}

export interface Settlement extends DueTask {
  /** Writes every result the event decides now; safe to run again, at once and on several servers. */
  settleEvent(kind: string, eventId: string): Promise<SettlementCount>;
}

interface Plan {
  bet: StoredBet;
  entry: object | null;
  undecided: number;
}

type Deps = Pick<ModuleDeps, 'db' | 'clock' | 'ids'>;

/** The legs whose results the event may change now. */
function legsToDecide(bet: StoredBet, kind: string, event: SubjectEvent): StoredLeg[] {
  return bet.legs.filter(
    (leg) =>
      leg.subjectKind === kind &&
      leg.eventId === event.id &&
      (!isDecided(leg.result) || leg.resultVersion < event.version),
  );
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
    const { evidence } = outcome;
    written.push({ idx: leg.idx, result, evidence, resultVersion: event.version });
    return { ...leg, result };
  });
  if (written.length === 0) return { bet, entry: null, undecided };
  const { final, label, payout } = settleSlip({ ...bet, legs });
  const seen = bet.legs.map(({ idx, result, resultVersion }) => ({ idx, result, resultVersion }));
  const entry = { betId: bet.id, version: bet.version, seen, legs: written, final, label, payout };
  return { bet, entry, undecided };
}

/** Makes the settlement of bets by the results of events. */
export function createSettlement<View>(
  { db, clock, ids }: Deps,
  subjects: Subjects<View>,
  notifier: Notifier<View>,
): Settlement {
  async function planBets(
    betIds: readonly string[],
    kind: string,
    event: SubjectEvent,
    now: number,
  ): Promise<Plan[]> {
    const bets = await repository.readSettleBets(db, betIds);
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

  /** Writes plans and returns the bets that had changed meanwhile. */
  async function write(plans: readonly Plan[], count: SettlementCount, now: number) {
    const items = plans.map(({ entry }) => ({ ...entry, txId: ids.id('txn') }));
    const answers = await repository.settleBatch(db, items, now);
    const stale: string[] = [];
    const changed: string[] = [];
    for (const [index, { bet, undecided }] of plans.entries()) {
      const answer = answers[index] ?? 'failed';
      if (answer.startsWith('failed'))
        throw new Error(`bet ${bet.id} could not be settled: ${answer}`);
      if (answer === 'stale') {
        stale.push(bet.id);
        continue;
      }
      count.undecided += undecided;
      if (answer !== 'written') count.settled += 1;
      changed.push(bet.id);
    }
    await notifier.betsChanged(changed);
    return stale;
  }

  async function settleBets(
    betIds: readonly string[],
    kind: string,
    event: SubjectEvent,
    count: SettlementCount,
  ): Promise<void> {
    let left = betIds;
    for (let round = 0; left.length > 0; round += 1) {
      if (round === MAX_ROUNDS)
        throw new Error(`bets of ${kind} ${event.id} keep changing: ${left.join(' ')}`);
      const now = clock.now();
      const plans = await planBets(left, kind, event, now);
      const work = plans.filter((plan) => plan.entry !== null);
      const stale: string[] = [];
      for (let start = 0; start < work.length; start += BATCH)
        stale.push(...(await write(work.slice(start, start + BATCH), count, now)));
      for (const plan of plans) if (plan.entry === null) count.undecided += plan.undecided;
      left = stale;
    }
  }

  async function settleEvent(kind: string, eventId: string): Promise<SettlementCount> {
    const count: SettlementCount = { settled: 0, undecided: 0 };
    const event = await subjects.of(kind).event(eventId);
    if (!event) return count;
    // A booking that is slower than the result would otherwise be stored behind the last page, and never be settled.
    await repository.awaitBookings(db);
    const { id, version } = event;
    let after = '';
    for (;;) {
      const page = await repository.betsToSettle(db, { kind, id, version }, after, PAGE);
      await settleBets(page, kind, event, count);
      after = page.at(-1) ?? '';
      if (page.length < PAGE) break;
    }
    await event.settled(count.undecided);
    return count;
  }

  return {
    name: 'bet-settlement',
    settleEvent,
    async nextDue() {
      let soonest: number | null = null;
      for (const strategy of subjects.all) {
        const due = await strategy.nextEventDue(clock.now());
        if (due !== null && (soonest === null || due < soonest)) soonest = due;
      }
      return soonest;
    },
    async runDue(now) {
      await subjects.catchUp(now);
      for (const strategy of subjects.all)
        for (const id of await strategy.dueEvents(now, PAGE)) await settleEvent(strategy.kind, id);
    },
  };
}

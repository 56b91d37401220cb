import type { ModuleDeps } from '../../module.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import type { Notifier } from './notify.ts';
import { type Plan, planBets } from './plan.ts';
import * as repository from './settle-repository.ts';
import type { SubjectEvent, SubjectStrategy } from './strategy.ts';
import type { Subjects } from './subjects.ts';

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

type Deps = Pick<ModuleDeps, 'db' | 'clock' | 'ids'>;

async function nextEventDue(
  strategies: readonly Pick<SubjectStrategy<unknown>, 'nextEventDue'>[],
  now: number,
): Promise<number | null> {
  let soonest: number | null = null;
  for (const strategy of strategies) {
    const due = await strategy.nextEventDue(now);
    if (due !== null && (soonest === null || due < soonest)) soonest = due;
  }
  return soonest;
}

export function createSettlement<View>(
  { db, clock, ids }: Deps,
  subjects: Subjects<View>,
  notifier: Notifier<View>,
): Settlement {
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
      const plans = await planBets(db, { betIds: left, kind, event, now });
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
    nextDue: () => nextEventDue(subjects.all, clock.now()),
    async runDue(now) {
      await subjects.catchUp(now);
      for (const strategy of subjects.all)
        for (const id of await strategy.dueEvents(now, PAGE)) await settleEvent(strategy.kind, id);
    },
  };
}

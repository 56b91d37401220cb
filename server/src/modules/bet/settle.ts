import { LEG_RESULT } from '#rules/leg-result.ts';
import { settleSlip } from '#rules/slip-settle.ts';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { type FixtureResult, legOutcome } from './leg-outcome.ts';
import type { Notifier } from './notify.ts';
import * as repository from './settle-repository.ts';

/** Bets read at once, and bets settled by one call: members wait for their account as long as one call runs. */
const PAGE = 256;
const BATCH = 32;
/** A bet changes under us only when another server settles it too; it is then soon done. */
const MAX_ROUNDS = 5;

export interface SettlementCount {
  /** Bets whose outcome was decided or changed. */
  settled: number;
  /** Legs of a finished fixture that no rule could decide. */
  undecided: number;
}

export interface Settlement extends DueTask {
  /** Writes every result the fixture decides now; safe to run again, at once and on several servers. */
  settleFixture(fixtureId: string): Promise<SettlementCount>;
}

interface Plan {
  entry: object | null;
  undecided: number;
}

type Deps = Pick<ModuleDeps, 'db' | 'clock' | 'ids' | 'log'>;

/** What the fixture's result means for one bet; no entry when nothing is to be written. */
function planBet(
  bet: repository.SettleBet,
  fixture: FixtureResult,
  offered: ReadonlyMap<string, string[]>,
  now: number,
): Plan {
  let undecided = 0;
  const written: object[] = [];
  const legs = bet.legs.map((leg) => {
    const open = leg.result === LEG_RESULT.open;
    const outdated = leg.resultVersion < fixture.resultVersion;
    if (leg.fixtureId !== fixture.id || (!open && !outdated)) return leg;
    const decided = legOutcome(leg, fixture, offered.get(leg.marketId), now);
    if (decided.result === LEG_RESULT.open) {
      undecided += 1;
      if (open) return leg;
    }
    // A correction that no longer decides the leg leaves the result it had.
    const result = decided.result === LEG_RESULT.open ? leg.result : decided.result;
    const { resultVersion } = fixture;
    written.push({ idx: leg.idx, result, score: decided.score, resultVersion });
    return { ...leg, result };
  });
  if (written.length === 0) return { entry: null, undecided };
  const { final, label, payout } = settleSlip({
    stake: bet.stake,
    legs,
    bonusFolders: bet.bonusFolders,
    bonusTerms: bet.bonusTerms,
  });
  const seen = bet.legs.map(({ idx, result, resultVersion }) => ({ idx, result, resultVersion }));
  return {
    entry: { betId: bet.id, version: bet.version, seen, legs: written, final, label, payout },
    undecided,
  };
}

/** Makes the settlement of bets by the results of fixtures. */
export function createSettlement({ db, clock, ids, log }: Deps, notifier: Notifier): Settlement {
  async function settleBets(
    betIds: readonly string[],
    fixture: FixtureResult,
    offered: ReadonlyMap<string, string[]>,
    count: SettlementCount,
  ): Promise<void> {
    let left = betIds;
    for (let round = 0; left.length > 0; round += 1) {
      if (round === MAX_ROUNDS)
        throw new Error(`bets of fixture ${fixture.id} keep changing: ${left.join(' ')}`);
      const now = clock.now();
      const bets = await repository.readSettleBets(db, left);
      const plans = bets.map((bet) => ({ bet, ...planBet(bet, fixture, offered, now) }));
      const work = plans.filter((plan) => plan.entry !== null);
      const stale: string[] = [];
      for (let start = 0; start < work.length; start += BATCH) {
        const batch = work.slice(start, start + BATCH);
        const items = batch.map(({ entry }) => ({ ...entry, txId: ids.id('txn') }));
        const answers = await repository.settleBatch(db, items, now);
        const changed: string[] = [];
        for (const [index, { bet, undecided }] of batch.entries()) {
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
      }
      for (const plan of plans) if (plan.entry === null) count.undecided += plan.undecided;
      left = stale;
    }
  }

  async function settleFixture(fixtureId: string): Promise<SettlementCount> {
    const count: SettlementCount = { settled: 0, undecided: 0 };
    const fixture = await repository.readResult(db, fixtureId);
    if (!fixture) return count;
    let offered: Map<string, string[]> | undefined;
    let after = '';
    for (;;) {
      const page = await repository.betsToSettle(db, fixture, after, PAGE);
      if (page.length > 0) offered ??= await repository.readOffered(db, fixtureId);
      if (offered) await settleBets(page, fixture, offered, count);
      after = page.at(-1) ?? '';
      if (page.length < PAGE) break;
    }
    if (count.undecided > 0 && fixture.status === FIXTURE_STATUS.finished) {
      log.warn(
        { fixtureId, legs: count.undecided },
        'legs of a finished fixture are left for staff',
      );
    }
    if (fixture.needsSettlement) await repository.clearNeed(db, fixture);
    return count;
  }

  return {
    name: 'bet-settlement',
    settleFixture,
    nextDue: () => repository.nextSettlementDue(db, clock.now()),
    async runDue(now) {
      for (const id of await repository.dueFixtures(db, now, PAGE)) await settleFixture(id);
    },
  };
}

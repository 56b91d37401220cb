import { takesOffer } from '#rules/cash-out.ts';
import type { ModuleDeps } from '../../module.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { readBets } from './bet-repository.ts';
import { type Decisions, lockedBet, type Valuation } from './cash-out-decisions.ts';
import * as repository from './cash-out-repository.ts';
import { stakeLeft } from './cash-out-value.ts';
import type { Notifier } from './notify.ts';
import type { Subjects } from './subjects.ts';
import type { StoredBet } from './types.ts';

/** Bets that are decided or tried at once in one run of a task. */
const PAGE = 100;
/** How often targets are compared with offers. */
const TARGETS_EVERY_MS = 1_000;

type News = Pick<Notifier<unknown>, 'betsChanged'>;

/** Decides cash-outs whose wait is over. */
export function createWaitingTask(
  { db }: Pick<ModuleDeps, 'db'>,
  subjects: Pick<Subjects<unknown>, 'catchUp'>,
  decisions: Decisions,
  news: News,
): DueTask {
  return {
    name: 'cash-out-pending',
    nextDue: () => repository.nextCashOutDue(db),
    async runDue(now) {
      await subjects.catchUp(now);
      const due = await repository.dueCashOuts(db, now, PAGE);
      for (const betId of due) await db.tx((q) => decisions.conclude(q, betId, now));
      await news.betsChanged(due);
    },
  };
}

/** Cashes out bets whose offer has come up to their target. */
export function createTargetTask(
  { db, clock }: Pick<ModuleDeps, 'db' | 'clock'>,
  { shownValue }: Pick<Valuation, 'shownValue'>,
  decisions: Decisions,
  news: News,
): DueTask {
  /** The ids of the bets that changed. */
  async function meetTargets(bets: readonly StoredBet[], now: number): Promise<string[]> {
    const changed: string[] = [];
    for (const shown of bets) {
      const { target } = shown.cashed;
      if (target === null || !takesOffer(target, shownValue(shown, now).amount)) continue;
      const stored = await db.tx(async (q) => {
        const bet = await lockedBet(q, shown.id);
        if (bet?.cashed.target !== target) return null;
        const request = { bet, stake: stakeLeft(bet), asked: target, isAuto: true, ip: null };
        return decisions.request(q, request, now);
      });
      if (stored) changed.push(shown.id);
    }
    return changed;
  }

  let lastRun = 0;
  return {
    name: 'cash-out-target',
    async nextDue() {
      if (!(await repository.hasTargets(db))) return null;
      return Math.max(lastRun + TARGETS_EVERY_MS, clock.now());
    },
    async runDue(now) {
      lastRun = now;
      let after = '';
      for (;;) {
        const page = await repository.betsWithTarget(db, after, PAGE);
        await news.betsChanged(await meetTargets(await readBets(db, page), now));
        after = page.at(-1) ?? '';
        if (page.length < PAGE) return;
      }
    },
  };
}

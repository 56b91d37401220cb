import type { components } from '#contract/types.gen.ts';
import { answerOnce } from '../../lib/idempotency.ts';
import type { ModuleDeps } from '../../module.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { readBet } from './bet-repository.ts';
import {
  createDecisions,
  createValuation,
  type Decisions,
  lockedBet,
  type Valuation,
} from './cash-out-decisions.ts';
import * as repository from './cash-out-repository.ts';
import type { CashOut, StoredCashOut } from './cash-out-repository.ts';
import { createTargetTask, createWaitingTask } from './cash-out-tasks.ts';
import { canCashOut, stakeLeft } from './cash-out-value.ts';
import { readHistory } from './history-repository.ts';
import type { Notifier } from './notify.ts';
import { readMembers } from './repository.ts';
import type { Subjects } from './subjects.ts';

/** Open bets whose offers are answered at once. */
const MAX_OFFERS = 200;
const OPEN = 0;

export type CashOutOffer = components['schemas']['CashOutOffer'];

export interface CashOutOrder {
  memberId: string;
  betId: string;
  key: string;
  ip: string;
  /** How much of the stake, and the least that is taken for it; minor units. */
  stake: number;
  amount: number;
}

export type CashOutResult =
  | { kind: 'answered'; cashOut: CashOut }
  | { kind: 'reused' }
  | { kind: 'NOT_FOUND' };

export interface CashOuts {
  /** What the member's open bets are worth now, newest first. */
  offers(memberId: string): Promise<CashOutOffer[]>;
  /** Cashes a bet out, at once or after the wait of what is in play; the same key and order get the same answer. */
  cashOut(order: CashOutOrder): Promise<CashOutResult>;
  /** Sets the offer at which a bet is cashed out by itself, or removes it with null. */
  setTarget(order: {
    memberId: string;
    betId: string;
    target: number | null;
  }): Promise<'done' | 'NOT_FOUND' | 'INVALID_STATE'>;
}

type Deps = Pick<ModuleDeps, 'db' | 'clock'>;
type News = Pick<Notifier<unknown>, 'betsChanged'>;

function answerOf({ memberId: _, ip: __, ...cashOut }: StoredCashOut): CashOut {
  return cashOut;
}

function createService(
  { db, clock }: Deps,
  { minStakeOf, shownValue }: Valuation,
  decisions: Decisions,
  news: News,
): CashOuts {
  return {
    async offers(memberId) {
      const bets = await readHistory(db, { memberId, label: OPEN, limit: MAX_OFFERS });
      const member = (await readMembers(db, [memberId])).get(memberId);
      const now = clock.now();
      return bets
        .filter(({ status }) => status === 'accepted')
        .map((bet) => ({
          betId: bet.id,
          stake: stakeLeft(bet),
          minStake: minStakeOf(member, bet),
          ...shownValue(bet, now),
        }));
    },
    async cashOut({ memberId, betId, key, ip, stake, amount }) {
      if (!(await readBet(db, memberId, betId))) return { kind: 'NOT_FOUND' };
      const body = { betId, stake, amount };
      const command = { memberId, scope: 'cashOut' as const, key, body };
      const result = await db.tx((q) =>
        answerOnce(q, { ...command, at: clock.now() }, async () => {
          const bet = await lockedBet(q, betId);
          if (!bet) throw new Error(`bet ${betId} is gone`);
          const request = { bet, stake, asked: amount, isAuto: false, ip };
          // Decided by the time at which the lock was got.
          const stored = await decisions.request(q, request, clock.now());
          if (!stored) throw new Error(`${betId}: a member's request is always stored`);
          return { status: 201, answer: answerOf(stored) };
        }),
      );
      if (result.kind === 'reused') return { kind: 'reused' };
      if (!result.replayed) await news.betsChanged([betId]);
      return { kind: 'answered', cashOut: result.answer };
    },
    async setTarget({ memberId, betId, target }) {
      if (!(await readBet(db, memberId, betId))) return 'NOT_FOUND';
      const result = await db.tx(async (q) => {
        const bet = await lockedBet(q, betId);
        if (target === null) await repository.deleteTarget(q, betId);
        else if (!bet || !canCashOut(bet)) return 'INVALID_STATE' as const;
        else await repository.saveTarget(q, { betId, target, at: clock.now() });
        return 'done' as const;
      });
      if (result === 'done') await news.betsChanged([betId]);
      return result;
    },
  };
}

/** With the tasks that decide those that wait and those that have come up to a target. */
export function createCashOuts<View>(
  deps: Pick<ModuleDeps, 'db' | 'clock' | 'ids'>,
  subjects: Subjects<View>,
  news: News,
): { service: CashOuts; tasks: DueTask[] } {
  const valuation = createValuation(subjects);
  const decisions = createDecisions(deps, valuation);
  return {
    service: createService(deps, valuation, decisions, news),
    tasks: [
      createWaitingTask(deps, subjects, decisions, news),
      createTargetTask(deps, valuation, decisions, news),
    ],
  };
}

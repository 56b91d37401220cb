import { takesOffer } from '#rules/cash-out.ts';
import type { components } from '#contract/types.gen.ts';
import { answerOnce } from '../../lib/idempotency.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import type { DueTask } from '../../lib/scheduler.ts';
import { readBet, readBets } from './bet-repository.ts';
import * as repository from './cash-out-repository.ts';
import type { CashOut, StoredCashOut } from './cash-out-repository.ts';
import {
  canCashOut,
  type CashOutValue,
  openLegs,
  payoutOfPart,
  stakeLeft,
  worthOf,
} from './cash-out-value.ts';
import { readHistory } from './history-repository.ts';
import type { Notifier } from './notify.ts';
import { lockBet, readMembers } from './repository.ts';
import type { Subjects } from './subjects.ts';
import type { MemberContext, StoredBet } from './types.ts';

/** Open bets of which offers are told at once, and decided or tried in one run of a task. */
const MAX_OFFERS = 200;
const PAGE = 100;
const OPEN = 0;
const NO_VALUE: CashOutValue = { amount: null, reason: 'unavailable', waitMs: 0 };
/** How often targets are compared with offers. */
const TARGETS_EVERY_MS = 1_000;

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

/** Of the member, or of the bet's target. */
interface CashOutRequest {
  bet: StoredBet;
  stake: number;
  /** The least that is taken for it, minor units. */
  asked: number;
  isAuto: boolean;
  ip: string | null;
}

type Deps = Pick<ModuleDeps, 'db' | 'clock'>;
type News = Pick<Notifier<unknown>, 'betsChanged'>;
type Decisions = ReturnType<typeof createDecisions>;

/** The bet under its locks, as it is stored then. */
async function lockedBet(q: Queryable, betId: string): Promise<StoredBet | null> {
  await lockBet(q, betId);
  return (await readBets(q, [betId]))[0] ?? null;
}

function createDecisions<View>({ ids }: Pick<ModuleDeps, 'ids'>, subjects: Subjects<View>) {
  /** By what is stored, in the transaction that has locked the bet. */
  async function storedValue(q: Queryable, bet: StoredBet, now: number): Promise<CashOutValue> {
    const strategy = subjects.ofBet(bet).cashOut;
    return strategy ? worthOf(bet, await strategy.storedQuotes(q, openLegs(bet), now)) : NO_VALUE;
  }

  /**
   * Nothing of a bet may go on alone where its member is not known to bet any more, nor of a system, whose lines share
   * one stake.
   */
  function minStakeOf(member: MemberContext | undefined, bet: StoredBet): number {
    if (bet.sizes) return stakeLeft(bet);
    const strategy = subjects.ofBet(bet).cashOut;
    return member && strategy ? strategy.minStake(member) : bet.stake;
  }

  /** By what is stored now; the bet is locked. */
  async function decide(
    q: Queryable,
    { bet, stake, asked }: Pick<CashOutRequest, 'bet' | 'stake' | 'asked'>,
    now: number,
  ) {
    const value = await storedValue(q, bet, now);
    const member = (await readMembers(q, [bet.memberId])).get(bet.memberId);
    const minStake = minStakeOf(member, bet);
    return { value, outcome: payoutOfPart(bet, value, { stake, asked, minStake }) };
  }

  async function pay(q: Queryable, cashOut: StoredCashOut, amount: number, now: number) {
    const { id, betId, stake, memberId, ip, isAuto } = cashOut;
    const payment = { id, betId, txId: ids.id('txn'), stake, amount, actor: memberId, ip };
    // The member who requests it knows of it; a target is met whether the member looks or not.
    if (!(await repository.payCashOut(q, { ...payment, seen: !isAuto }, now)))
      throw new Error(`${id}: the locked bet ${betId} could not be paid out`);
  }

  return {
    minStakeOf,
    /** By what is offered in memory, which is as fresh as the boards are. */
    shownValue(bet: StoredBet, now: number): CashOutValue {
      const strategy = subjects.ofBet(bet).cashOut;
      return strategy ? worthOf(bet, strategy.shownQuotes(openLegs(bet), now)) : NO_VALUE;
    },
    /** Stores a request as done, waiting or refused. A target that cannot be met yet stores nothing. */
    async request(
      q: Queryable,
      request: CashOutRequest,
      now: number,
    ): Promise<StoredCashOut | null> {
      const { bet, stake, asked, isAuto, ip } = request;
      const { id: betId, memberId } = bet;
      const isUnderway = (await repository.findWaiting(q, betId)) !== null;
      const { value, outcome } = await decide(q, request, now);
      const reason = isUnderway ? 'underway' : 'reason' in outcome ? outcome.reason : null;
      if (isAuto && reason !== null) return null;
      const waits = reason === null && value.waitMs > 0;
      const pays = reason === null && !waits && 'pays' in outcome ? outcome.pays : null;
      const cashOut: StoredCashOut = {
        id: ids.id('cso'),
        betId,
        memberId,
        isAuto,
        stake,
        asked,
        ip,
        at: now,
        reason,
        status: waits ? 'pending' : reason === null ? 'done' : 'refused',
        amount: pays,
        pendingUntil: waits ? now + value.waitMs : null,
        decidedAt: waits ? null : now,
      };
      await repository.insertCashOut(q, cashOut);
      if (pays !== null) await pay(q, cashOut, pays, now);
      return cashOut;
    },
    /** Pays or refuses what has waited. */
    async conclude(q: Queryable, betId: string, now: number): Promise<void> {
      const bet = await lockedBet(q, betId);
      const waiting = await repository.findWaiting(q, betId);
      if (!bet || !waiting) return;
      const { outcome } = await decide(q, { bet, ...waiting }, now);
      const decided = { ...waiting, decidedAt: now };
      if ('reason' in outcome) {
        const { reason } = outcome;
        return repository.decideCashOut(q, { ...decided, status: 'refused', amount: null, reason });
      }
      const amount = outcome.pays;
      await repository.decideCashOut(q, { ...decided, status: 'done', amount, reason: null });
      await pay(q, waiting, amount, now);
    },
  };
}

function answerOf({ memberId: _, ip: __, ...cashOut }: StoredCashOut): CashOut {
  return cashOut;
}

function createService({ db, clock }: Deps, decisions: Decisions, news: News): CashOuts {
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
          minStake: decisions.minStakeOf(member, bet),
          ...decisions.shownValue(bet, now),
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
          // Whoever waited for the lock is answered by the time after it.
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

function createWaitingTask(
  { db }: Pick<Deps, 'db'>,
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

function createTargetTask({ db, clock }: Deps, decisions: Decisions, news: News): DueTask {
  /** Requests cash-outs of the bets whose offer has come up to their target; answers those that changed. */
  async function meetTargets(bets: readonly StoredBet[], now: number): Promise<string[]> {
    const changed: string[] = [];
    for (const shown of bets) {
      const { target } = shown.cashed;
      if (target === null || !takesOffer(target, decisions.shownValue(shown, now).amount)) continue;
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

/** With the tasks that decide those that wait and those that have come up to a target. */
export function createCashOuts<View>(
  deps: Pick<ModuleDeps, 'db' | 'clock' | 'ids'>,
  subjects: Subjects<View>,
  news: News,
): { service: CashOuts; tasks: DueTask[] } {
  const decisions = createDecisions(deps, subjects);
  return {
    service: createService(deps, decisions, news),
    tasks: [
      createWaitingTask(deps, subjects, decisions, news),
      createTargetTask(deps, decisions, news),
    ],
  };
}

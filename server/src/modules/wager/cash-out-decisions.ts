import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { readBets } from './bet-repository.ts';
import * as repository from './cash-out-repository.ts';
import type { StoredCashOut } from './cash-out-repository.ts';
import { type CashOutValue, openLegs, payoutOfPart, stakeLeft, worthOf } from './cash-out-value.ts';
import { lockBet, readMembers } from './repository.ts';
import type { Subjects } from './subjects.ts';
import type { MemberContext, StoredBet } from './types.ts';

const NO_VALUE: CashOutValue = { amount: null, reason: 'unavailable', waitMs: 0 };

/** Of the member, or of the bet's target. */
interface CashOutRequest {
  bet: StoredBet;
  stake: number;
  /** The least that is taken for it, minor units. */
  asked: number;
  isAuto: boolean;
  ip: string | null;
}

export type Valuation = ReturnType<typeof createValuation>;
export type Decisions = ReturnType<typeof createDecisions>;

/** The bet under its locks, as it is stored then. */
export async function lockedBet(q: Queryable, betId: string): Promise<StoredBet | null> {
  await lockBet(q, betId);
  return (await readBets(q, [betId]))[0] ?? null;
}

/** What bets are worth by the prices of their kinds. */
export function createValuation<View>(subjects: Subjects<View>) {
  return {
    /**
     * Nothing of a bet may go on alone where its member is not known to bet any more, nor of a system, whose lines share
     * one stake.
     */
    minStakeOf(member: MemberContext | undefined, bet: StoredBet): number {
      if (bet.sizes) return stakeLeft(bet);
      const strategy = subjects.ofBet(bet).cashOut;
      return member && strategy ? strategy.minStake(member) : bet.stake;
    },
    /** By what is offered in memory, which is as fresh as the boards are. */
    shownValue(bet: StoredBet, now: number): CashOutValue {
      const strategy = subjects.ofBet(bet).cashOut;
      return strategy ? worthOf(bet, strategy.shownQuotes(openLegs(bet), now)) : NO_VALUE;
    },
    /** By what is stored, in the transaction that has locked the bet. */
    async storedValue(q: Queryable, bet: StoredBet, now: number): Promise<CashOutValue> {
      const strategy = subjects.ofBet(bet).cashOut;
      return strategy ? worthOf(bet, await strategy.storedQuotes(q, openLegs(bet), now)) : NO_VALUE;
    },
  };
}

/** Every call runs in a transaction. */
export function createDecisions(
  { ids }: Pick<ModuleDeps, 'ids'>,
  { minStakeOf, storedValue }: Valuation,
) {
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

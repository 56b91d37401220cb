import {
  TETHER_CONFIRMATIONS,
  TETHER_LOST_MS,
  TETHER_PART_MS,
  TETHER_UNASKED_MICRO,
  tetherCredit,
  tetherStep,
} from '#rules/tether.ts';
import type { TetherEvent } from '#rules/request-transitions.ts';
import type { Db, Queryable } from '../../lib/db.ts';
import type { Caller } from '../../lib/session.ts';
import { isKeptFromCredit } from '../cashier/index.ts';
import type { Actor } from '../request/index.ts';
import { lockMoney } from '../wallet/index.ts';
import type { TetherDeposits } from './deposit-request.ts';
import * as repository from './repository.ts';
import type { Newest, Payment } from './repository.ts';
import { tokenOf } from './secure-url.ts';
import { rateOf } from './show.ts';
import { isSigned, issueTime } from './signature.ts';
import type { TetherTransfer } from './types.ts';

export type Reported = 'received' | 'FORBIDDEN' | 'NOT_FOUND' | 'INVALID_STATE';
export type Taken = { ok: true } | { ok: false; error: 'NOT_FOUND' | 'INVALID_STATE' };

export interface TetherTransfers {
  /** Counts what the provider reports, however often and in whatever order. */
  report(transfer: TetherTransfer, now: number): Promise<Reported>;
  /** Credits what came of a payment in part; above what is credited without staff it waits for them. */
  take(id: string, member: Caller): Promise<Taken>;
  /** Ends a deposit that nothing came for; any other stays as it is. */
  expire(id: string, address: string, now: number): Promise<void>;
  /** Credits what came of a payment in part whose member did not choose; any other stays as it is. */
  lapse(id: string, address: string, now: number): Promise<void>;
  /** Gives up the coins of a deposit that were not reported for long before they had their blocks; the others decide. */
  lose(id: string, address: string, now: number): Promise<void>;
}

const PROVIDER: Actor = { id: 'provider', role: 'system', ip: '' };
const ENDED: readonly Payment['state'][] = ['credited', 'expired', 'rejected'];

/** Whether a transfer says to be older than its address: what no payer of it can have sent. */
function isOlder({ at }: TetherTransfer, { url }: Newest): boolean {
  const issued = issueTime(tokenOf(url ?? ''));
  return issued !== null && at < issued;
}

async function need(q: Queryable, id: string): Promise<Payment> {
  const payment = await repository.readPayment(q, id);
  if (!payment) throw new Error(`the tether deposit ${id} is not there`);
  return payment;
}

/** Whether the member's own limits or a stop leave the credit to staff: coins that came cannot be refused. */
async function isProtected(q: Queryable, { memberId, details, paidMicro }: Payment, at: number) {
  const { credit } = tetherCredit(paidMicro, rateOf(details));
  return isKeptFromCredit(q, { memberId, amount: credit, at });
}

/** What came may be too much to be credited without staff, or its member may not be credited now. */
async function needsStaff(q: Queryable, payment: Payment, at: number): Promise<boolean> {
  return payment.paidMicro > TETHER_UNASKED_MICRO || (await isProtected(q, payment, at));
}

/** A deposit that nothing else moves on until the transaction ends; its locks are in the one order. */
async function locked(q: Queryable, id: string, address: string): Promise<Payment> {
  await repository.lockAddress(q, address);
  await repository.lockPayment(q, id);
  const payment = await need(q, id);
  await lockMoney(q, payment.memberId);
  return payment;
}

/** What moves deposits on inside a transaction in which their address is locked. */
function createMoves(deposits: TetherDeposits) {
  async function act(q: Queryable, id: string, event: TetherEvent, at: number) {
    const result = await deposits.actWithin(q, { id, event, actor: PROVIDER, at });
    if (!result.ok) throw new Error(`${id}: ${event} ${result.error}`);
  }

  /** Moves a deposit on to where what came for it leads. */
  async function settle(q: Queryable, id: string, at: number): Promise<void> {
    const payment = await need(q, id);
    const { state, details, paidMicro, confirmations, lastAt } = payment;
    const step = tetherStep({
      amountMicro: details.amountMicro,
      isRateKept: rateOf(details) !== null,
      paidMicro,
      isPending: confirmations < TETHER_CONFIRMATIONS,
      isLate: details.isAfterEnd || (lastAt ?? 0) > details.expiresAt,
    });
    if (state !== 'confirming') await act(q, id, 'see', at);
    if (step === 'see') return;
    await lockMoney(q, payment.memberId);
    const isHeld = step === 'credit' && (await isProtected(q, payment, at));
    await act(q, id, isHeld ? 'review' : step, at);
  }

  /** The deposit that a new transfer belongs to: after the end of one, another that staff decides. */
  async function receiverOf(
    q: Queryable,
    newest: Newest,
    { amountMicro }: TetherTransfer,
    at: number,
  ) {
    // Else staff may decide it between this look at its state and the step that follows from it.
    await repository.lockPayment(q, newest.requestId);
    const { state, details, memberId } = await need(q, newest.requestId);
    if (!ENDED.includes(state)) return newest.requestId;
    const { credit: amount } = tetherCredit(amountMicro, rateOf(details));
    const next = { ...details, amount, amountMicro, isAfterEnd: true };
    const opened = await deposits.open(q, { memberId, details: next, actor: PROVIDER, at });
    if (!opened) throw new Error(`no deposit after ${newest.requestId}`);
    const { address, expiresAt } = details;
    const n = newest.n + 1;
    await repository.insertPayment(q, { requestId: opened.id, address, n, expiresAt });
    return opened.id;
  }

  async function count(q: Queryable, transfer: TetherTransfer, now: number): Promise<Reported> {
    const { address, amountMicro, confirmations } = transfer;
    await repository.lockAddress(q, address);
    const known = await repository.readTransfer(q, transfer);
    if (known && (known.address !== address || known.amountMicro !== amountMicro))
      return 'INVALID_STATE';
    const newest = await repository.newestOf(q, address);
    if (!newest) return 'NOT_FOUND';
    if (isOlder(transfer, newest)) return 'INVALID_STATE';
    // What is known already and had all its blocks decides nothing any more.
    const counted = Math.min(known?.confirmations ?? -1, TETHER_CONFIRMATIONS);
    if (Math.min(confirmations, TETHER_CONFIRMATIONS) <= counted) return 'received';
    // What was lost may have ended its deposit, which takes in nothing more.
    const isReceived = known && !known.isLost;
    const requestId = isReceived ? known.requestId : await receiverOf(q, newest, transfer, now);
    const news = { ...transfer, requestId, reportedAt: now };
    await (known ? repository.saveNews(q, news) : repository.insertTransfer(q, news));
    await settle(q, requestId, now);
    return 'received';
  }

  return { act, settle, count };
}

/** Whatever is done to an address is done to it one after the other. */
export function createTetherTransfers(
  db: Db,
  deposits: TetherDeposits,
  secret: () => Promise<string>,
): TetherTransfers {
  const moves = createMoves(deposits);
  return {
    async report(transfer, now) {
      if (!isSigned(await secret(), transfer)) return 'FORBIDDEN';
      return db.tx((q) => moves.count(q, transfer, now));
    },
    async take(id, { memberId, ip, now }) {
      const found = await repository.readPayment(db, id);
      if (found?.memberId !== memberId) return { ok: false, error: 'NOT_FOUND' };
      const actor: Actor = { id: memberId, role: 'member', ip };
      const result = await db.tx(async (q) => {
        const payment = await locked(q, id, found.details.address);
        const { state } = payment;
        const isStaffs =
          state === 'reviewing' || (state === 'partial' && (await needsStaff(q, payment, now)));
        return isStaffs
          ? deposits.actWithin(q, { id, event: 'review', actor: PROVIDER, at: now })
          : deposits.actWithin(q, { id, event: 'take', actor, at: now });
      });
      return result.ok ? { ok: true } : { ok: false, error: 'INVALID_STATE' };
    },
    async expire(id, address, now) {
      await db.tx(async (q) => {
        await repository.lockAddress(q, address);
        await deposits.actWithin(q, { id, event: 'expire', actor: PROVIDER, at: now });
      });
    },
    async lapse(id, address, now) {
      await db.tx(async (q) => {
        const payment = await locked(q, id, address);
        // The rest may have come, or the member have chosen, since it was found.
        if (payment.state !== 'partial' || payment.details.expiresAt + TETHER_PART_MS > now) return;
        const { credit } = tetherCredit(payment.paidMicro, rateOf(payment.details));
        const event = (await needsStaff(q, payment, now)) ? 'review' : 'take';
        await moves.act(q, id, credit === 0 ? 'lapse' : event, now);
      });
    },
    async lose(id, address, now) {
      await db.tx(async (q) => {
        const { state } = await locked(q, id, address);
        // More may have been reported since it was found.
        if (state !== 'confirming') return;
        await repository.markLost(q, id, now - TETHER_LOST_MS);
        const { seenAt } = await need(q, id);
        if (seenAt === null) await moves.act(q, id, 'lapse', now);
        else await moves.settle(q, id, now);
      });
    },
  };
}

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
import { isKeptFromCredit } from '../cashier/index.ts';
import type { Actor } from '../request/index.ts';
import type { TetherDeposits } from './deposit-request.ts';
import * as repository from './repository.ts';
import type { Newest, Payment, StoredTransfer } from './repository.ts';
import { tokenOf } from './secure-url.ts';
import { rateOf } from './show.ts';
import { isSigned, issueTime } from './signature.ts';
import type { TetherTransfer } from './types.ts';

export type Reported = 'received' | 'FORBIDDEN' | 'NOT_FOUND' | 'INVALID_STATE';
export type Taken = { ok: true } | { ok: false; error: 'NOT_FOUND' | 'INVALID_STATE' };

export interface TetherTransfers {
  /** Counts what the provider tells, however often and in whatever order it does. */
  report(transfer: TetherTransfer, now: number): Promise<Reported>;
  /** Credits what came of a payment in part; above what is credited unasked it waits for staff. */
  take(id: string, member: { memberId: string; ip: string; now: number }): Promise<Taken>;
  /** Ends a deposit that nothing came for; any other stays as it is. */
  expire(id: string, address: string, now: number): Promise<void>;
  /** Credits what came of a payment in part whose member did not choose; any other stays as it is. */
  lapse(id: string, address: string, now: number): Promise<void>;
  /** Gives up the coins of a deposit that nothing was told of for long before they had their blocks; the others decide. */
  lose(id: string, address: string, now: number): Promise<void>;
}

const PROVIDER: Actor = { id: 'provider', role: 'system', ip: '' };
const ENDED: readonly Payment['state'][] = ['credited', 'expired', 'rejected'];

/** Whether a transfer says to be older than its address: what no payer of it can have sent. */
function isOlder({ at }: TetherTransfer, { url }: Newest): boolean {
  const issued = issueTime(tokenOf(url ?? ''));
  return issued !== null && at < issued;
}

/** Makes what counts transfers. Whatever is done to an address is done to it one after the other. */
export function createTetherTransfers(
  db: Db,
  deposits: TetherDeposits,
  secret: () => Promise<string>,
): TetherTransfers {
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

  /** What came may be too much to be credited unasked, or its member may not be credited now. */
  async function needsStaff(q: Queryable, payment: Payment, at: number): Promise<boolean> {
    return payment.paidMicro > TETHER_UNASKED_MICRO || (await isProtected(q, payment, at));
  }

  /** A deposit that nothing else moves on until the transaction ends; its locks are in the one order. */
  async function locked(q: Queryable, id: string, address: string): Promise<Payment> {
    await repository.lockAddress(q, address);
    await repository.lockPayment(q, id);
    const payment = await need(q, id);
    await repository.lockMoney(q, payment.memberId);
    return payment;
  }

  async function act(q: Queryable, id: string, event: TetherEvent, actor: Actor, at: number) {
    const result = await deposits.actWithin(q, { id, event, actor, at });
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
    if (state !== 'confirming') await act(q, id, 'see', PROVIDER, at);
    if (step === 'see') return;
    await repository.lockMoney(q, payment.memberId);
    const isHeld = step === 'credit' && (await isProtected(q, payment, at));
    await act(q, id, isHeld ? 'review' : step, PROVIDER, at);
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

  interface Telling {
    transfer: TetherTransfer;
    newest: Newest;
    now: number;
  }

  /** Notes a transfer that nothing was told of before; the deposit that it is of. */
  async function noteFirst(q: Queryable, { transfer, newest, now }: Telling): Promise<string> {
    const { txId, eventIndex, amountMicro, confirmations, at } = transfer;
    const requestId = await receiverOf(q, newest, transfer, now);
    const counted = { txId, eventIndex, requestId, amountMicro, confirmations, at, toldAt: now };
    await repository.insertTransfer(q, counted);
    return requestId;
  }

  /** Notes what is new of a transfer that is known; the deposit that it is of, or null where nothing is new. */
  async function noteNews(
    q: Queryable,
    known: StoredTransfer,
    { transfer, newest, now }: Telling,
  ): Promise<string | null> {
    const { txId, eventIndex, confirmations, at } = transfer;
    // What is known already and had all its blocks decides nothing any more.
    const isNews =
      known.confirmations < TETHER_CONFIRMATIONS && confirmations > known.confirmations;
    if (!isNews) return null;
    // What was lost may have ended its deposit, which takes in nothing more.
    const requestId = known.isLost ? await receiverOf(q, newest, transfer, now) : known.requestId;
    await repository.saveNews(q, { txId, eventIndex, requestId, confirmations, at, toldAt: now });
    return requestId;
  }

  async function count(q: Queryable, transfer: TetherTransfer, now: number): Promise<Reported> {
    const { address, amountMicro } = transfer;
    await repository.lockAddress(q, address);
    const known = await repository.readTransfer(q, transfer);
    const isSame = known?.address === address && known.amountMicro === amountMicro;
    if (known && !isSame) return 'INVALID_STATE';
    const newest = await repository.newestOf(q, address);
    if (!newest) return 'NOT_FOUND';
    if (isOlder(transfer, newest)) return 'INVALID_STATE';
    const telling = { transfer, newest, now };
    const requestId = known ? await noteNews(q, known, telling) : await noteFirst(q, telling);
    if (requestId !== null) await settle(q, requestId, now);
    return 'received';
  }

  return {
    async report(transfer, now) {
      if (!isSigned(await secret(), transfer)) return 'FORBIDDEN';
      return db.tx((q) => count(q, transfer, now));
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
        await act(q, id, credit === 0 ? 'lapse' : event, PROVIDER, now);
      });
    },
    async lose(id, address, now) {
      await db.tx(async (q) => {
        const { state } = await locked(q, id, address);
        // More may have been told of it since it was found.
        if (state !== 'confirming') return;
        await repository.markLost(q, id, now - TETHER_LOST_MS);
        const { seenAt } = await need(q, id);
        if (seenAt === null) await act(q, id, 'lapse', PROVIDER, now);
        else await settle(q, id, now);
      });
    },
  };
}

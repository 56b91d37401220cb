import {
  ADJUSTMENT_TRANSITIONS,
  type StaffRequestEvent,
  type StaffRequestState,
} from '#rules/request-transitions.ts';
import { ENTRY } from '#rules/ledger.ts';
import { afterCommit, type Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import {
  createRequests,
  type GuardRefusal,
  type RequestKind,
  type Requests,
  type StepContext,
  type StoredRequest,
  tableOf,
} from '../request/index.ts';
import type { TurnoverService } from '../turnover/index.ts';
import type { Posting, WalletService } from '../wallet/index.ts';
import { collectedMessage } from './messages.ts';
import { lockCorrected } from './repository.ts';
import type { AdjustmentDetails } from './types.ts';

export type Adjustments = Requests<StaffRequestState, StaffRequestEvent, AdjustmentDetails>;
type Step = StepContext<AdjustmentDetails>;

export interface AdjustmentPorts {
  wallet: Pick<WalletService, 'book'>;
  turnover: Pick<TurnoverService, 'closeIfEmpty'>;
  debts: AdjustmentDebts;
  /** Writes the member a message in the transaction. */
  sendMessage(
    q: Queryable,
    message: { memberId: string; title: string; contents: string },
    now: number,
  ): Promise<void>;
}

interface DebtCommand {
  betId: string;
  version: number;
  amount: number;
  actor: string;
  ip: string;
  reason: string;
}

/** What a correction needs to know of debts, and does to one. */
export interface AdjustmentDebts {
  owed(
    q: Queryable,
    debtId: string,
  ): Promise<{ betId: string; version: number; memberId: string; owed: number } | null>;
  forgive(q: Queryable, forgiving: DebtCommand, at: number): Promise<boolean>;
  collect(
    q: Queryable,
    collecting: DebtCommand & { requestId: string },
    at: number,
  ): Promise<boolean>;
  changed(betId: string): Promise<void>;
}

function entryOf({ amount, eventId, debtId }: AdjustmentDetails) {
  if (eventId !== undefined) return ENTRY.event;
  if (debtId !== undefined) return ENTRY.debtForgive;
  return amount > 0 ? ENTRY.adjustAdd : ENTRY.adjustRemove;
}

function posting({ request: { id, memberId, details }, actor, at }: Step): Posting {
  const { account, amount, currency, reason, eventId } = details;
  const from = eventId === undefined ? 'house:adjust' : 'house:bonus';
  return {
    key: `adjust:${id}`,
    entry: entryOf(details),
    actor: actor.id,
    at,
    ip: actor.ip,
    reason,
    lines: [
      { account: { owner: null, kind: from, currency }, amount: -amount },
      { account: { owner: memberId, kind: account, currency }, amount },
    ],
  };
}

/** Admins alone decide them, large ones in two. */
export function createAdjustmentRequests(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  { wallet, turnover, debts, sendMessage }: AdjustmentPorts,
): Adjustments {
  /** Refuses what would take more than there is or is owed, or forgive another amount than is owed; locks the accounts until the transaction ends. */
  async function check(
    q: Queryable,
    { memberId, details }: StoredRequest<AdjustmentDetails>,
  ): Promise<GuardRefusal | null> {
    const { account, amount, debtId } = details;
    const corrected = await lockCorrected(q, memberId, account);
    // Staff do not correct who has become staff since the request.
    if (!corrected) return 'INVALID_STATE';
    if (corrected.balance + amount < 0) return 'INSUFFICIENT_FUNDS';
    if (debtId === undefined) return corrected.hasLeft ? 'INVALID_STATE' : null;
    const owed = (await debts.owed(q, debtId))?.owed ?? 0;
    if (amount > 0) return owed === amount ? null : 'INVALID_STATE';
    return corrected.hasLeft || owed < -amount ? 'INVALID_STATE' : null;
  }

  /** Takes what was given for a debt as the rest of its pay-out. */
  async function forgive(q: Queryable, debtId: string, step: Step): Promise<void> {
    const { request, actor, at } = step;
    const { amount, reason } = request.details;
    const debt = await debts.owed(q, debtId);
    const by = { actor: actor.id, ip: actor.ip, reason };
    if (!debt || !(await debts.forgive(q, { ...debt, ...by, amount }, at)))
      throw new Error(`${request.id}: the debt ${debtId} was not forgiven`);
    await afterCommit(() => debts.changed(debt.betId));
  }

  /** Takes an amount of a debt from the balance, and sends its member a message. */
  async function collect(q: Queryable, debtId: string, step: Step): Promise<void> {
    const { request, actor, at } = step;
    const { amount, ownCurrency, reason } = request.details;
    const debt = await debts.owed(q, debtId);
    const by = { actor: actor.id, ip: actor.ip, reason, requestId: request.id };
    if (!debt || !(await debts.collect(q, { ...debt, ...by, amount: -amount }, at)))
      throw new Error(`${request.id}: the debt ${debtId} was not collected`);
    await afterCommit(() => debts.changed(debt.betId));
    const left = { amount: debt.owed + amount, currency: ownCurrency };
    const message = collectedMessage({ amount: -amount, currency: ownCurrency }, left, reason);
    await sendMessage(q, { memberId: request.memberId, ...message }, at);
  }

  async function book(q: Queryable, step: Step): Promise<void> {
    const { request, at } = step;
    const { memberId } = request;
    const { account, amount, ownCurrency: currency, debtId } = request.details;
    if (debtId !== undefined && amount < 0) return collect(q, debtId, step);
    // What forgives a debt does not stay: nothing can be bet with it.
    if (account === 'money' && amount > 0 && debtId === undefined)
      await turnover.closeIfEmpty(q, { memberId, currency, at });
    await wallet.book(q, posting(step));
    if (debtId !== undefined) await forgive(q, debtId, step);
  }

  const kind: RequestKind<StaffRequestState, StaffRequestEvent, AdjustmentDetails> = {
    kind: 'adjustment',
    ...tableOf(ADJUSTMENT_TRANSITIONS, ({ takesTwo }: AdjustmentDetails) => takesTwo),
    isExclusive: false,
    isStaffs: true,
    guards: { approve: check, second: check },
    effects: {
      async approve(q, step) {
        if (step.request.state === 'approved') await book(q, step);
      },
      second: book,
    },
    record({ request: { memberId, details }, reason: said }) {
      const { account, amount, currency, reason, eventId, debtId } = details;
      const what = { memberId, account, amount, currency, eventId, debtId };
      return { after: { ...what, reason: said ?? reason } };
    },
  };
  return createRequests(deps, kind);
}

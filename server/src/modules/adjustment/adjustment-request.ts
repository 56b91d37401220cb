import {
  ADJUSTMENT_TRANSITIONS,
  type StaffRequestEvent,
  type StaffRequestState,
} from '#rules/request-transitions.ts';
import { ENTRY } from '#rules/ledger.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { recordAudit } from '../audit/index.ts';
import {
  type AfterCommit,
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

export type Adjustments = Requests<StaffRequestState, StaffRequestEvent>;

export interface AdjustmentPorts {
  wallet: Pick<WalletService, 'post'>;
  turnover: Pick<TurnoverService, 'closeIfEmpty'>;
  /** Sends the member the balance as it is after the commit. */
  balanceChanged(memberId: string): Promise<void>;
  debts: AdjustmentDebts;
  /** Writes the member a message in the transaction; the answer tells the member's stream after the commit. */
  sendMessage(
    q: Queryable,
    message: { memberId: string; title: string; contents: string },
    now: number,
  ): Promise<() => Promise<void>>;
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

function detailsOf({ details }: Pick<StoredRequest, 'details'>): AdjustmentDetails {
  return details as unknown as AdjustmentDetails;
}

function entryOf({ amount, eventId, debtId }: AdjustmentDetails) {
  if (eventId !== undefined) return ENTRY.event;
  if (debtId !== undefined) return ENTRY.debtForgive;
  return amount > 0 ? ENTRY.adjustAdd : ENTRY.adjustRemove;
}

function posting({ request, actor, at }: StepContext): Posting {
  const details = detailsOf(request);
  const { account, amount, currency, reason, eventId } = details;
  const from = eventId === undefined ? 'house:adjust' : 'house:bonus';
  return {
    key: `adjust:${request.id}`,
    entry: entryOf(details),
    actor: actor.id,
    at,
    ip: actor.ip,
    reason,
    lines: [
      { account: { owner: null, kind: from, currency }, amount: -amount },
      { account: { owner: request.memberId, kind: account, currency }, amount },
    ],
  };
}

/** Makes the corrections of balances: admins alone decide them, large ones in two. */
export function createAdjustmentRequests(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  { wallet, turnover, balanceChanged, debts, sendMessage }: AdjustmentPorts,
): Adjustments {
  /** Refuses what would take more than there is or is owed, or forgive another amount than is owed; locks the accounts until the transaction ends. */
  async function check(q: Queryable, request: StoredRequest): Promise<GuardRefusal | null> {
    const { account, amount, debtId } = detailsOf(request);
    const corrected = await lockCorrected(q, request.memberId, account);
    // Who has become staff since it was asked for has nothing that staff corrects.
    if (!corrected) return 'INVALID_STATE';
    if (corrected.balance + amount < 0) return 'INSUFFICIENT_FUNDS';
    if (debtId === undefined) return corrected.hasLeft ? 'INVALID_STATE' : null;
    const owed = (await debts.owed(q, debtId))?.owed ?? 0;
    if (amount > 0) return owed === amount ? null : 'INVALID_STATE';
    return corrected.hasLeft || owed < -amount ? 'INVALID_STATE' : null;
  }

  /** Takes what was given for a debt as the rest of its pay-out. */
  async function forgive(q: Queryable, debtId: string, step: StepContext): Promise<AfterCommit> {
    const { request, actor, at } = step;
    const { amount, reason } = detailsOf(request);
    const debt = await debts.owed(q, debtId);
    const by = { actor: actor.id, ip: actor.ip, reason };
    if (!debt || !(await debts.forgive(q, { ...debt, ...by, amount }, at)))
      throw new Error(`${request.id}: the debt ${debtId} was not forgiven`);
    return () => debts.changed(debt.betId);
  }

  /** Takes an amount of a debt from the balance, and says so to its member. */
  async function collect(q: Queryable, debtId: string, step: StepContext): Promise<AfterCommit> {
    const { request, actor, at } = step;
    const { memberId } = request;
    const { amount, ownCurrency, reason } = detailsOf(request);
    const debt = await debts.owed(q, debtId);
    const by = { actor: actor.id, ip: actor.ip, reason, requestId: request.id };
    if (!debt || !(await debts.collect(q, { ...debt, ...by, amount: -amount }, at)))
      throw new Error(`${request.id}: the debt ${debtId} was not collected`);
    const left = { amount: debt.owed + amount, currency: ownCurrency };
    const message = collectedMessage({ amount: -amount, currency: ownCurrency }, left, reason);
    const tell = await sendMessage(q, { memberId, ...message }, at);
    return async () => {
      await debts.changed(debt.betId);
      await tell();
    };
  }

  function audit(q: Queryable, event: StaffRequestEvent, step: StepContext): Promise<void> {
    const { request, from, actor, at } = step;
    const { memberId } = request;
    const { account, amount, currency, reason, eventId, debtId } = detailsOf(request);
    const names = {
      ...(eventId !== undefined && { eventId }),
      ...(debtId !== undefined && { debtId }),
    };
    const after = { state: request.state, memberId, account, amount, currency, ...names };
    return recordAudit(q, {
      at,
      actor: actor.id,
      action: `adjustment.${event}`,
      target: request.id,
      ip: actor.ip,
      before: { state: from },
      after: { ...after, reason: step.reason ?? reason },
    });
  }

  async function book(
    q: Queryable,
    event: StaffRequestEvent,
    step: StepContext,
  ): Promise<AfterCommit> {
    const { request, at } = step;
    const { memberId } = request;
    const { account, amount, ownCurrency: currency, debtId } = detailsOf(request);
    if (debtId !== undefined && amount < 0) {
      await audit(q, event, step);
      return collect(q, debtId, step);
    }
    // What forgives a debt does not stay: nothing can be bet with it.
    if (account === 'money' && amount > 0 && debtId === undefined)
      await turnover.closeIfEmpty(q, { memberId, currency, at });
    const posted = await wallet.post(q, posting(step));
    if (!posted.ok) throw new Error(`${request.id}: ${posted.error}`);
    await audit(q, event, step);
    return debtId === undefined ? () => balanceChanged(memberId) : forgive(q, debtId, step);
  }

  const takesTwo = (request: Pick<StoredRequest, 'details'>) => detailsOf(request).takesTwo;
  const kind: RequestKind<StaffRequestState, StaffRequestEvent> = {
    kind: 'adjustment',
    ...tableOf(ADJUSTMENT_TRANSITIONS, takesTwo),
    isExclusive: false,
    isStaffs: true,
    guards: { approve: check, second: check },
    effects: {
      approve: (q, step) =>
        step.request.state === 'approved'
          ? book(q, 'approve', step)
          : audit(q, 'approve', step).then(() => undefined),
      second: (q, step) => book(q, 'second', step),
      reject: (q, step) => audit(q, 'reject', step).then(() => undefined),
    },
  };
  return createRequests(deps, kind);
}

import {
  ADJUSTMENT_TRANSITIONS,
  type StaffRequestEvent,
  type StaffRequestState,
} from '#rules/request-transitions.ts';
import { ENTRY } from '#rules/ledger.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import { recordAudit } from '../admin/index.ts';
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
import { lockCorrected } from './repository.ts';
import type { AdjustmentDetails } from './types.ts';

export type Adjustments = Requests<StaffRequestState, StaffRequestEvent>;

export interface AdjustmentPorts {
  wallet: Pick<WalletService, 'post'>;
  turnover: Pick<TurnoverService, 'closeIfEmpty'>;
  /** Sends the member the balance as it is after the commit. */
  balanceChanged(memberId: string): Promise<void>;
}

function detailsOf({ details }: Pick<StoredRequest, 'details'>): AdjustmentDetails {
  return details as unknown as AdjustmentDetails;
}

function posting({ request, actor, at }: StepContext): Posting {
  const { account, amount, currency, reason } = detailsOf(request);
  return {
    key: `adjust:${request.id}`,
    entry: amount > 0 ? ENTRY.adjustAdd : ENTRY.adjustRemove,
    actor: actor.id,
    at,
    ip: actor.ip,
    reason,
    lines: [
      { account: { owner: null, kind: 'house:adjust', currency }, amount: -amount },
      { account: { owner: request.memberId, kind: account, currency }, amount },
    ],
  };
}

/** Refuses what would take more than there is; locks the accounts until the transaction ends. */
async function checkFunds(q: Queryable, request: StoredRequest): Promise<GuardRefusal | null> {
  const { account, amount } = detailsOf(request);
  const corrected = await lockCorrected(q, request.memberId, account);
  return (corrected?.balance ?? 0) + amount < 0 ? 'INSUFFICIENT_FUNDS' : null;
}

/** Makes the corrections of balances: admins alone decide them, large ones in two. */
export function createAdjustmentRequests(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  { wallet, turnover, balanceChanged }: AdjustmentPorts,
): Adjustments {
  function audit(q: Queryable, event: StaffRequestEvent, step: StepContext): Promise<void> {
    const { request, from, actor, at } = step;
    const { memberId } = request;
    const { account, amount, currency, reason } = detailsOf(request);
    const after = { state: request.state, memberId, account, amount, currency };
    return recordAudit(q, {
      ...{ at, actor: actor.id, action: `adjustment.${event}`, target: request.id, ip: actor.ip },
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
    const { account, amount, ownCurrency: currency } = detailsOf(request);
    if (account === 'money' && amount > 0)
      await turnover.closeIfEmpty(q, { memberId, currency, at });
    const posted = await wallet.post(q, posting(step));
    if (!posted.ok) throw new Error(`${request.id}: ${posted.error}`);
    await audit(q, event, step);
    return () => balanceChanged(memberId);
  }

  const takesTwo = (request: Pick<StoredRequest, 'details'>) => detailsOf(request).takesTwo;
  const kind: RequestKind<StaffRequestState, StaffRequestEvent> = {
    kind: 'adjustment',
    ...tableOf(ADJUSTMENT_TRANSITIONS, takesTwo),
    isExclusive: false,
    isStaffs: true,
    guards: { approve: checkFunds, second: checkFunds },
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

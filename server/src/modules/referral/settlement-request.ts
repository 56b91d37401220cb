import {
  SETTLEMENT_TRANSITIONS,
  type SettlementEvent,
  type SettlementState,
} from '#rules/request-transitions.ts';
import { ENTRY } from '#rules/ledger.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { recordAudit } from '../audit/index.ts';
import {
  type AfterCommit,
  createRequests,
  type RequestKind,
  type Requests,
  type StepContext,
  tableOf,
} from '../request/index.ts';
import type { TurnoverService } from '../turnover/index.ts';
import type { WalletService } from '../wallet/index.ts';
import { lockReferrer } from './repository.ts';
import { freePeriod } from './settlement-repository.ts';
import type { SettlementDetails } from './types.ts';

export type Settlements = Requests<SettlementState, SettlementEvent>;

export interface SettlementPorts {
  wallet: Pick<WalletService, 'post'>;
  turnover: Pick<TurnoverService, 'closeIfEmpty'>;
  /** Sends the member the balance as it is after the commit. */
  balanceChanged(memberId: string): Promise<void>;
}

/** Members who have an account that is theirs. */
const PAID_STATES: readonly string[] = ['approved', 'suspended'];

function audit(
  q: Queryable,
  action: SettlementEvent,
  { request, from, actor, reason, at }: StepContext,
): Promise<void> {
  return recordAudit(q, {
    ...{ at, actor: actor.id, action: `settlement.${action}`, target: request.id, ip: actor.ip },
    before: { state: from },
    after: { state: request.state, ...(reason !== null && { reason }) },
  });
}

/** Makes the requests for settlements. An approval pays the amount that was counted when it was requested. */
export function createSettlementRequests(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  { wallet, turnover, balanceChanged }: SettlementPorts,
): Settlements {
  async function pay(q: Queryable, step: StepContext): Promise<AfterCommit> {
    const { request, actor, at } = step;
    const { id, memberId } = request;
    const { kind, currency, amount } = request.details as unknown as SettlementDetails;
    await turnover.closeIfEmpty(q, { memberId, currency, at });
    const posted = await wallet.post(q, {
      ...{ key: `settle:${kind}:${id}`, entry: ENTRY.settlementPay, actor: actor.id, at },
      ip: actor.ip,
      lines: [
        { account: { owner: null, kind: 'house:settlement', currency }, amount: -amount },
        { account: { owner: memberId, kind: 'money', currency }, amount },
      ],
    });
    if (!posted.ok) throw new Error(`${id}: ${posted.error}`);
    await audit(q, 'approve', step);
    return () => balanceChanged(memberId);
  }

  const kind: RequestKind<SettlementState, SettlementEvent> = {
    ...tableOf(SETTLEMENT_TRANSITIONS),
    kind: 'settlement',
    // One week may wait while another is requested: the table `settlement` says what is there once.
    isExclusive: false,
    guards: {
      // Nobody is paid who has left: there is no one who could withdraw it.
      async approve(q, { memberId }) {
        const member = await lockReferrer(q, memberId);
        return member && PAID_STATES.includes(member.state) ? null : 'INVALID_STATE';
      },
    },
    effects: {
      check: (q, step) => audit(q, 'check', step).then(() => undefined),
      release: (q, step) => audit(q, 'release', step).then(() => undefined),
      approve: pay,
      async reject(q, step) {
        await freePeriod(q, step.request.id);
        await audit(q, 'reject', step);
        return undefined;
      },
    },
  };
  return createRequests(deps, kind);
}

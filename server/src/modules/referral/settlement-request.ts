import {
  SETTLEMENT_TRANSITIONS,
  type SettlementEvent,
  type SettlementState,
} from '#rules/request-transitions.ts';
import { ENTRY } from '#rules/ledger.ts';
import { settlementTurnover } from '#rules/referral.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { recordAudit } from '../audit/index.ts';
import {
  type AfterCommit,
  createRequests,
  type RequestKind,
  type Requests,
  type StepContext,
  type StoredRequest,
  tableOf,
  tellOfSettlement,
} from '../request/index.ts';
import type { TurnoverService } from '../turnover/index.ts';
import type { WalletService } from '../wallet/index.ts';
import { countNow } from './count-now.ts';
import { lockWithFriends, readReferrer } from './repository.ts';
import { freePeriod, savePaid } from './settlement-repository.ts';
import type { SettlementDetails } from './types.ts';

export type Settlements = Requests<SettlementState, SettlementEvent>;

export interface SettlementPorts {
  wallet: Pick<WalletService, 'post'>;
  turnover: Pick<TurnoverService, 'closeIfEmpty' | 'require'>;
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
    at,
    actor: actor.id,
    action: `settlement.${action}`,
    target: request.id,
    ip: actor.ip,
    before: { state: from },
    after: { state: request.state, ...(reason !== null && { reason }) },
  });
}

/** What a settlement pays now: nothing that was counted when it was requested and is no longer there. */
async function payable(q: Queryable, { memberId, details }: StoredRequest) {
  const settlement = details as unknown as SettlementDetails;
  const { amount } = await countNow(q, { ...settlement, memberId });
  return { ...settlement, amount: Math.min(settlement.amount, amount) };
}

/** A step as its member reads of it: an approval with what it paid. */
function asPaid(step: StepContext, paid: unknown): StepContext {
  const { request } = step;
  if (request.state !== 'approved') return step;
  return { ...step, request: { ...request, details: { ...request.details, amount: paid } } };
}

/** Makes the requests for settlements. An approval counts again and pays the smaller amount. */
export function createSettlementRequests(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  { wallet, turnover, balanceChanged }: SettlementPorts,
): Settlements {
  async function pay(q: Queryable, step: StepContext): Promise<AfterCommit> {
    const { request, actor, at } = step;
    const { id, memberId } = request;
    // What is counted is locked since the facts were read.
    const { kind, currency, amount } = await payable(q, request);
    await turnover.closeIfEmpty(q, { memberId, currency, at });
    const posted = await wallet.post(q, {
      key: `settle:${kind}:${id}`,
      entry: ENTRY.settlementPay,
      actor: actor.id,
      at,
      ip: actor.ip,
      lines: [
        { account: { owner: null, kind: 'house:settlement', currency }, amount: -amount },
        { account: { owner: memberId, kind: 'money', currency }, amount },
      ],
    });
    if (!posted.ok) throw new Error(`${id}: ${posted.error}`);
    await savePaid(q, id, amount);
    await turnover.require(q, {
      memberId,
      source: 'settlement',
      sourceId: id,
      currency,
      at,
      required: settlementTurnover(kind, amount),
    });
    await audit(q, 'approve', step);
    return () => balanceChanged(memberId);
  }

  const kind: RequestKind<SettlementState, SettlementEvent> = {
    ...tableOf(SETTLEMENT_TRANSITIONS),
    kind: 'settlement',
    // One week may wait while another is requested: the table `settlement` says what is there once.
    isExclusive: false,
    async facts(q, request) {
      if (request.state !== 'requested') return {};
      await lockWithFriends(q, request.memberId);
      return { paid: (await payable(q, request)).amount };
    },
    guards: {
      // Nobody is paid who has left: there is no one who could withdraw it. What is no longer worth anything is for staff to reject.
      async approve(q, request) {
        const member = await readReferrer(q, request.memberId);
        if (!member || !PAID_STATES.includes(member.state)) return 'INVALID_STATE';
        return (await payable(q, request)).amount > 0 ? null : 'INVALID_STATE';
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
    tell: (step, facts) => tellOfSettlement(asPaid(step, facts.paid), facts),
  };
  return createRequests(deps, kind);
}

import {
  SETTLEMENT_TRANSITIONS,
  type SettlementEvent,
  type SettlementState,
} from '#rules/request-transitions.ts';
import { ENTRY } from '#rules/ledger.ts';
import { settlementTurnover } from '#rules/referral.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import {
  createRequests,
  type RequestKind,
  type Requests,
  type StepContext,
  type StoredRequest,
  tableOf,
  settlementNotice,
} from '../request/index.ts';
import type { TurnoverService } from '../turnover/index.ts';
import type { WalletService } from '../wallet/index.ts';
import { countNow } from './count-now.ts';
import { lockWithFriends, readReferrer } from './repository.ts';
import { freePeriod, savePaid } from './settlement-repository.ts';
import type { SettlementDetails } from './types.ts';

export type Settlements = Requests<SettlementState, SettlementEvent, SettlementDetails>;

export interface SettlementPorts {
  wallet: Pick<WalletService, 'book'>;
  turnover: Pick<TurnoverService, 'closeIfEmpty' | 'require'>;
}

/** What an approval pays, counted while the request waits. */
interface Counted {
  paid?: number;
}

/** Members who have an account that is theirs. */
const PAID_STATES: readonly string[] = ['approved', 'suspended'];

/** What a settlement pays now: nothing that was counted when it was requested and is no longer there. */
async function payable(q: Queryable, { memberId, details }: StoredRequest<SettlementDetails>) {
  const { amount } = await countNow(q, { ...details, memberId });
  return { ...details, amount: Math.min(details.amount, amount) };
}

/** A step as its member reads of it: an approval with what it paid. */
function asPaid(
  step: StepContext<SettlementDetails>,
  { paid }: Counted,
): StepContext<SettlementDetails> {
  const { request } = step;
  if (request.state !== 'approved' || paid === undefined) return step;
  return { ...step, request: { ...request, details: { ...request.details, amount: paid } } };
}

/** An approval counts again and pays the smaller amount. */
export function createSettlementRequests(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  { wallet, turnover }: SettlementPorts,
): Settlements {
  async function pay(q: Queryable, step: StepContext<SettlementDetails>): Promise<void> {
    const { request, actor, at } = step;
    const { id, memberId } = request;
    // What is counted is locked since the facts were read.
    const { kind, currency, amount } = await payable(q, request);
    await turnover.closeIfEmpty(q, { memberId, currency, at });
    await wallet.book(q, {
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
    await savePaid(q, id, amount);
    await turnover.require(q, {
      memberId,
      source: 'settlement',
      sourceId: id,
      currency,
      at,
      required: settlementTurnover(kind, amount),
    });
  }

  const kind: RequestKind<SettlementState, SettlementEvent, SettlementDetails, Counted> = {
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
      approve: pay,
      reject: (q, { request }) => freePeriod(q, request.id),
    },
    notice: (step, facts) => settlementNotice(asPaid(step, facts), facts),
  };
  return createRequests(deps, kind);
}

import {
  DEPOSIT_TRANSITIONS,
  type DepositEvent,
  type DepositState,
} from '#rules/request-transitions.ts';
import { ENTRY } from '#rules/ledger.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
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
import { ownRefusals } from '../protection/index.ts';
import { auditStep } from './audit.ts';
import { ledgerIdOf, lockCustomer, lockPointBalance } from './repository.ts';
import { takesTwo } from './takes-two.ts';
import type { DepositDetails } from './types.ts';

export type Deposits = Requests<DepositState, DepositEvent>;

export interface RequestPorts {
  wallet: Pick<WalletService, 'post'>;
  turnover: TurnoverService;
  /** Sends the member the balance as it is after the commit. */
  balanceChanged(memberId: string): Promise<void>;
}

const keyOf = (id: string, what: string) => `deposit:${id}:${what}`;

/** The postings of a credited deposit: the amount, and its points where it brings any. */
function creditPostings({ request, actor, at }: StepContext): Posting[] {
  const { id, memberId } = request;
  const { amount, currency, bonusPoints, rate } = request.details as unknown as DepositDetails;
  const common = { actor: actor.id, at, ip: actor.ip };
  const credit: Posting = {
    ...common,
    key: keyOf(id, 'approve'),
    entry: ENTRY.deposit,
    lines: [
      { account: { owner: null, kind: 'house:bank', currency }, amount: -amount },
      { account: { owner: memberId, kind: 'money', currency }, amount },
    ],
  };
  if (bonusPoints === 0) return [credit];
  const currencyOfPoints = 'POINT' as const;
  const bonus: Posting = {
    ...common,
    key: keyOf(id, 'bonus'),
    entry: ENTRY.depositBonus,
    rate,
    lines: [
      {
        account: { owner: null, kind: 'house:bonus', currency: currencyOfPoints },
        amount: -bonusPoints,
      },
      {
        account: { owner: memberId, kind: 'points', currency: currencyOfPoints },
        amount: bonusPoints,
      },
    ],
  };
  return [credit, bonus];
}

/** Makes the deposits by bank transfer: who may do what to one, and what each step books. */
export function createDepositRequests(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  { wallet, turnover, balanceChanged }: RequestPorts,
): Deposits {
  async function post(q: Queryable, posting: Posting): Promise<void> {
    const result = await wallet.post(q, posting);
    if (!result.ok) throw new Error(`${posting.key}: ${result.error}`);
  }

  async function credit(
    q: Queryable,
    step: StepContext,
    event: 'approve' | 'second',
  ): Promise<AfterCommit> {
    const { request, at } = step;
    const { id, memberId } = request;
    const { currency, turnover: required } = request.details as unknown as DepositDetails;
    await lockCustomer(q, memberId);
    await turnover.closeIfEmpty(q, { memberId, currency, at });
    for (const posting of creditPostings(step)) await post(q, posting);
    const source = { source: 'deposit' as const, sourceId: id };
    await turnover.require(q, { ...source, memberId, currency, required, at });
    await auditStep(q, event, step);
    return () => balanceChanged(memberId);
  }

  async function takeBack(q: Queryable, step: StepContext): Promise<AfterCommit> {
    const { request, actor, reason, at } = step;
    for (const { key, entry, lines } of creditPostings(step)) {
      await post(q, {
        key: `${key}:reverse`,
        entry: entry === ENTRY.deposit ? ENTRY.depositCancel : ENTRY.depositBonusCancel,
        actor: actor.id,
        at,
        ip: actor.ip,
        reason,
        reverses: await ledgerIdOf(q, key),
        lines: lines.map(({ account, amount }) => ({ account, amount: -amount })),
      });
    }
    await turnover.closeReversed(q, { source: 'deposit', sourceId: request.id, at });
    await auditStep(q, 'reverse', step);
    return () => balanceChanged(request.memberId);
  }

  /** Whoever stopped or lowered a limit meanwhile is credited nothing more. */
  async function allowed(
    q: Queryable,
    { memberId, details }: StoredRequest,
    at: number,
  ): Promise<GuardRefusal | null> {
    await lockCustomer(q, memberId);
    const { amount } = details as unknown as DepositDetails;
    const refusals = await ownRefusals(q, { memberId, amount, at });
    // The time that was spent here says nothing about money that is sent already.
    return refusals.some(({ code }) => code !== 'OWN_SESSION_LIMIT') ? 'MEMBER_PROTECTED' : null;
  }

  const kind: RequestKind<DepositState, DepositEvent> = {
    kind: 'deposit',
    ...tableOf(DEPOSIT_TRANSITIONS, takesTwo),
    isExclusive: true,
    guards: {
      approve: allowed,
      second: allowed,
      async reverse(q, { memberId, details }) {
        const { amount, bonusPoints } = details as unknown as DepositDetails;
        const customer = await lockCustomer(q, memberId);
        const points = await lockPointBalance(q, memberId);
        const isEnough = (customer?.balance ?? 0) >= amount && points >= bonusPoints;
        return isEnough ? null : 'INSUFFICIENT_FUNDS';
      },
    },
    effects: {
      check: (q, step) => auditStep(q, 'check', step).then(() => undefined),
      release: (q, step) => auditStep(q, 'release', step).then(() => undefined),
      approve: (q, step) =>
        step.request.state === 'approved'
          ? credit(q, step, 'approve')
          : auditStep(q, 'approve', step).then(() => undefined),
      second: (q, step) => credit(q, step, 'second'),
      reject: (q, step) => auditStep(q, 'reject', step).then(() => undefined),
      reverse: takeBack,
    },
  };
  return createRequests(deps, kind);
}

import {
  DEPOSIT_TRANSITIONS,
  type DepositEvent,
  type DepositState,
} from '#rules/request-transitions.ts';
import { worthOfPoints } from '#rules/deposit.ts';
import { ENTRY } from '#rules/ledger.ts';
import { DEFAULT_USD_RATE } from '#rules/limits.ts';
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
  tellOfDeposit,
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

/** The posting of a credited deposit. */
function creditPosting({ request, actor, at }: StepContext): Posting {
  const { id, memberId } = request;
  const { amount, currency } = request.details as unknown as DepositDetails;
  return {
    key: keyOf(id, 'approve'),
    entry: ENTRY.deposit,
    actor: actor.id,
    at,
    ip: actor.ip,
    lines: [
      { account: { owner: null, kind: 'house:bank', currency }, amount: -amount },
      { account: { owner: memberId, kind: 'money', currency }, amount },
    ],
  };
}

/** The posting of the points that a deposit brings, held until its turnover is done; null where it brings none. */
function bonusPosting({ request, actor, at }: StepContext): Posting | null {
  const { id, memberId } = request;
  const { bonusPoints, rate } = request.details as unknown as DepositDetails;
  if (bonusPoints === 0) return null;
  const currency = 'POINT' as const;
  return {
    key: keyOf(id, 'bonus'),
    entry: ENTRY.depositBonus,
    rate,
    actor: actor.id,
    at,
    ip: actor.ip,
    lines: [
      { account: { owner: null, kind: 'house:bonus', currency }, amount: -bonusPoints },
      { account: { owner: memberId, kind: 'points_held', currency }, amount: bonusPoints },
    ],
  };
}

/** What hangs on the turnover of a deposit; null where it brings no points. */
function requiredBonus({ amount, currency, bonusPoints, rate }: DepositDetails) {
  if (bonusPoints === 0) return null;
  const worth = worthOfPoints(bonusPoints, currency, rate ?? DEFAULT_USD_RATE);
  return { points: bonusPoints, worth, base: amount };
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
    const details = request.details as unknown as DepositDetails;
    const { currency, turnover: required } = details;
    await lockCustomer(q, memberId);
    await turnover.closeIfEmpty(q, { memberId, currency, at });
    await post(q, creditPosting(step));
    const points = bonusPosting(step);
    if (points) await post(q, points);
    const source = { source: 'deposit' as const, sourceId: id };
    const bonus = requiredBonus(details);
    await turnover.require(q, { ...source, memberId, currency, required, bonus, at });
    await auditStep(q, event, step);
    return () => balanceChanged(memberId);
  }

  async function takeBack(q: Queryable, step: StepContext): Promise<AfterCommit> {
    const { request, actor, reason, at } = step;
    const { key, lines } = creditPosting(step);
    const by = { actor: actor.id, at, ip: actor.ip, reason };
    await post(q, {
      ...by,
      key: `${key}:reverse`,
      entry: ENTRY.depositCancel,
      reverses: await ledgerIdOf(q, key),
      lines: lines.map(({ account, amount }) => ({ account, amount: -amount })),
    });
    const source = { source: 'deposit' as const, sourceId: request.id };
    await turnover.takeBackPoints(q, { ...source, key: keyOf(request.id, 'bonus') }, by);
    await turnover.closeReversed(q, { ...source, at });
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
      async reverse(q, { id, memberId, details }) {
        const { amount } = details as unknown as DepositDetails;
        const customer = await lockCustomer(q, memberId);
        const points = await lockPointBalance(q, memberId);
        // What is held is there in any case, and what was forfeited is the house's already.
        const released = await turnover.releasedOf(q, { source: 'deposit', sourceId: id });
        const isEnough = (customer?.balance ?? 0) >= amount && points >= released;
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
    tell: tellOfDeposit,
  };
  return createRequests(deps, kind);
}

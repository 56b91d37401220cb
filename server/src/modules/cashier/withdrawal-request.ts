import {
  WITHDRAWAL_TRANSITIONS,
  type WithdrawalEvent,
  type WithdrawalState,
} from '#rules/request-transitions.ts';
import { ENTRY, type Entry } from '#rules/ledger.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import {
  type Actor,
  type AfterCommit,
  createRequests,
  type RequestKind,
  type Requests,
  type StepContext,
  tableOf,
  tellOfWithdrawal,
} from '../request/index.ts';
import type { AccountRef, Posting } from '../wallet/index.ts';
import { auditStep } from './audit.ts';
import type { RequestPorts } from './deposit-request.ts';
import { lockCustomer } from './repository.ts';
import { takesTwo } from './takes-two.ts';
import type { WithdrawalDetails } from './types.ts';

export type Withdrawals = Requests<WithdrawalState, WithdrawalEvent>;

type Place = 'money' | 'hold_withdraw' | 'house:bank';
interface Move {
  entry: Entry;
  from: Place;
  to: Place;
}

const HOLD: Move = { entry: ENTRY.withdrawHold, from: 'money', to: 'hold_withdraw' };
const RELEASE: Move = { entry: ENTRY.withdrawRelease, from: 'hold_withdraw', to: 'money' };
const PAID: Move = { entry: ENTRY.withdrawPaid, from: 'hold_withdraw', to: 'house:bank' };
const RETURNED: Move = { entry: ENTRY.withdrawReturned, from: 'house:bank', to: 'money' };

interface Moved {
  id: string;
  memberId: string;
  details: Record<string, unknown>;
}

function postingOf(
  what: string,
  { entry, from, to }: Move,
  {
    request,
    actor,
    reason,
    at,
  }: { request: Moved; actor: Actor; reason?: string | null; at: number },
): Posting {
  const { id, memberId } = request;
  const { amount, currency, tether } = request.details as unknown as WithdrawalDetails;
  const account = (place: Place): AccountRef =>
    place === 'house:bank'
      ? { owner: null, kind: tether ? 'house:exchange' : place, currency }
      : { owner: memberId, kind: place, currency };
  const sign = to === 'house:bank' ? 1 : from === 'house:bank' ? -1 : 0;
  const coins = { owner: null, currency: 'USDT' } as const;
  const gross = sign * (tether?.grossMicro ?? 0);
  return {
    key: `withdraw:${id}:${what}`,
    entry,
    rate: tether?.rate ?? null,
    actor: actor.id,
    at,
    ip: actor.ip,
    reason: reason ?? null,
    lines: [
      { account: account(from), amount: -amount },
      { account: account(to), amount },
      // What leaves the site leaves it as coins, the fee of the chain with them.
      ...(gross === 0
        ? []
        : [
            { account: { ...coins, kind: 'house:exchange' as const }, amount: -gross },
            { account: { ...coins, kind: 'house:tether' as const }, amount: gross },
          ]),
    ],
  };
}

/** The posting that takes a withdrawal out of the balance when it is requested. */
export function holdPosting(step: { request: Moved; actor: Actor; at: number }): Posting {
  return postingOf('hold', HOLD, step);
}

/** Makes the withdrawals to a bank account: who may do what to one, and what each step books. */
export function createWithdrawalRequests(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  { wallet, turnover, balanceChanged }: RequestPorts,
): Withdrawals {
  async function move(q: Queryable, step: StepContext, posting: Posting): Promise<AfterCommit> {
    const { memberId } = step.request;
    await lockCustomer(q, memberId);
    const result = await wallet.post(q, posting);
    if (!result.ok) throw new Error(`${posting.key}: ${result.error}`);
    return () => balanceChanged(memberId);
  }

  function release(q: Queryable, step: StepContext): Promise<AfterCommit> {
    return move(q, step, postingOf('release', RELEASE, step));
  }

  async function payOut(q: Queryable, step: StepContext): Promise<AfterCommit> {
    const { memberId, createdAt } = step.request;
    const done = await move(q, step, postingOf('paid', PAID, step));
    await turnover.closeMet(q, { memberId, openedUntil: createdAt, at: step.at });
    return done;
  }

  const kind: RequestKind<WithdrawalState, WithdrawalEvent> = {
    kind: 'withdrawal',
    ...tableOf(WITHDRAWAL_TRANSITIONS, takesTwo),
    isExclusive: true,
    effects: {
      check: (q, step) => auditStep(q, 'check', step).then(() => undefined),
      release: (q, step) => auditStep(q, 'release', step).then(() => undefined),
      async pay(q, step) {
        await auditStep(q, 'pay', step);
        return step.request.state === 'paid' ? payOut(q, step) : undefined;
      },
      async second(q, step) {
        await auditStep(q, 'second', step);
        return payOut(q, step);
      },
      async reject(q, step) {
        await auditStep(q, 'reject', step);
        return release(q, step);
      },
      cancel: release,
      async fail(q, step) {
        const posting = postingOf('returned', RETURNED, step);
        // Booked beside the payment rather than against it: the money did leave, and came back.
        await auditStep(q, 'fail', step);
        return move(q, step, posting);
      },
    },
    tell: tellOfWithdrawal,
  };
  return createRequests(deps, kind);
}

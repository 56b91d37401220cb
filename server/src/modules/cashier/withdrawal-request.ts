import {
  WITHDRAWAL_TRANSITIONS,
  type WithdrawalEvent,
  type WithdrawalState,
} from '#rules/request-transitions.ts';
import { ENTRY, type Entry } from '#rules/ledger.ts';
import { needsSecondPerson } from '#rules/second-person.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import {
  createRequests,
  type RequestKind,
  type Requests,
  type StepContext,
  type StoredRequest,
  tableOf,
  withdrawalNotice,
} from '../request/index.ts';
import type { AccountRef, Posting } from '../wallet/index.ts';
import type { RequestPorts } from './deposit-request.ts';
import { lockCustomer } from './repository.ts';
import type { WithdrawalDetails } from './types.ts';

export type Withdrawals = Requests<WithdrawalState, WithdrawalEvent, WithdrawalDetails>;
type Step = StepContext<WithdrawalDetails>;

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

/** What of a step a posting is made of. */
type Moved = Pick<Step, 'actor' | 'at'> & {
  request: Pick<StoredRequest<WithdrawalDetails>, 'id' | 'memberId' | 'details'>;
  reason?: string | null;
};

function postingOf(
  what: string,
  { entry, from, to }: Move,
  { request: { id, memberId, details }, actor, reason, at }: Moved,
): Posting {
  const { amount, currency, tether } = details;
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
export function holdPosting(step: Moved): Posting {
  return postingOf('hold', HOLD, step);
}

export function createWithdrawalRequests(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  { wallet, turnover }: RequestPorts,
): Withdrawals {
  const move = (what: string, moved: Move) => async (q: Queryable, step: Step) => {
    await lockCustomer(q, step.request.memberId);
    await wallet.book(q, postingOf(what, moved, step));
  };
  const release = move('release', RELEASE);
  const paid = move('paid', PAID);

  async function payOut(q: Queryable, step: Step): Promise<void> {
    const { memberId, createdAt } = step.request;
    await paid(q, step);
    await turnover.closeMet(q, { memberId, openedUntil: createdAt, at: step.at });
  }

  const kind: RequestKind<WithdrawalState, WithdrawalEvent, WithdrawalDetails> = {
    kind: 'withdrawal',
    ...tableOf(WITHDRAWAL_TRANSITIONS, needsSecondPerson),
    isExclusive: true,
    effects: {
      async pay(q, step) {
        if (step.request.state === 'paid') await payOut(q, step);
      },
      second: payOut,
      reject: release,
      cancel: release,
      // Booked beside the payment rather than against it: the money did leave, and came back.
      fail: move('returned', RETURNED),
    },
    notice: withdrawalNotice,
  };
  return createRequests(deps, kind);
}

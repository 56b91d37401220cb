import {
  DEPOSIT_TRANSITIONS,
  type DepositEvent,
  type DepositState,
} from '#rules/request-transitions.ts';
import { worthOfPoints } from '#rules/deposit.ts';
import { ENTRY } from '#rules/ledger.ts';
import { DEFAULT_USD_RATE } from '#rules/limits.ts';
import { needsSecondPerson } from '#rules/second-person.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import {
  createRequests,
  type GuardRefusal,
  type RequestKind,
  type Requests,
  type StepContext,
  type StoredRequest,
  tableOf,
  depositNotice,
} from '../request/index.ts';
import type { TurnoverService } from '../turnover/index.ts';
import { ledgerIdOf, type Posting, type WalletService } from '../wallet/index.ts';
import { bookCredit, isKeptFromCredit } from './crediting.ts';
import { lockCustomer, lockPointBalance } from './repository.ts';
import type { DepositDetails } from './types.ts';

export type Deposits = Requests<DepositState, DepositEvent, DepositDetails>;
type Deposit = StoredRequest<DepositDetails>;
type Step = StepContext<DepositDetails>;

export interface RequestPorts {
  wallet: Pick<WalletService, 'book'>;
  turnover: TurnoverService;
}

const keyOf = (id: string, what: string) => `deposit:${id}:${what}`;

function creditPosting({ request: { id, memberId, details }, actor, at }: Step): Posting {
  const { amount, currency } = details;
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

export function createDepositRequests(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  ports: RequestPorts,
): Deposits {
  const { wallet, turnover } = ports;

  async function credit(q: Queryable, step: Step): Promise<void> {
    const { id, memberId, details } = step.request;
    const { amount, currency, bonusPoints: points, rate } = details;
    await lockCustomer(q, memberId);
    await bookCredit(q, ports, step, {
      money: creditPosting(step),
      bonusKey: keyOf(id, 'bonus'),
      amount,
      currency,
      turnover: details.turnover,
      points,
      worth: worthOfPoints(points, currency, rate ?? DEFAULT_USD_RATE),
      rate,
    });
  }

  async function takeBack(q: Queryable, step: Step): Promise<void> {
    const { request, actor, reason, at } = step;
    const { key, lines } = creditPosting(step);
    const by = { actor: actor.id, at, ip: actor.ip, reason };
    await wallet.book(q, {
      ...by,
      key: `${key}:reverse`,
      entry: ENTRY.depositCancel,
      reverses: await ledgerIdOf(q, key),
      lines: lines.map(({ account, amount }) => ({ account, amount: -amount })),
    });
    const source = { source: 'deposit' as const, sourceId: request.id };
    await turnover.takeBackPoints(q, { ...source, key: keyOf(request.id, 'bonus') }, by);
    await turnover.closeReversed(q, { ...source, at });
  }

  /** Whoever stopped or lowered a limit meanwhile is credited nothing more. */
  async function allowed(
    q: Queryable,
    { memberId, details: { amount } }: Deposit,
    at: number,
  ): Promise<GuardRefusal | null> {
    await lockCustomer(q, memberId);
    return (await isKeptFromCredit(q, { memberId, amount, at })) ? 'MEMBER_PROTECTED' : null;
  }

  const kind: RequestKind<DepositState, DepositEvent, DepositDetails> = {
    kind: 'deposit',
    ...tableOf(DEPOSIT_TRANSITIONS, needsSecondPerson),
    isExclusive: true,
    guards: {
      approve: allowed,
      second: allowed,
      async reverse(q, { id, memberId, details: { amount } }) {
        const customer = await lockCustomer(q, memberId);
        const points = await lockPointBalance(q, memberId);
        // What is held is there in any case, and what was forfeited is the house's already.
        const released = await turnover.releasedOf(q, { source: 'deposit', sourceId: id });
        const isEnough = (customer?.balance ?? 0) >= amount && points >= released;
        return isEnough ? null : 'INSUFFICIENT_FUNDS';
      },
    },
    effects: {
      async approve(q, step) {
        if (step.request.state === 'approved') await credit(q, step);
      },
      second: credit,
      reverse: takeBack,
    },
    notice: depositNotice,
  };
  return createRequests(deps, kind);
}

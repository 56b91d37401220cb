import { bonusPoints, DEFAULT_BONUSES, depositTurnover, worthOfPoints } from '#rules/deposit.ts';
import { ENTRY } from '#rules/ledger.ts';
import {
  type TetherEvent,
  type TetherState,
  TETHER_TRANSITIONS,
} from '#rules/request-transitions.ts';
import { needsSecondPerson } from '#rules/second-person.ts';
import { MICRO_PER_CENT, tetherCredit } from '#rules/tether.ts';
import type { Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { auditStep } from '../cashier/index.ts';
import { ownRefusals } from '../protection/index.ts';
import {
  type AfterCommit,
  createRequests,
  type Decided,
  type GuardRefusal,
  type Requests,
  type StepContext,
  type StoredRequest,
  tableOf,
  tellOfTether,
} from '../request/index.ts';
import type { TurnoverService } from '../turnover/index.ts';
import type { Posting, WalletService } from '../wallet/index.ts';
import { lockMoney, readPayment } from './repository.ts';
import { rateOf } from './show.ts';
import type { TetherDetails } from './types.ts';

export type TetherDeposits = Requests<TetherState, TetherEvent>;

export interface TetherPorts {
  wallet: Pick<WalletService, 'post'>;
  turnover: Pick<TurnoverService, 'closeIfEmpty' | 'require'>;
  /** Sends the member the balance as it is after the commit. */
  balanceChanged(memberId: string): Promise<void>;
}

async function paidOf(q: Queryable, id: string): Promise<number> {
  return (await readPayment(q, id))?.paidMicro ?? 0;
}

/** What came so far is worth, minor units of the member's money. */
async function creditOf(q: Queryable, { id, details }: StoredRequest): Promise<number> {
  const rate = rateOf(details as unknown as TetherDetails);
  return tetherCredit(await paidOf(q, id), rate).credit;
}

function takesTwo({ details }: Decided): boolean {
  const { currency, usdRate, credit } = details as unknown as TetherDetails & { credit: number };
  return needsSecondPerson({ amount: credit, currency, rate: usdRate });
}

function creditPosting({ request, actor, at }: StepContext, paidMicro: number): Posting {
  const details = request.details as unknown as TetherDetails;
  const { currency } = details;
  const rate = rateOf(details);
  const { cents, credit, restMicro } = tetherCredit(paidMicro, rate);
  const house = { owner: null, currency: 'USDT' } as const;
  const rest = { account: { ...house, kind: 'house:fx' as const }, amount: restMicro };
  return {
    key: `tether:${request.id}:credit`,
    entry: ENTRY.depositTether,
    actor: actor.id,
    at,
    ip: actor.ip,
    rate,
    lines: [
      { account: { ...house, kind: 'house:tether' }, amount: -paidMicro },
      { account: { ...house, kind: 'house:exchange' }, amount: cents * MICRO_PER_CENT },
      ...(restMicro > 0 ? [rest] : []),
      { account: { owner: null, kind: 'house:exchange', currency }, amount: -credit },
      { account: { owner: request.memberId, kind: 'money', currency }, amount: credit },
    ],
  };
}

/** Coin-only accounts get their points by every deposit; accounts in won choose a bonus at the bank only. */
export function bonusKindOf(currency: TetherDetails['currency']): 'coin' | 'none' {
  return currency === 'USD' ? 'coin' : 'none';
}

/** What an amount brings by the terms that the deposit was requested under. */
export function bonusOf({ currency, usdRate, bonusTerms }: TetherDetails, amount: number) {
  const kind = bonusKindOf(currency);
  const terms = bonusTerms ?? DEFAULT_BONUSES[kind];
  const deposit = { amount, currency, rate: usdRate, bonus: kind };
  const points = bonusPoints(deposit, terms);
  const worth = worthOfPoints(points, currency, usdRate);
  return { kind, points, worth, turnover: depositTurnover(deposit, terms) };
}

/** Makes the tether deposits: who may do what to one, and what its credit books. */
export function createTetherDeposits(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  { wallet, turnover, balanceChanged }: TetherPorts,
): TetherDeposits {
  async function post(q: Queryable, posting: Posting): Promise<void> {
    const result = await wallet.post(q, posting);
    if (!result.ok) throw new Error(`${posting.key}: ${result.error}`);
  }

  async function credit(q: Queryable, step: StepContext): Promise<AfterCommit> {
    const { request, actor, at } = step;
    const { id, memberId } = request;
    const details = request.details as unknown as TetherDetails;
    await lockMoney(q, memberId);
    const paidMicro = await paidOf(q, id);
    const { credit: amount } = tetherCredit(paidMicro, rateOf(details));
    const { points, worth, turnover: required } = bonusOf(details, amount);
    const { currency } = details;
    await turnover.closeIfEmpty(q, { memberId, currency, at });
    await post(q, creditPosting(step, paidMicro));
    if (points > 0)
      await post(q, {
        key: `tether:${id}:bonus`,
        entry: ENTRY.depositBonus,
        actor: actor.id,
        at,
        ip: actor.ip,
        rate: details.usdRate,
        lines: [
          { account: { owner: null, kind: 'house:bonus', currency: 'POINT' }, amount: -points },
          { account: { owner: memberId, kind: 'points_held', currency: 'POINT' }, amount: points },
        ],
      });
    await turnover.require(q, {
      source: 'deposit',
      sourceId: id,
      memberId,
      currency,
      required,
      at,
      bonus: points > 0 ? { points, worth, base: amount } : null,
    });
    return () => balanceChanged(memberId);
  }

  /** Less than a cent, or less than a won, is nothing that could be credited. */
  async function isWorth(q: Queryable, request: StoredRequest): Promise<GuardRefusal | null> {
    return (await creditOf(q, request)) > 0 ? null : 'INSUFFICIENT_FUNDS';
  }

  /** Whoever stopped or lowered a limit is credited nothing before that is over. */
  async function mayCredit(
    q: Queryable,
    request: StoredRequest,
    at: number,
  ): Promise<GuardRefusal | null> {
    const { memberId } = request;
    await lockMoney(q, memberId);
    const amount = await creditOf(q, request);
    if (amount === 0) return 'INSUFFICIENT_FUNDS';
    const refusals = await ownRefusals(q, { memberId, amount, at });
    return refusals.some(({ code }) => code !== 'OWN_SESSION_LIMIT') ? 'MEMBER_PROTECTED' : null;
  }

  return createRequests(deps, {
    kind: 'tetherDeposit',
    ...tableOf(TETHER_TRANSITIONS, takesTwo),
    // What came decides, not what was asked for.
    facts: async (q, request) => ({ credit: await creditOf(q, request) }),
    isExclusive: false,
    guards: { take: isWorth, approve: mayCredit, second: mayCredit },
    effects: {
      credit,
      take: credit,
      check: (q, step) => auditStep(q, 'check', step).then(() => undefined),
      release: (q, step) => auditStep(q, 'release', step).then(() => undefined),
      async approve(q, step) {
        await auditStep(q, 'approve', step);
        return step.request.state === 'credited' ? credit(q, step) : undefined;
      },
      async second(q, step) {
        await auditStep(q, 'second', step);
        return credit(q, step);
      },
      reject: (q, step) => auditStep(q, 'reject', step).then(() => undefined),
    },
    tell: tellOfTether,
  });
}

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
import { bookCredit, type CreditPorts, isKeptFromCredit } from '../cashier/index.ts';
import {
  createRequests,
  type GuardRefusal,
  type RequestKind,
  type Requests,
  type StepContext,
  type StoredRequest,
  tableOf,
  tetherNotice,
} from '../request/index.ts';
import { lockMoney, type Posting } from '../wallet/index.ts';
import { readPayment } from './repository.ts';
import { rateOf } from './show.ts';
import type { TetherDetails } from './types.ts';

export type TetherDeposits = Requests<TetherState, TetherEvent, TetherDetails>;
type Step = StepContext<TetherDetails>;

/** What came so far is worth, minor units of the member's money. */
interface Came {
  credit: number;
}

async function paidOf(q: Queryable, id: string): Promise<number> {
  return (await readPayment(q, id))?.paidMicro ?? 0;
}

async function creditOf(
  q: Queryable,
  { id, details }: StoredRequest<TetherDetails>,
): Promise<number> {
  return tetherCredit(await paidOf(q, id), rateOf(details)).credit;
}

function creditPosting({ request, actor, at }: Step, paidMicro: number): Posting {
  const { currency } = request.details;
  const rate = rateOf(request.details);
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

export function createTetherDeposits(
  deps: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  ports: CreditPorts,
): TetherDeposits {
  async function credit(q: Queryable, step: Step): Promise<void> {
    const { id, memberId, details } = step.request;
    await lockMoney(q, memberId);
    const paidMicro = await paidOf(q, id);
    const { credit: amount } = tetherCredit(paidMicro, rateOf(details));
    const { points, worth, turnover } = bonusOf(details, amount);
    await bookCredit(q, ports, step, {
      money: creditPosting(step, paidMicro),
      bonusKey: `tether:${id}:bonus`,
      amount,
      currency: details.currency,
      turnover,
      points,
      worth,
      rate: details.usdRate,
    });
  }

  /** Whoever stopped or lowered a limit is credited nothing before that is over. */
  async function mayCredit(
    q: Queryable,
    request: StoredRequest<TetherDetails>,
    at: number,
  ): Promise<GuardRefusal | null> {
    const { memberId } = request;
    await lockMoney(q, memberId);
    const amount = await creditOf(q, request);
    if (amount === 0) return 'INSUFFICIENT_FUNDS';
    return (await isKeptFromCredit(q, { memberId, amount, at })) ? 'MEMBER_PROTECTED' : null;
  }

  const kind: RequestKind<TetherState, TetherEvent, TetherDetails, Came> = {
    kind: 'tetherDeposit',
    // What came decides, not what was requested.
    ...tableOf(TETHER_TRANSITIONS, ({ currency, usdRate, credit: amount }: TetherDetails & Came) =>
      needsSecondPerson({ amount, currency, rate: usdRate }),
    ),
    facts: async (q, request) => ({ credit: await creditOf(q, request) }),
    isExclusive: false,
    guards: {
      // Less than a cent, or less than a won, is nothing that could be credited.
      take: async (q, request) => ((await creditOf(q, request)) > 0 ? null : 'INSUFFICIENT_FUNDS'),
      approve: mayCredit,
      second: mayCredit,
    },
    effects: {
      credit,
      take: credit,
      async approve(q, step) {
        if (step.request.state === 'credited') await credit(q, step);
      },
      second: credit,
    },
    notice: tetherNotice,
  };
  return createRequests(deps, kind);
}

import type { MoneyRefusal } from '#rules/money-refusals.ts';
import {
  checkWithdrawal,
  checkWithdrawalState,
  type WithdrawalState,
  withdrawalTerms,
} from '#rules/withdrawal.ts';
import type { Queryable } from '../../lib/db.ts';
import { runOnce, type IdempotencyScope, readAnswer } from '../../lib/idempotency.ts';
import type { Asking } from '../../lib/session.ts';
import type { ModuleDeps } from '../../module.ts';
import { startOfSeoulDay } from '../../lib/seoul-time.ts';
import { readLimits } from '../setting/index.ts';
import type { TurnoverService } from '../turnover/index.ts';
import type { WalletService } from '../wallet/index.ts';
import { type RequestResult, resultOf } from './deposits.ts';
import { type Customer, lockCustomer, readCustomer } from './repository.ts';
import { readFacts, readOpen } from './request-repository.ts';
import { maskBank, showRequest, shown } from './show.ts';
import { withdrawTries } from './tries-repository.ts';
import type { MoneyRequest, WithdrawalDetails, WithdrawalTerms } from './types.ts';
import type { PasswordTry } from './withdraw-password.ts';
import { holdPosting, type Withdrawals } from './withdrawal-request.ts';

export interface WithdrawalChoice {
  /** Minor units of the member's currency. */
  amount: number;
  withdrawPassword: string;
}

/** One way by which withdrawals are paid. */
export interface WithdrawalWay {
  scope: IdempotencyScope;
  /** Whether an account in won has to have named a bank account. */
  needsBank: boolean;
  /** What this way alone has against any withdrawal now. */
  refusals(q: Queryable, memberId: string): Promise<MoneyRefusal[]>;
  /** Where an amount in minor units is sent, as the withdrawal keeps it. */
  payee(
    q: Queryable,
    customer: Customer,
    amount: number,
  ): Promise<Pick<WithdrawalDetails, 'bank' | 'tether'>>;
}

const BY_BANK: WithdrawalWay = {
  scope: 'withdrawal',
  needsBank: true,
  refusals: async () => [],
  payee: async (_q, { currency, bank }) => ({ bank: currency === 'USD' ? null : bank }),
};

export interface WithdrawalPorts {
  withdrawals: Withdrawals;
  wallet: Pick<WalletService, 'book'>;
  turnover: Pick<TurnoverService, 'progress'>;
  checkPassword(attempt: PasswordTry): Promise<MoneyRefusal | null>;
}

export interface WithdrawalService {
  /** What a withdrawal may be now; the same rules decide `request`. */
  terms(memberId: string, now: number): Promise<WithdrawalTerms>;
  /**
   * Asks for a withdrawal once per key, which takes the amount out of the balance. What forbids it whatever the password is
   * answered first, and costs no try. Then comes the password, for a repeat too; it is no part of what the key is compared by:
   * else a key that was used would tell whether a guess is right.
   */
  request(choice: WithdrawalChoice, asking: Asking): Promise<RequestResult>;
}

const lockedBy = (triesLeft: number): MoneyRefusal[] =>
  triesLeft === 0 ? [{ code: 'WITHDRAWAL_LOCKED' }] : [];

/** What the site and a way of paying have against a withdrawal now. */
function createCheck(turnover: WithdrawalPorts['turnover'], way: WithdrawalWay) {
  async function stateOf(q: Queryable, customer: Customer, now: number): Promise<WithdrawalState> {
    const { id, state, level, currency, balance, bank, rate } = customer;
    const facts = await readFacts(q, id, startOfSeoulDay(now));
    const { rest } = await turnover.progress(q, id);
    return {
      ...facts,
      currency,
      isBlocked: state !== 'approved',
      hasBankAccount: bank !== null || !way.needsBank,
      terms: withdrawalTerms({ level, currency, rate }, await readLimits(q)),
      balance,
      turnoverRest: rest,
    };
  }

  async function refusalsOf(q: Queryable, customer: Customer, amount: number, now: number) {
    return [
      ...(await way.refusals(q, customer.id)),
      ...checkWithdrawal(amount, await stateOf(q, customer, now), now),
    ];
  }

  return { stateOf, refusalsOf };
}

/** Withdrawals to a bank account where no other way is named. */
export function createWithdrawalService(
  { db }: Pick<ModuleDeps, 'db'>,
  { withdrawals, wallet, turnover, checkPassword }: WithdrawalPorts,
  way: WithdrawalWay = BY_BANK,
): WithdrawalService {
  const { stateOf, refusalsOf } = createCheck(turnover, way);

  async function open(
    q: Queryable,
    amount: number,
    { memberId, ip, now }: Asking,
  ): Promise<MoneyRequest | MoneyRefusal[]> {
    const customer = await lockCustomer(q, memberId);
    if (!customer) return [{ code: 'BLOCKED' }];
    const refusals = await refusalsOf(q, customer, amount, now);
    if (refusals.length > 0) return refusals;
    const { currency } = customer;
    const rate = currency === 'USD' ? customer.rate : null;
    const payee = await way.payee(q, customer, amount);
    const details: WithdrawalDetails = { amount, currency, rate, ...payee };
    const actor = { id: memberId, role: 'member' as const, ip };
    const request = await withdrawals.open(q, { memberId, details, actor, at: now });
    if (!request) throw new Error(`a withdrawal of ${memberId} is open and was not seen`);
    await withdrawals.announce(request);
    await wallet.book(q, holdPosting({ request, actor, at: now }));
    return shown(q, request.id);
  }

  /** Everything against it beside the password, of which nothing is kept. */
  async function otherRefusals(amount: number, memberId: string, now: number) {
    const customer = await readCustomer(db, memberId);
    return customer ? refusalsOf(db, customer, amount, now) : [];
  }

  /** What is answered without a look at the password: nothing to a key that was used. */
  async function earlyRefusals(amount: number, { memberId, key, now }: Asking) {
    const others = await otherRefusals(amount, memberId, now);
    if (others.length === 0) return [];
    // Read after the refusals: one that a withdrawal of this key has caused is seen with its key.
    const kept = await readAnswer(db, { memberId, scope: way.scope, key });
    return kept ? [] : [...lockedBy(await withdrawTries.left(db, memberId)), ...others];
  }

  return {
    async terms(memberId, now) {
      const customer = await readCustomer(db, memberId);
      if (!customer) throw new Error(`a member without a wallet: ${memberId}`);
      const state = await stateOf(db, customer, now);
      const left = await withdrawTries.left(db, memberId);
      const openRow = await readOpen(db, memberId, 'withdrawal');
      return {
        currency: customer.currency,
        amounts: state.terms,
        leftToday: Math.max(0, state.terms.max - state.withdrawnToday),
        triesLeft: left,
        bank: maskBank(customer.currency === 'USD' ? null : customer.bank),
        turnover: await turnover.progress(db, memberId),
        refusals: [
          ...lockedBy(left),
          ...(await way.refusals(db, memberId)),
          ...checkWithdrawalState(state, now),
        ],
        open: openRow && showRequest(openRow),
      };
    },
    async request({ amount, withdrawPassword }, asking) {
      const { memberId, key, ip, now } = asking;
      const early = await earlyRefusals(amount, asking);
      if (early.length > 0) return { kind: 'refused', refusals: early };
      const wrong = await checkPassword({ memberId, password: withdrawPassword, ip, now });
      if (wrong) {
        const others = await otherRefusals(amount, memberId, now);
        return { kind: 'refused', refusals: [wrong, ...others] };
      }
      const command = { memberId, scope: way.scope, key, body: { amount }, at: now };
      return resultOf(await runOnce(db, command, (q) => open(q, amount, asking)));
    },
  };
}

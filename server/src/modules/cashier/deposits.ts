import {
  BONUS_RULES,
  bonusesOf,
  bonusObstacle,
  bonusPoints,
  checkDeposit,
  checkDepositState,
  DEPOSIT_AMOUNTS,
  type DepositBonus,
  type DepositBonuses,
  depositTurnover,
} from '#rules/deposit.ts';
import type { MoneyRefusal } from '#rules/money-refusals.ts';
import type { Queryable } from '../../lib/db.ts';
import { type OnceResult, runOnce } from '../../lib/idempotency.ts';
import type { Asking } from '../../lib/session.ts';
import type { ModuleDeps } from '../../module.ts';
import { startOfSeoulDay } from '../../lib/seoul-time.ts';
import { ownRefusals } from '../protection/index.ts';
import { readBonuses } from '../setting/index.ts';
import type { TurnoverService } from '../turnover/index.ts';
import type { Deposits } from './deposit-request.ts';
import { type Customer, lockCustomer, readCustomer } from './repository.ts';
import { readFacts, readOpen } from './request-repository.ts';
import { showRequest, shown } from './show.ts';
import type { DepositDetails, DepositTerms, MoneyRequest } from './types.ts';

export interface DepositChoice {
  /** Minor units of the member's currency. */
  amount: number;
  depositorName: string;
  chargeType: 1;
  bonus: DepositBonus;
}

/** What became of a request for a deposit or a withdrawal. */
export type RequestResult =
  | { kind: 'requested'; request: MoneyRequest }
  | { kind: 'refused'; refusals: MoneyRefusal[] }
  | { kind: 'reused' };

export interface DepositService {
  /** What a deposit may be now; the same rules decide `request`. */
  terms(memberId: string, now: number): Promise<DepositTerms>;
  /** Asks for a deposit once per key; nothing is booked before staff approves. Refusals are kept as well. */
  request(choice: DepositChoice, asking: Asking): Promise<RequestResult>;
}

export function resultOf(result: OnceResult<MoneyRequest, MoneyRefusal>): RequestResult {
  return result.kind === 'done' ? { kind: 'requested', request: result.answer } : result;
}

async function stateOf(q: Queryable, { id, state, currency }: Customer, now: number) {
  const facts = await readFacts(q, id, startOfSeoulDay(now));
  return { ...facts, currency, isBlocked: state !== 'approved' };
}

function detailsOf(
  choice: DepositChoice,
  { currency, rate }: Customer,
  bonuses: DepositBonuses,
): DepositDetails {
  const { amount, bonus, depositorName } = choice;
  const deposit = { amount, bonus, currency, rate };
  return {
    amount,
    currency,
    depositorName,
    bonus,
    bonusPoints: bonusPoints(deposit, bonuses[bonus]),
    turnover: depositTurnover(deposit, bonuses[bonus]),
    rate: currency === 'USD' ? rate : null,
  };
}

export function createDepositService(
  { db }: Pick<ModuleDeps, 'db'>,
  { deposits, turnover }: { deposits: Deposits; turnover: Pick<TurnoverService, 'progress'> },
): DepositService {
  async function open(
    q: Queryable,
    choice: DepositChoice,
    { memberId, ip, now }: Asking,
  ): Promise<MoneyRequest | MoneyRefusal[]> {
    const customer = await lockCustomer(q, memberId);
    if (!customer) return [{ code: 'BLOCKED' }];
    const refusals = [
      ...checkDeposit(choice, await stateOf(q, customer, now), now),
      ...(await ownRefusals(q, { memberId, amount: choice.amount, at: now })),
    ];
    if (refusals.length > 0) return refusals;
    const opened = await deposits.open(q, {
      memberId,
      details: detailsOf(choice, customer, await readBonuses(q)),
      actor: { id: memberId, role: 'member', ip },
      at: now,
    });
    if (!opened) throw new Error(`a deposit of ${memberId} is open and was not seen`);
    await deposits.announce(opened);
    return shown(q, opened.id);
  }

  return {
    async terms(memberId, now) {
      const customer = await readCustomer(db, memberId);
      if (!customer) throw new Error(`a member without a wallet: ${memberId}`);
      const { currency, bank, rate } = customer;
      const state = await stateOf(db, customer, now);
      const openRow = await readOpen(db, memberId, 'deposit');
      const bonuses = await readBonuses(db);
      return {
        currency,
        amounts: DEPOSIT_AMOUNTS[currency],
        rate: currency === 'USD' ? rate : null,
        depositorName: bank?.holder ?? null,
        bonuses: bonusesOf(currency).map((kind) => {
          const { turnsBonus } = BONUS_RULES[kind];
          return { kind, ...bonuses[kind], turnsBonus, obstacle: bonusObstacle(kind, state) };
        }),
        turnover: await turnover.progress(db, memberId),
        refusals: [
          ...checkDepositState(state, now),
          ...(await ownRefusals(db, { memberId, amount: DEPOSIT_AMOUNTS[currency].min, at: now })),
        ],
        open: openRow && showRequest(openRow),
      };
    },
    async request(choice, asking) {
      const { memberId, key, now } = asking;
      const command = { memberId, scope: 'deposit' as const, key, body: choice, at: now };
      return resultOf(await runOnce(db, command, (q) => open(q, choice, asking)));
    },
  };
}

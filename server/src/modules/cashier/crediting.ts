import { ENTRY } from '#rules/ledger.ts';
import type { Currency } from '#rules/money.ts';
import type { Queryable } from '../../lib/db.ts';
import { ownRefusals } from '../protection/index.ts';
import type { StepContext } from '../request/index.ts';
import type { TurnoverService } from '../turnover/index.ts';
import type { Posting, WalletService } from '../wallet/index.ts';

export interface CreditPorts {
  wallet: Pick<WalletService, 'book'>;
  turnover: Pick<TurnoverService, 'closeIfEmpty' | 'require'>;
}

/** What a deposit comes to. */
export interface Credit {
  /** The posting of the money. */
  money: Posting;
  bonusKey: string;
  /** Minor units of `currency`, as `turnover` and `worth`. */
  amount: number;
  currency: Currency;
  /** What has to be bet for it, with the points. */
  turnover: number;
  /** What it brings, held until its turnover is done, and what they are worth. */
  points: number;
  worth: number;
  /** Won a dollar in ten-thousandths, by which the points were counted; null for won. */
  rate: number | null;
}

/** Whether who has stopped or lowered a limit is credited nothing more. */
export async function isKeptFromCredit(
  q: Queryable,
  credit: { memberId: string; amount: number; at: number },
): Promise<boolean> {
  const refusals = await ownRefusals(q, credit);
  // The time that was spent here says nothing about money that is sent already.
  return refusals.some(({ code }) => code !== 'OWN_SESSION_LIMIT');
}

/** Books a deposit, by a bank or in coins, with its bonus and the turnover that it requires. The caller has locked the member's money account. */
export async function bookCredit(
  q: Queryable,
  { wallet, turnover }: CreditPorts,
  { request: { id, memberId }, actor, at }: StepContext,
  { money, bonusKey, amount, currency, turnover: required, points, worth, rate }: Credit,
): Promise<void> {
  await turnover.closeIfEmpty(q, { memberId, currency, at });
  await wallet.book(q, money);
  if (points > 0)
    await wallet.book(q, {
      key: bonusKey,
      entry: ENTRY.depositBonus,
      rate,
      actor: actor.id,
      at,
      ip: actor.ip,
      lines: [
        { account: { owner: null, kind: 'house:bonus', currency: 'POINT' }, amount: -points },
        { account: { owner: memberId, kind: 'points_held', currency: 'POINT' }, amount: points },
      ],
    });
  const bonus = points > 0 ? { points, worth, base: amount } : null;
  const source = { source: 'deposit' as const, sourceId: id };
  await turnover.require(q, { ...source, memberId, currency, required, bonus, at });
}

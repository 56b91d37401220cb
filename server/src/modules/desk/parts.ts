import { needsSecondPerson } from '#rules/second-person.ts';
import type { AdjustmentDetails } from '../adjustment/index.ts';
import type { Described } from '../cashier/index.ts';
import type { GrantDetails } from '../coupon/index.ts';
import type { DescribedSettlement, Settlement } from '../referral/index.ts';
import type { StoredRequest } from '../request/index.ts';
import type { SettingDetails } from '../setting/index.ts';
import type { DeskKind, DeskKnown, DeskRequest } from './types.ts';

function sendingOf({ tether }: Extract<Described, { kind: 'withdrawal' }>, known: DeskKnown) {
  if (!tether) return null;
  const { address, grossMicro, feeMicro, rate } = tether;
  return { address, sentMicro: grossMicro - feeMicro, feeMicro, rate, askedMicro: null, known };
}

/** Whom a request is seen with: who approved it first, and accounts that are likely the same person's. */
interface Beside {
  approvedBy: string | null;
  known: DeskKnown;
}

export function moneyOf(described: Described, { approvedBy, known }: Beside): DeskRequest['money'] {
  const { amount, currency } = described;
  const common = { amount, currency, takesTwo: needsSecondPerson(described), approvedBy };
  if (described.kind === 'withdrawal')
    return {
      ...common,
      depositorName: null,
      bonus: null,
      bonusPoints: 0,
      turnover: 0,
      bank: described.bank,
      tether: sendingOf(described, known),
    };
  const { depositorName, bonus, bonusPoints, turnover } = described;
  return { ...common, depositorName, bonus, bonusPoints, turnover, bank: null };
}

export function coinsOf(
  coins: Omit<NonNullable<DeskRequest['money']>, 'approvedBy'>,
  { approvedBy, known }: Beside,
): DeskRequest['money'] {
  return { ...coins, approvedBy, tether: coins.tether ? { ...coins.tether, known } : null };
}

export function adjustmentOf(details: AdjustmentDetails, approvedBy: string | null) {
  const { account, amount, currency, reason, takesTwo, askedBy } = details;
  const { eventId = null, debtId = null } = details;
  const request = { account, amount, currency, reason, takesTwo, askedBy };
  return { ...request, approvedBy, eventId, debtId };
}

export function settingOf(
  { details }: StoredRequest,
  approvedBy: string | null,
): DeskRequest['setting'] {
  return { ...(details as SettingDetails), approvedBy };
}

export function isOfMoney(kind: DeskKind): boolean {
  return kind === 'deposit' || kind === 'withdrawal';
}

export function payOf({ amount, currency }: Settlement): DeskRequest['money'] {
  const none = { depositorName: null, bonus: null, bonusPoints: 0, turnover: 0, bank: null };
  return { amount, currency, takesTwo: false, approvedBy: null, ...none };
}

export function purposeOf(settlement: DescribedSettlement): DeskRequest['settlement'] {
  const { kind, from, to, basis, now } = settlement;
  return { kind, from, to, basis, now };
}

export function couponOf(
  { memberIds: _memberIds, ...grant }: GrantDetails,
  approvedBy: string | null,
): DeskRequest['coupon'] {
  return { ...grant, approvedBy };
}

import { useUnit } from 'effector-react';
import {
  $bill,
  $currency,
  $limitTerms,
  $slip,
  $stake,
  $totals,
  billOf,
  type DomesticSlip,
  type LimitTerms,
  payoutCapOf,
  type SlipBill,
  type SlipTotals,
  totalsOf,
} from '@/entities/slip';
import { type Currency, formatMoney, formatOdds } from '@/shared/lib/format';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import type { Placeable } from '../lib/placement';
import { $againToConfirm, $isConfirming, confirmCancelled, confirmed } from '../model/placement';
import { messages } from './messages';

interface BetToConfirm {
  slip: DomesticSlip;
  bill: SlipBill;
  totals: SlipTotals;
  /** Of each bet, minor units. */
  stake: number | null;
  currency: Currency;
}

/** A bet that is confirmed in place of the slip, with what it costs and may bring. */
function billed({ slip, stake, account }: Placeable, terms: LimitTerms): BetToConfirm {
  const currency = account?.currency ?? 'KRW';
  const cap = payoutCapOf(slip, terms);
  return {
    slip,
    stake,
    currency,
    bill: billOf(slip, stake ?? 0, cap),
    totals: totalsOf(slip, stake ?? 0, cap),
  };
}

/** What the bet is made of and what it may bring. */
function detailOf({ slip, bill, totals, stake, currency }: BetToConfirm): string {
  const { length: legs } = slip.legs;
  const payout = formatMoney(totals.payout, currency);
  const each = formatMoney(stake ?? 0, currency);
  if (bill.kind === 'singles') return messages.confirmSingles(legs, each, payout);
  if (bill.kind === 'multiple')
    return messages.confirmDetail(legs, formatOdds(totals.totalOdds), payout);
  return messages.confirmSystem(slip.sizes ?? [], legs, messages.lines(bill.lines, each), payout);
}

/** The last question before a bet is sent: amount, folders, odds and what it may bring. */
export function ConfirmBetDialog() {
  const unit = useUnit({
    isConfirming: $isConfirming,
    again: $againToConfirm,
    terms: $limitTerms,
    slip: $slip,
    bill: $bill,
    stake: $stake,
    totals: $totals,
    currency: $currency,
    onConfirm: confirmed,
    onCancel: confirmCancelled,
  });
  const bet = unit.again === null ? unit : billed(unit.again, unit.terms);
  return (
    <AlertDialog
      open={unit.isConfirming || unit.again !== null}
      title={messages.confirmTitle}
      message={`${messages.confirm(bet.bill.cost, bet.currency)}\n${detailOf(bet)}`}
      okLabel={messages.ok}
      cancelLabel={messages.cancel}
      onOk={unit.onConfirm}
      onCancel={unit.onCancel}
    />
  );
}

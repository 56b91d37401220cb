import { useUnit } from 'effector-react';
import {
  $bill,
  $currency,
  $slip,
  $stake,
  $totals,
  type DomesticSlip,
  type SlipBill,
  type SlipTotals,
} from '@/entities/slip';
import { type Currency, formatMoney, formatOdds } from '@/shared/lib/format';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { $isConfirming, confirmCancelled, confirmed } from '../model/placement';
import { messages } from './messages';

interface Asked {
  slip: DomesticSlip;
  bill: SlipBill;
  totals: SlipTotals;
  /** Of each bet, minor units. */
  stake: number | null;
  currency: Currency;
}

/** What the bet is made of and what it may bring. */
function detailOf({ slip, bill, totals, stake, currency }: Asked): string {
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
    isOpen: $isConfirming,
    slip: $slip,
    bill: $bill,
    stake: $stake,
    totals: $totals,
    currency: $currency,
    onConfirm: confirmed,
    onCancel: confirmCancelled,
  });
  return (
    <AlertDialog
      open={unit.isOpen}
      title={messages.confirmTitle}
      message={`${messages.confirm(unit.bill.cost, unit.currency)}\n${detailOf(unit)}`}
      okLabel={messages.ok}
      cancelLabel={messages.cancel}
      onOk={unit.onConfirm}
      onCancel={unit.onCancel}
    />
  );
}

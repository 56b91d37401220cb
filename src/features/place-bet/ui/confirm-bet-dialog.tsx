import { useUnit } from 'effector-react';
import { $currency, $legCount, $stake, $totals } from '@/entities/slip';
import { formatMoney, formatOdds } from '@/shared/lib/format';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { $isConfirming, confirmCancelled, confirmed } from '../model/placement';
import { messages } from './messages';

/** The last question before a bet is sent: amount, folders, odds and what it may bring. */
export function ConfirmBetDialog() {
  const { isOpen, stake, totals, currency, legCount, onConfirm, onCancel } = useUnit({
    isOpen: $isConfirming,
    stake: $stake,
    totals: $totals,
    currency: $currency,
    legCount: $legCount,
    onConfirm: confirmed,
    onCancel: confirmCancelled,
  });
  const { totalOdds, payout } = totals;
  const detail = messages.confirmDetail(
    legCount,
    formatOdds(totalOdds),
    formatMoney(payout, currency),
  );
  return (
    <AlertDialog
      open={isOpen}
      title={messages.confirmTitle}
      message={`${messages.confirm(stake ?? 0, currency)}\n${detail}`}
      okLabel={messages.ok}
      cancelLabel={messages.cancel}
      onOk={onConfirm}
      onCancel={onCancel}
    />
  );
}

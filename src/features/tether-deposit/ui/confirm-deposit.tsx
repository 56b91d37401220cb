import { useUnit } from 'effector-react';
import { formatMoney } from '@/shared/lib/format';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import type { TetherTerms } from '../api';
import { tetherWorth } from '../lib/rules';
import { $amount, $isConfirming, $isRegistering, confirmed, declined } from '../model';
import { messages } from './messages';

export interface ConfirmDepositProps {
  terms: TetherTerms;
}

/** Asks once more, with what the amount comes to at the rate of this moment. */
export function ConfirmDeposit({ terms: { rate, currency } }: ConfirmDepositProps) {
  const { amount, isOpen, isSending, onOk, onCancel } = useUnit({
    amount: $amount,
    isOpen: $isConfirming,
    isSending: $isRegistering,
    onOk: confirmed,
    onCancel: declined,
  });
  const cents = amount ?? 0;
  return (
    <AlertDialog
      open={isOpen}
      title={messages.confirmTitle}
      message={messages.confirm({
        amount: messages.usdt(cents),
        worth: formatMoney(tetherWorth(cents, rate), currency),
      })}
      okLabel={messages.confirmOk}
      onOk={() => onOk()}
      cancelLabel={messages.confirmCancel}
      onCancel={() => onCancel()}
      busy={isSending}
    />
  );
}

import { useUnit } from 'effector-react';
import { MoneyForm, requestMessages } from '@/entities/money-request';
import type { Currency } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Dialog } from '@/shared/ui/dialog';
import { FormTextField } from '@/shared/ui/form';
import { $isWalletOpen, form, sending, walletClosed } from '../wallet';
import { messages } from './messages';
import { WithdrawPassword } from './withdraw-password';

export interface WalletDialogProps {
  currency: Currency;
}

/** Registers the wallet that withdrawals in tether go to. */
export function WalletDialog({ currency }: WalletDialogProps) {
  const { isOpen, onClose } = useUnit({ isOpen: $isWalletOpen, onClose: walletClosed });
  return (
    <Dialog
      open={isOpen}
      onClose={() => onClose()}
      title={messages.walletTitle}
      closeLabel={messages.walletClose}
    >
      <MoneyForm
        model={{ form, sending }}
        label={messages.walletTitle}
        gap="5"
        refusalText={(refusal) => requestMessages.refusal(refusal, 'withdrawal', currency)}
        failed={messages.joinFailed}
        submit={messages.join}
        size="md"
      >
        <Banner tone="warn">{messages.walletText}</Banner>
        <FormTextField
          form={form}
          name="address"
          label={messages.address}
          hint={messages.addressHint}
          autoComplete="off"
          autoFocus
          maxLength={60}
        />
        <WithdrawPassword form={form} />
      </MoneyForm>
    </Dialog>
  );
}

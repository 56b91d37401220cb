import { useUnit } from 'effector-react';
import { RefusalNotice } from '@/entities/money-request';
import type { Currency } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { submitTo } from '@/shared/ui/form';
import { TextField } from '@/shared/ui/text-field';
import * as model from '../model/wallet';
import { messages } from './messages';
import * as styles from './withdrawal-form.css';

export interface WalletDialogProps {
  currency: Currency;
}

/** Registers the wallet that withdrawals in tether go to. */
export function WalletDialog({ currency }: WalletDialogProps) {
  const form = useUnit({
    isOpen: model.$isWalletOpen,
    address: model.$address,
    password: model.$password,
    errors: model.$walletErrors,
    refusals: model.joining.$refusals,
    failure: model.$joinFailure,
    isSending: model.joining.$isPending,
    onAddress: model.addressChanged,
    onPassword: model.passwordChanged,
    onJoin: model.joinClicked,
    onClose: model.walletClosed,
  });
  return (
    <Dialog
      open={form.isOpen}
      onClose={() => form.onClose()}
      title={messages.walletTitle}
      closeLabel={messages.walletClose}
    >
      <form
        className={styles.root}
        aria-label={messages.walletTitle}
        onSubmit={submitTo(form.onJoin)}
        noValidate
      >
        <Banner tone="warn">{messages.walletText}</Banner>
        <TextField
          label={messages.address}
          hint={messages.addressHint}
          autoComplete="off"
          autoFocus
          maxLength={60}
          value={form.address}
          error={form.errors.address}
          onValueChange={form.onAddress}
        />
        <TextField
          label={messages.password}
          hint={messages.passwordHint}
          type="password"
          revealLabels={messages.reveal}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={form.password}
          error={form.errors.password}
          onValueChange={form.onPassword}
        />
        <RefusalNotice refusals={form.refusals} kind="withdrawal" currency={currency} />
        {form.failure && <Banner tone="error">{messages.joinFailed}</Banner>}
        <Button type="submit" fullWidth loading={form.isSending}>
          {messages.join}
        </Button>
      </form>
    </Dialog>
  );
}

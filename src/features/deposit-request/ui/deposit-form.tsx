import { useUnit } from 'effector-react';
import {
  accountAsking,
  AmountEntry,
  RefusalNotice,
  requestMessages,
} from '@/entities/money-request';
import { formatMoney } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { submitTo } from '@/shared/ui/form';
import { TextField } from '@/shared/ui/text-field';
import type { DepositTerms } from '../api';
import {
  $amount,
  $bonus,
  $depositor,
  $errors,
  amountChanged,
  bonusChosen,
  depositorChanged,
  sending,
  submitClicked,
} from '../model';
import { BonusChoice } from './bonus-choice';
import * as styles from './deposit-form.css';
import { messages } from './messages';

export interface DepositFormProps {
  terms: DepositTerms;
}

function AccountInquiry() {
  const { isAsking, onAsk } = useUnit({
    isAsking: accountAsking.$isPending,
    onAsk: accountAsking.start,
  });
  return (
    <Banner
      action={
        <Button size="sm" variant="secondary" loading={isAsking} onClick={() => onAsk()}>
          {messages.account}
        </Button>
      }
    >
      {messages.accountText}
    </Banner>
  );
}

/** Asks for a deposit: amount, depositor and bonus. */
export function DepositForm({ terms }: DepositFormProps) {
  const form = useUnit({
    amount: $amount,
    depositor: $depositor,
    bonus: $bonus,
    errors: $errors,
    refusals: sending.$refusals,
    failure: sending.$failure,
    isSending: sending.$isPending,
    onAmount: amountChanged,
    onDepositor: depositorChanged,
    onBonus: bonusChosen,
    onSubmit: submitClicked,
  });
  const { currency, bonuses, rate } = terms;
  const { amount, errors } = form;
  const isAnother = terms.open !== null;
  function amountError(): string | undefined {
    if (errors.amount === 'MISSING') return messages.amountMissing;
    return errors.amount && requestMessages.refusal(errors.amount, 'deposit', currency);
  }
  return (
    <form
      className={styles.root}
      aria-label={messages.title}
      onSubmit={submitTo(form.onSubmit)}
      noValidate
    >
      {form.refusals.length === 0 && (
        <RefusalNotice refusals={terms.refusals} kind="deposit" currency={currency} tone="warn" />
      )}
      <AccountInquiry />
      <AmountEntry
        kind="deposit"
        currency={currency}
        value={amount}
        onValueChange={form.onAmount}
        error={amountError()}
      />
      <BonusChoice
        bonuses={bonuses}
        value={form.bonus}
        amount={amount}
        currency={currency}
        rate={rate}
        onValueChange={form.onBonus}
      />
      <TextField
        label={messages.depositor}
        hint={messages.depositorHint}
        value={form.depositor}
        maxLength={20}
        autoComplete="name"
        error={errors.depositor}
        onValueChange={form.onDepositor}
      />
      <RefusalNotice refusals={form.refusals} kind="deposit" currency={currency} />
      {form.failure && <Banner tone="error">{messages.sendFailed}</Banner>}
      <Button type="submit" size="lg" fullWidth loading={form.isSending} disabled={isAnother}>
        {amount === null ? messages.submit : messages.submitAmount(formatMoney(amount, currency))}
      </Button>
    </form>
  );
}

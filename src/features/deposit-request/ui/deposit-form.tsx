import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import {
  accountAsking,
  AmountEntry,
  RefusalNotice,
  requestMessages,
  waitsOnly,
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
  /** What is said first. */
  notice?: ReactNode;
}

function AccountInquiry() {
  const { isAsking, onAsk } = useUnit({
    isAsking: accountAsking.$isPending,
    onAsk: accountAsking.start,
  });
  return (
    <Button variant="secondary" loading={isAsking} onClick={() => onAsk()}>
      {messages.account}
    </Button>
  );
}

/** Asks for a deposit: amount, depositor and bonus. */
export function DepositForm({ terms, notice }: DepositFormProps) {
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
  const isWaiting = waitsOnly(terms.refusals);
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
      {notice}
      {form.refusals.length === 0 && !isWaiting && (
        <RefusalNotice refusals={terms.refusals} kind="deposit" currency={currency} tone="warn" />
      )}
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
      <div className={styles.account}>
        <TextField
          label={messages.depositor}
          hint={messages.depositorHint}
          value={form.depositor}
          maxLength={20}
          autoComplete="name"
          error={errors.depositor}
          onValueChange={form.onDepositor}
        />
        <div className={styles.beside}>
          <AccountInquiry />
        </div>
        <p className={styles.note}>{messages.accountText}</p>
      </div>
      <RefusalNotice refusals={form.refusals} kind="deposit" currency={currency} />
      {form.failure && <Banner tone="error">{messages.sendFailed}</Banner>}
      <Button type="submit" size="lg" fullWidth loading={form.isSending} disabled={isAnother}>
        {amount === null ? messages.submit : messages.submitAmount(formatMoney(amount, currency))}
      </Button>
      {form.refusals.length === 0 && isWaiting && (
        <RefusalNotice refusals={terms.refusals} kind="deposit" currency={currency} tone="info" />
      )}
    </form>
  );
}

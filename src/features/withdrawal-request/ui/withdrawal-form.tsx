import { useUnit } from 'effector-react';
import type { SubmitEvent } from 'react';
import { $member } from '@/entities/member';
import { AmountEntry, RefusalNotice, requestMessages } from '@/entities/money-request';
import { formatMoney } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/text-field';
import type { WithdrawalTerms } from '../api';
import {
  $amount,
  $errors,
  $password,
  amountChanged,
  passwordChanged,
  sending,
  submitClicked,
} from '../model';
import { messages } from './messages';
import * as styles from './withdrawal-form.css';

export interface WithdrawalFormProps {
  terms: WithdrawalTerms;
}

function Figures({ terms }: WithdrawalFormProps) {
  const member = useUnit($member);
  const { currency, leftToday, bank } = terms;
  return (
    <div className={styles.figures}>
      {bank && (
        <p>
          {messages.bank} <b>{`${bank.bankName} ${bank.accountNumber} ${bank.holder}`}</b>
        </p>
      )}
      {member && <p>{messages.available(formatMoney(member.emoney, currency))}</p>}
      <p>{messages.leftToday(formatMoney(leftToday, currency))}</p>
    </div>
  );
}

/** Asks for a withdrawal: amount and withdrawal password. */
export function WithdrawalForm({ terms }: WithdrawalFormProps) {
  const form = useUnit({
    amount: $amount,
    password: $password,
    errors: $errors,
    refusals: sending.$refusals,
    failure: sending.$failure,
    isSending: sending.$isPending,
    onAmount: amountChanged,
    onPassword: passwordChanged,
    onSubmit: submitClicked,
  });
  const { currency } = terms;
  const { amount, errors } = form;
  const isImpossible = terms.open !== null || terms.triesLeft === 0;
  function submit(event: SubmitEvent) {
    event.preventDefault();
    form.onSubmit();
  }
  function amountError(): string | undefined {
    if (errors.amount === 'MISSING') return messages.amountMissing;
    return errors.amount && requestMessages.refusal(errors.amount, 'withdrawal', currency);
  }
  return (
    <form className={styles.root} aria-label={messages.title} onSubmit={submit} noValidate>
      {form.refusals.length === 0 && (
        <RefusalNotice
          refusals={terms.refusals}
          kind="withdrawal"
          currency={currency}
          tone="warn"
        />
      )}
      <Figures terms={terms} />
      <AmountEntry
        kind="withdrawal"
        currency={currency}
        value={amount}
        onValueChange={form.onAmount}
        error={amountError()}
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
        error={errors.password}
        onValueChange={form.onPassword}
      />
      <RefusalNotice refusals={form.refusals} kind="withdrawal" currency={currency} />
      {form.failure && <Banner tone="error">{messages.sendFailed}</Banner>}
      <Button type="submit" size="lg" fullWidth loading={form.isSending} disabled={isImpossible}>
        {amount === null ? messages.submit : messages.submitAmount(formatMoney(amount, currency))}
      </Button>
    </form>
  );
}

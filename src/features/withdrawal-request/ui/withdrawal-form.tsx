import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $member } from '@/entities/member';
import { AmountEntry, RefusalNotice, requestMessages, waitsOnly } from '@/entities/money-request';
import { formatMoney } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { submitTo } from '@/shared/ui/form';
import { TextField } from '@/shared/ui/text-field';
import { isImpossible } from '../lib/impossible';
import type { CommonTerms, WithdrawalModel } from '../model';
import { messages } from './messages';
import * as styles from './withdrawal-form.css';

export interface WithdrawalFormProps {
  terms: CommonTerms;
  model: WithdrawalModel;
  /** Where the money goes. */
  to: ReactNode;
  /** What the amount comes to there. */
  arrives?: ReactNode;
  /** There is nowhere to send it to. */
  disabled?: boolean;
  /** What is said first. */
  notice?: ReactNode;
}

function Figures({ terms, to }: Pick<WithdrawalFormProps, 'terms' | 'to'>) {
  const member = useUnit($member);
  const { currency, leftToday } = terms;
  return (
    <div className={styles.figures}>
      {to}
      {member && <p>{messages.available(formatMoney(member.emoney, currency))}</p>}
      <p>{messages.leftToday(formatMoney(leftToday, currency))}</p>
    </div>
  );
}

/** Asks for a withdrawal: amount and withdrawal password. */
export function WithdrawalForm({
  terms,
  model,
  to,
  arrives,
  disabled = false,
  notice,
}: WithdrawalFormProps) {
  const form = useUnit({
    amount: model.$amount,
    password: model.$password,
    errors: model.$errors,
    refusals: model.sending.$refusals,
    failure: model.sending.$failure,
    isSending: model.sending.$isPending,
    onAmount: model.amountChanged,
    onPassword: model.passwordChanged,
    onSubmit: model.submitClicked,
  });
  const { currency } = terms;
  const { amount, errors } = form;
  const isWaiting = waitsOnly(terms.refusals);
  const isBlocked = disabled || isImpossible(terms);
  function amountError(): string | undefined {
    if (errors.amount === 'MISSING') return messages.amountMissing;
    return errors.amount && requestMessages.refusal(errors.amount, 'withdrawal', currency);
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
        <RefusalNotice
          refusals={terms.refusals}
          kind="withdrawal"
          currency={currency}
          tone="warn"
        />
      )}
      <AmountEntry
        kind="withdrawal"
        currency={currency}
        value={amount}
        onValueChange={form.onAmount}
        error={amountError()}
      />
      {arrives}
      <Figures terms={terms} to={to} />
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
      <Button type="submit" size="lg" fullWidth loading={form.isSending} disabled={isBlocked}>
        {amount === null ? messages.submit : messages.submitAmount(formatMoney(amount, currency))}
      </Button>
      {form.refusals.length === 0 && isWaiting && (
        <RefusalNotice
          refusals={terms.refusals}
          kind="withdrawal"
          currency={currency}
          tone="info"
        />
      )}
    </form>
  );
}

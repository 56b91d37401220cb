import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { accountAsking, bonusPoints, depositTurnover, RequestForm } from '@/entities/money-request';
import { useField } from '@/shared/lib/form';
import { formatMoney, formatPoint } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { RadioGroup } from '@/shared/ui/radio-group';
import { TextField } from '@/shared/ui/text-field';
import type { BonusOffer, DepositBonus, DepositTerms } from '../api';
import { deposit, depositorOf } from '../model';
import * as styles from './deposit-form.css';
import { messages } from './messages';

const { form } = deposit;

export interface DepositFormProps {
  terms: DepositTerms;
  /** What is said first. */
  notice?: ReactNode;
}

/** What a bonus brings for this amount, what it asks for, or why it cannot be chosen. */
function noteOf(
  offer: BonusOffer,
  amount: number | null,
  { currency, rate }: DepositTerms,
): string {
  if (offer.obstacle !== null) return messages.obstacle(offer.obstacle);
  const { kind: bonus, basisPoints, capPoints } = offer;
  const turnover = messages.turnover(offer);
  if (amount === null) {
    return basisPoints > 0
      ? `${messages.upTo(formatPoint(capPoints))} · ${turnover} · ${messages.whenDone}`
      : turnover;
  }
  const choice = { amount, currency, bonus, rate: rate ?? 0 };
  const required = `${turnover} (${formatMoney(depositTurnover(choice, offer), currency)})`;
  const points = messages.bonusPoints(formatPoint(bonusPoints(choice, offer)));
  return basisPoints > 0 ? `${points} · ${required} · ${messages.whenDone}` : required;
}

/** The bonus of a deposit; the server says which may be chosen. */
function BonusChoice({ terms }: { terms: DepositTerms }) {
  const { value: amount } = useField(form, 'amount');
  const { value: bonus, onChange } = useField(form, 'bonus');
  return (
    <RadioGroup
      label={messages.bonus}
      look="card"
      value={bonus as DepositBonus}
      onValueChange={onChange}
      options={terms.bonuses.map((offer) => ({
        value: offer.kind,
        label: messages.bonusName(offer),
        note: noteOf(offer, amount, terms),
        disabled: offer.obstacle !== null,
      }))}
    />
  );
}

/** Who pays, and where to: staff is asked for the account. */
function Account({ terms }: { terms: DepositTerms }) {
  const { value, error, onChange } = useField(form, 'depositor');
  const { isAsking, onAsk } = useUnit({
    isAsking: accountAsking.$isPending,
    onAsk: accountAsking.start,
  });
  return (
    <div className={styles.account}>
      <TextField
        name="depositor"
        label={messages.depositor}
        hint={messages.depositorHint}
        value={depositorOf(value, terms)}
        maxLength={20}
        autoComplete="name"
        error={error}
        onValueChange={onChange}
      />
      <div className={styles.beside}>
        <Button variant="secondary" loading={isAsking} onClick={() => onAsk()}>
          {messages.account}
        </Button>
      </div>
      <p className={styles.note}>{messages.accountText}</p>
    </div>
  );
}

/** Asks for a deposit: amount, bonus and depositor. */
export function DepositForm({ terms, notice }: DepositFormProps) {
  return (
    <RequestForm model={deposit} terms={terms} notice={notice} disabled={terms.open !== null}>
      <BonusChoice terms={terms} />
      <Account terms={terms} />
    </RequestForm>
  );
}

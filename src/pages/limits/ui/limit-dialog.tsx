import { useUnit } from 'effector-react';
import { type LimitName, protection } from '@/features/protection';
import { Button } from '@/shared/ui/button';
import { DataList } from '@/shared/ui/data-list';
import { Dialog } from '@/shared/ui/dialog';
import { submitTo } from '@/shared/ui/form';
import { NumberField } from '@/shared/ui/number-field';
import { limitDialog } from '../dialogs';
import { amountText } from '../lib/limit-text';
import {
  $amount,
  $effect,
  $error,
  $held,
  $raiseFrom,
  amountChanged,
  removeClicked,
  settingLimit,
  submitClicked,
} from '../model';
import * as styles from './limits-page.css';
import { messages } from './messages';

function AmountField({ kind }: { kind: LimitName['kind'] }) {
  const { amount, error, data, onAmount } = useUnit({
    amount: $amount,
    error: $error,
    data: protection.$data,
    onAmount: amountChanged,
  });
  const currency = data?.currency ?? 'KRW';
  const isTime = kind === 'session';
  // Dollars are typed whole; cents are what is sent.
  const unit = !isTime && currency === 'USD' ? 100 : 1;
  const hint = currency === 'USD' ? messages.wholeDollars : messages.wholeWon;
  const said = { MISSING: messages.missing, TOO_MUCH: messages.tooMuch };
  return (
    <NumberField
      label={isTime ? messages.minutes : messages.amount}
      size="lg"
      leading={!isTime && currency === 'USD' ? messages.units.USD : undefined}
      trailing={isTime ? messages.minutesUnit : currency === 'KRW' && messages.units.KRW}
      maxDigits={10}
      fractionHint={isTime ? messages.wholeMinutes : hint}
      autoFocus
      value={amount === null ? null : Math.floor(amount / unit)}
      error={error === null ? undefined : said[error]}
      onValueChange={(typed) => onAmount(typed === null ? null : typed * unit)}
    />
  );
}

function Effect() {
  const { effect, from } = useUnit({ effect: $effect, from: $raiseFrom });
  return (
    <p className={styles.effect} role="status">
      {effect === 'raise' ? messages.raises(from) : effect !== null && messages.effects[effect]}
    </p>
  );
}

function LimitForm({ name }: { name: LimitName }) {
  const form = useUnit({
    held: $held,
    effect: $effect,
    data: protection.$data,
    isSaving: settingLimit.$isPending,
    onSubmit: submitClicked,
    onRemove: removeClicked,
  });
  const { held } = form;
  const currency = form.data?.currency ?? 'KRW';
  const text = (amount: number) => amountText(name.kind, amount, currency);
  return (
    <form
      className={styles.form}
      aria-label={messages.dialogTitle(name)}
      onSubmit={submitTo(form.onSubmit)}
      noValidate
    >
      {held && (
        <DataList
          divided
          items={[
            { term: messages.held, value: text(held.limit) },
            { term: messages.usedNow, value: text(held.used) },
            ...(held.freeAt === null
              ? []
              : [{ term: messages.freeAt, value: messages.freeFrom(held.freeAt) }]),
          ]}
        />
      )}
      <AmountField kind={name.kind} />
      <Effect />
      <div className={styles.buttons}>
        {held && (
          <Button variant="quiet" size="lg" onClick={() => form.onRemove()}>
            {messages.remove}
          </Button>
        )}
        <Button type="submit" size="lg" loading={form.isSaving}>
          {form.effect === 'raise' ? messages.ask : messages.save}
        </Button>
      </div>
    </form>
  );
}

/** Sets one limit: says at once whether what is typed holds at once or waits, and until when. */
export function LimitDialog() {
  const [name, onClose] = useUnit([limitDialog.$props, limitDialog.closed]);
  return (
    <Dialog
      open
      title={name ? messages.dialogTitle(name) : messages.title}
      closeLabel={messages.close}
      onClose={onClose}
    >
      {name && <LimitForm name={name} />}
    </Dialog>
  );
}

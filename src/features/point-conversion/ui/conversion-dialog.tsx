import { useUnit } from 'effector-react';
import type { MoneyRefusal } from '@/shared/api';
import { formatMoney, formatPoint } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { DataList } from '@/shared/ui/data-list';
import { Dialog } from '@/shared/ui/dialog';
import { submitTo } from '@/shared/ui/form';
import { NumberField } from '@/shared/ui/number-field';
import type { PointTerms } from '../api';
import { moneyChangeDialog, pointChangeDialog } from '../dialogs';
import { moneyOf, mostPoints } from '../lib/rules';
import { $error, $isWhole, $points, pointsChanged, sending, submitClicked, terms } from '../model';
import * as styles from './conversion-dialog.css';
import { ConversionRules } from './conversion-rules';
import { messages } from './messages';

const quickPoints = [1_000, 10_000] as const;

function errorText(error: 'MISSING' | MoneyRefusal | null): string | undefined {
  if (error === null) return undefined;
  return error === 'MISSING' ? messages.missing : messages.refusal(error);
}

function ConversionForm({ data }: { data: PointTerms }) {
  const form = useUnit({
    points: $points,
    error: $error,
    refusals: sending.$refusals,
    failure: sending.$failure,
    isSending: sending.$isPending,
    onPoints: pointsChanged,
    onSubmit: submitClicked,
  });
  const { points, error } = form;
  const money = formatMoney(moneyOf(points, data), data.currency);
  const refusals = form.refusals.length > 0 ? form.refusals : data.refusals;
  return (
    <form
      className={styles.form}
      aria-label={messages.pointTitle}
      onSubmit={submitTo(form.onSubmit)}
      noValidate
    >
      <NumberField
        label={messages.points}
        size="lg"
        leading={messages.unit}
        maxDigits={12}
        fractionHint={messages.wholePoints}
        autoFocus
        value={points}
        error={errorText(error)}
        onValueChange={form.onPoints}
      />
      <fieldset className={styles.quick} aria-label={messages.quick}>
        {quickPoints.map((one) => (
          <Button key={one} variant="secondary" onClick={() => form.onPoints((points ?? 0) + one)}>
            {messages.add(one)}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => form.onPoints(mostPoints(data))}>
          {messages.all}
        </Button>
        <Button variant="secondary" onClick={() => form.onPoints(null)}>
          {messages.clear}
        </Button>
      </fieldset>
      <DataList
        items={[
          { term: messages.balance, value: formatPoint(data.balance) },
          { term: messages.money, value: <output>{money}</output> },
        ]}
      />
      <ConversionRules terms={data} />
      {refusals.length > 0 && (
        <Banner tone={form.refusals.length > 0 ? 'error' : 'warn'}>
          {refusals.map((one) => (
            <p key={one.code}>{messages.refusal(one)}</p>
          ))}
        </Banner>
      )}
      {form.failure && <Banner tone="error">{messages.sendFailed}</Banner>}
      <Button
        type="submit"
        size="lg"
        fullWidth
        loading={form.isSending}
        disabled={data.refusals.length > 0}
      >
        {points === null ? messages.submitEmpty : messages.submit(money)}
      </Button>
    </form>
  );
}

/** Makes points money: the dialog of the points asks how many, the one of the money proposes the most. */
export function ConversionDialog() {
  const unit = useUnit({
    data: terms.$data,
    isWhole: $isWhole,
    onPointClose: pointChangeDialog.closed,
    onMoneyClose: moneyChangeDialog.closed,
  });
  return (
    <Dialog
      open
      title={unit.isWhole ? messages.moneyTitle : messages.pointTitle}
      closeLabel={messages.close}
      onClose={unit.isWhole ? unit.onMoneyClose : unit.onPointClose}
    >
      {unit.data && <ConversionForm data={unit.data} />}
    </Dialog>
  );
}

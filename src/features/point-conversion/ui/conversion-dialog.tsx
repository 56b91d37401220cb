import { useUnit } from 'effector-react';
import { AmountEntry, MoneyForm } from '@/entities/money-request';
import { useField } from '@/shared/lib/form';
import { formatMoney, formatPoint } from '@/shared/lib/format';
import { DataList } from '@/shared/ui/data-list';
import { Dialog } from '@/shared/ui/dialog';
import type { PointTerms } from '../api';
import { moneyChangeDialog, pointChangeDialog } from '../dialogs';
import { moneyOf, mostPoints } from '../lib/rules';
import { conversion, terms } from '../model';
import { ConversionRules } from './conversion-rules';
import { messages } from './messages';

const { form } = conversion;
const quickPoints = [1_000, 10_000] as const;

function ConversionForm({ data }: { data: PointTerms }) {
  const { value: points } = useField(form, 'amount');
  const money = formatMoney(moneyOf(points, data), data.currency);
  return (
    <MoneyForm
      model={conversion}
      label={messages.pointTitle}
      refusals={data.refusals}
      refusalText={messages.refusal}
      refusalsAt="end"
      failed={messages.sendFailed}
      submit={points === null ? messages.submitEmpty : messages.submit(money)}
      disabled={data.refusals.length > 0}
    >
      <AmountEntry
        form={form}
        label={messages.points}
        size="lg"
        leading={messages.unit}
        maxDigits={12}
        fractionHint={messages.wholePoints}
        autoFocus
        gap="4"
        columns={4}
        quickLabel={messages.quick}
        quick={[
          ...quickPoints.map((add) => ({ label: messages.add(add), add })),
          { label: messages.all, set: mostPoints(data) },
        ]}
      />
      <DataList
        items={[
          { term: messages.balance, value: formatPoint(data.balance) },
          { term: messages.money, value: <output>{money}</output> },
        ]}
      />
      <ConversionRules terms={data} />
    </MoneyForm>
  );
}

/** The dialog of the points asks how many, the one of the money proposes the most. */
export function ConversionDialog() {
  const unit = useUnit({
    data: terms.$data,
    isWhole: moneyChangeDialog.$isOpen,
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

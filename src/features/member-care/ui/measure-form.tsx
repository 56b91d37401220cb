import { useUnit } from 'effector-react';
import { ReasonField } from '@/entities/staff-reason';
import { Button } from '@/shared/ui/button';
import { Form, FormSelect } from '@/shared/ui/form';
import { caring, isGentle } from '../model/caring';
import { $addresses, $measure, $measures, form, suspensionDays } from '../model/measure';
import { messages } from './messages';

const days = suspensionDays.map((value) => ({ value, label: messages.day[value] }));

/** Keeps a member out, lets one in again, ends sessions and blocks addresses. */
export function MeasureForm() {
  const { measures, measure, addresses, isSending } = useUnit({
    measures: $measures,
    measure: $measure,
    addresses: $addresses,
    isSending: caring.$isPending,
  });
  if (measure === null) return null;
  return (
    <Form form={form} label={messages.measure}>
      <FormSelect
        form={form}
        name="act"
        label={messages.measure}
        options={measures.map((value) => ({ value, label: messages.measures[value] }))}
      />
      {measure === 'suspend' && (
        <FormSelect form={form} name="days" label={messages.days} options={days} />
      )}
      {measure === 'block' && (
        <FormSelect
          form={form}
          name="ip"
          label={messages.ip}
          placeholder={messages.ipPlaceholder}
          options={addresses.map((value) => ({ value, label: value }))}
        />
      )}
      <ReasonField form={form} />
      <Button
        type="submit"
        fullWidth
        variant={isGentle(measure) ? 'primary' : 'danger'}
        loading={isSending}
      >
        {messages.measures[measure]}
      </Button>
    </Form>
  );
}

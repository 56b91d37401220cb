import { useUnit } from 'effector-react';
import { ReasonForm } from '@/entities/staff-reason';
import { FormSelect } from '@/shared/ui/form';
import { caring, isGentle } from '../model/caring';
import { $addresses, $measure, $measures, form, suspensionDays } from '../model/measure';
import { messages } from './messages';

const days = suspensionDays.map((value) => ({ value, label: messages.day[value] }));

/** Keeps a member out, lets one in again, ends sessions and blocks addresses. */
export function MeasureForm() {
  const [measures, measure, addresses] = useUnit([$measures, $measure, $addresses]);
  if (measure === null) return null;
  return (
    <ReasonForm
      form={form}
      sending={caring}
      label={messages.measure}
      submit={messages.measures[measure]}
      tone={isGentle(measure) ? 'primary' : 'danger'}
    >
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
    </ReasonForm>
  );
}

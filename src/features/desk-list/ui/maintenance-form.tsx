import { ReasonForm } from '@/entities/staff-reason';
import { FormTextField } from '@/shared/ui/form';
import type { Maintenance } from '../lib/create-maintenance';
import { minuteInput } from '../lib/minute';
import { messages } from './messages';

const { maintenance: texts } = messages;

export interface MaintenanceFormProps<Row extends object> {
  /** Of `createMaintenance`. */
  model: Maintenance<Row>;
  row: Row;
}

/** Closes a row for maintenance, until a time that may be left open; or opens it again. */
export function MaintenanceForm<Row extends object>({
  model: { form, switching, isClosed, untilHint },
  row,
}: MaintenanceFormProps<Row>) {
  return isClosed(row) ? (
    <ReasonForm form={form} sending={switching} label={texts.reopen} tone="primary" />
  ) : (
    <ReasonForm form={form} sending={switching} label={texts.close}>
      <FormTextField
        {...minuteInput}
        form={form}
        name="until"
        label={texts.until}
        hint={untilHint}
      />
    </ReasonForm>
  );
}

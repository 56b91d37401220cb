import { useUnit } from 'effector-react';
import { ReasonField } from '@/entities/staff-reason';
import { Button } from '@/shared/ui/button';
import { Form } from '@/shared/ui/form';
import type { EndingModel } from '../lib/create-ending';

interface EndingFormProps {
  model: EndingModel;
  /** What it does. */
  label: string;
  /** Where the reason goes; the audit record when left out. */
  hint?: string;
}

/** Ends what is looked at, with the reason. */
export function EndingForm({ model: { form, $isPending }, label, hint }: EndingFormProps) {
  const isSending = useUnit($isPending);
  return (
    <Form form={form} label={label}>
      <ReasonField form={form} hint={hint} />
      <Button type="submit" variant="danger" fullWidth loading={isSending}>
        {label}
      </Button>
    </Form>
  );
}

import type { Store } from 'effector';
import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Form, FormTextField } from '@/shared/ui/form';
import { Text } from '@/shared/ui/text';
import { availabilityText } from '../lib/availability-text';
import type { Availability, CheckForm } from '../lib/create-availability-check';
import { messages } from './messages';

export interface AvailabilityFieldProps {
  label: string;
  hint: string;
  check: { form: CheckForm; $result: Store<Availability | null>; $isAsking: Store<boolean> };
}

/** One value and a button that tells whether it is in use. */
export function AvailabilityField({ label, hint, check }: AvailabilityFieldProps) {
  const [result, isAsking] = useUnit([check.$result, check.$isAsking]);
  return (
    <Form form={check.form} label={label}>
      <FormTextField
        form={check.form}
        name="value"
        label={label}
        autoComplete="off"
        hint={
          result ? (
            <Text tone={result.isTaken ? 'danger' : 'win'} weight="semibold">
              {availabilityText(result.value, result.isTaken)}
            </Text>
          ) : (
            hint
          )
        }
        trailing={
          <Button type="submit" size="sm" variant="secondary" loading={isAsking}>
            {messages.check}
          </Button>
        }
      />
    </Form>
  );
}

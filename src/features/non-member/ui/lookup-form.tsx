import { useGate, useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Form, FormTextField } from '@/shared/ui/form';
import { $isFinding, form, LookupGate } from '../model/lookup';
import * as styles from './lookup-form.css';
import { messages } from './messages';

/** Looks a question up by the key that its sender was given. */
export function LookupForm() {
  useGate(LookupGate);
  const isFinding = useUnit($isFinding);
  return (
    <Form form={form} label={messages.lookUp}>
      <div className={styles.line}>
        <FormTextField
          form={form}
          name="key"
          label={messages.key}
          placeholder={messages.keyPlaceholder}
          maxLength={20}
          autoComplete="off"
        />
        <div className={styles.submit}>
          <Button type="submit" variant="secondary" loading={isFinding}>
            {messages.lookUp}
          </Button>
        </div>
      </div>
    </Form>
  );
}

import { useUnit } from 'effector-react';
import { ReasonField } from '@/entities/staff-reason';
import { Button } from '@/shared/ui/button';
import { Form, FormTextField } from '@/shared/ui/form';
import { rateForm } from '../model/rate';
import { asking } from '../model/settings';
import { messages } from './messages';
import * as styles from './setting-block.css';

/** Asks for another rate of the dollar, which another admin grants. */
export function RateForm() {
  const isSending = useUnit(asking.$isPending);
  return (
    <Form form={rateForm} label={messages.askRate}>
      <div className={styles.fields}>
        <FormTextField
          form={rateForm}
          name="rate"
          label={messages.newRate}
          hint={messages.rateHint}
          inputMode="decimal"
          autoComplete="off"
          trailing={messages.won}
          maxLength={12}
        />
        <ReasonField form={rateForm} hint={messages.reasonHint} />
        <div className={styles.submit}>
          <Button type="submit" loading={isSending}>
            {messages.ask}
          </Button>
        </div>
      </div>
    </Form>
  );
}

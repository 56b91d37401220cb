import { useUnit } from 'effector-react';
import { ReasonField } from '@/entities/staff-reason';
import { Button } from '@/shared/ui/button';
import { Form, FormSelect, FormTextField } from '@/shared/ui/form';
import { caring } from '../model/caring';
import { $rate, form } from '../model/rate';
import * as styles from './care-panel.css';
import { messages } from './messages';

const categories = Object.entries(messages.rollingCategories).map(([value, label]) => ({
  value,
  label,
}));

/** Sets a member's percentage of rolling comp, between those of the agent above and the members below. */
export function RateForm() {
  const [rate, isSending] = useUnit([$rate, caring.$isPending]);
  return (
    <Form form={form} label={messages.tools.rate}>
      <div className={styles.pair}>
        <FormSelect form={form} name="category" label={messages.category} options={categories} />
        <FormTextField
          form={form}
          name="percent"
          label={messages.percent}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
        />
      </div>
      <div className={styles.change}>
        {rate && (
          <>
            <span>{messages.rateNow(rate.basisPoints)}</span>
            <span className={styles.by}>{messages.rateBounds(rate.least, rate.most)}</span>
          </>
        )}
      </div>
      <ReasonField form={form} />
      <Button type="submit" fullWidth loading={isSending}>
        {messages.rateSubmit}
      </Button>
      <p className={styles.note}>{messages.rateNote}</p>
    </Form>
  );
}

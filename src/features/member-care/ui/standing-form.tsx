import { useUnit } from 'effector-react';
import { levelName } from '@/entities/member';
import { ReasonField } from '@/entities/staff-reason';
import { Button } from '@/shared/ui/button';
import { Form, FormSelect, FormTextField } from '@/shared/ui/form';
import { caring } from '../model/caring';
import { form } from '../model/standing';
import * as styles from './care-panel.css';
import { messages } from './messages';

const levels = Array.from({ length: 12 }, (_none, at) => ({
  value: String(at + 1),
  label: messages.levelName(levelName(at + 1)),
}));

/** Places a member: level and tendency. */
export function StandingForm() {
  const isSending = useUnit(caring.$isPending);
  return (
    <Form form={form} label={messages.tools.standing}>
      <div className={styles.pair}>
        <FormSelect form={form} name="level" label={messages.level} options={levels} />
        <FormTextField
          form={form}
          name="tendency"
          label={messages.tendency}
          hint={messages.tendencyHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
        />
      </div>
      <ReasonField form={form} />
      <Button type="submit" fullWidth loading={isSending}>
        {messages.standingSubmit}
      </Button>
    </Form>
  );
}

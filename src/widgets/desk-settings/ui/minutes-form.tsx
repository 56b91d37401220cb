import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Form, FormTextField } from '@/shared/ui/form';
import { minutesForm } from '../model/minutes';
import { changing } from '../model/settings';
import { messages } from './messages';
import * as styles from './setting-block.css';

/** Sets how long a session lasts without activity. */
export function MinutesForm() {
  const isSending = useUnit(changing.$isPending);
  return (
    <Form form={minutesForm} label={messages.autoLogoutMin}>
      <div className={styles.pair}>
        <FormTextField
          form={minutesForm}
          name="minutes"
          label={messages.newMinutes}
          hint={messages.minutesHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
        />
        <div className={styles.beside}>
          <Button type="submit" variant="secondary" disabled={isSending}>
            {messages.save}
          </Button>
        </div>
      </div>
    </Form>
  );
}

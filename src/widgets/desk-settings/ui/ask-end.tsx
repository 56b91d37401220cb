import { useUnit } from 'effector-react';
import { ReasonField } from '@/entities/staff-reason';
import type { Form, FormValues } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { asking } from '../model/settings';
import { messages } from './messages';
import * as styles from './setting-block.css';

export interface AskEndProps<Values extends FormValues & { reason: string }> {
  form: Form<Values>;
}

/** How a form ends that asks another admin: why, and the button beside it. */
export function AskEnd<Values extends FormValues & { reason: string }>({
  form,
}: AskEndProps<Values>) {
  const isSending = useUnit(asking.$isPending);
  return (
    <div className={styles.pair}>
      <ReasonField form={form} hint={messages.reasonHint} />
      <div className={styles.beside}>
        <Button type="submit" loading={isSending}>
          {messages.ask}
        </Button>
      </div>
    </div>
  );
}

import { useUnit } from 'effector-react';
import { ReasonField } from '@/entities/staff-reason';
import { Button } from '@/shared/ui/button';
import { Form } from '@/shared/ui/form';
import { form, recalling } from '../model/sent';
import { messages } from './messages';

/** Takes back what nobody has read yet, with the reason. */
export function RecallForm() {
  const isSending = useUnit(recalling.$isPending);
  return (
    <Form form={form} label={messages.recallTitle}>
      <p>{messages.recallHint}</p>
      <ReasonField form={form} />
      <Button type="submit" variant="danger" fullWidth loading={isSending}>
        {messages.recall}
      </Button>
    </Form>
  );
}

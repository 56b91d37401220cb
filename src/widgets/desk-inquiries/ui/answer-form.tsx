import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Form, FormTextarea } from '@/shared/ui/form';
import type { Inquiry } from '../api';
import { answering, form } from '../model';
import { messages } from './messages';

export interface AnswerFormProps {
  inquiry: Inquiry;
}

/** Writes the answer: a member gets it as a message, of what a guest was told it keeps the record. */
export function AnswerForm({ inquiry: { memberId } }: AnswerFormProps) {
  const isSending = useUnit(answering.$isPending);
  return (
    <Form form={form} label={messages.send}>
      <FormTextarea
        form={form}
        name="answer"
        label={messages.answer}
        hint={memberId === null ? messages.answerToGuest : messages.answerToMember}
        maxLength={2000}
        rows={6}
      />
      <Button type="submit" fullWidth loading={isSending}>
        {messages.send}
      </Button>
    </Form>
  );
}

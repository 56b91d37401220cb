import { useUnit } from 'effector-react';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Form, FormTextarea } from '@/shared/ui/form';
import { Stack } from '@/shared/ui/stack';
import type { Inquiry } from '../api';
import { answering, form } from '../model/answer';
import { $holder, taking } from '../model/taking';
import { messages } from './messages';

export interface AnswerFormProps {
  inquiry: Inquiry;
}

/** Takes the question up and writes the answer: a member gets it as a message, of what a guest was told it keeps the record. */
export function AnswerForm({ inquiry: { id, memberId } }: AnswerFormProps) {
  const { isSending, isTaking, holder, onTake } = useUnit({
    ...{ isSending: answering.$isPending, isTaking: taking.$isPending },
    ...{ holder: $holder, onTake: taking.start },
  });
  if (holder !== null && !holder.isMe)
    return <Banner tone="warn">{messages.locked(holder.name)}</Banner>;
  return (
    <Stack gap="3">
      <Button
        variant="secondary"
        fullWidth
        loading={isTaking}
        onClick={() => onTake({ id, isTaken: holder === null })}
      >
        {holder === null ? messages.take : messages.release}
      </Button>
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
    </Stack>
  );
}

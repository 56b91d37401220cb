import { useUnit } from 'effector-react';
import { failureAdvice } from '@/shared/copy';
import { IconClose, IconReply } from '@/shared/icons';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Form, FormTextarea } from '@/shared/ui/form';
import { IconButton } from '@/shared/ui/icon-button';
import { Inline } from '@/shared/ui/inline';
import { Text } from '@/shared/ui/text';
import { $answered, adding, answerChosen, form, maxText } from '../model/replies';
import { messages } from './messages';

/** Where a reply to the post, or an answer to one of its replies, is written. */
export function ReplyBox() {
  const { answered, values, failure, isPending, onAnswer } = useUnit({
    answered: $answered,
    values: form.$values,
    failure: adding.$failure,
    isPending: adding.$isPending,
    onAnswer: answerChosen,
  });
  return (
    <Card>
      <Form form={form} label={messages.replyForm}>
        {answered && (
          <Inline gap="2" align="center" justify="between">
            <Inline gap="2" align="center">
              <IconReply size={16} />
              <Text weight="semibold">{messages.answerOf(answered.author?.nickname ?? '')}</Text>
            </Inline>
            <IconButton size="sm" label={messages.answerStop} onClick={() => onAnswer(null)}>
              <IconClose size={16} />
            </IconButton>
          </Inline>
        )}
        <FormTextarea
          form={form}
          name="text"
          label={messages.reply}
          placeholder={messages.replyHint}
          maxLength={maxText}
          rows={3}
          hint={messages.count(values.text.length, maxText)}
        />
        {failure && <Banner tone="error">{failureAdvice(failure)}</Banner>}
        <Inline justify="end">
          <Button type="submit" loading={isPending}>
            {messages.submit}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}

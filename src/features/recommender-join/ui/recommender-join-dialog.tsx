import { useGate, useUnit } from 'effector-react';
import { dialogClosed } from '@/shared/lib/dialogs';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Form, FormTextField } from '@/shared/ui/form';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $isLookingUp, form, RecommenderJoinGate } from '../model';
import { messages } from './messages';

/** Sign-up on the word of a member: the code first, then the normal form. */
export function RecommenderJoinDialog() {
  useGate(RecommenderJoinGate);
  const [isLookingUp, onClose] = useUnit([$isLookingUp, dialogClosed]);
  return (
    <Dialog
      open
      title={messages.title}
      closeLabel={messages.close}
      onClose={() => onClose('recommenderJoin')}
    >
      <Stack gap="4">
        <Text as="p" tone="secondary">
          {messages.text}
        </Text>
        <Form form={form} label={messages.title}>
          <FormTextField
            form={form}
            name="code"
            label={messages.code}
            placeholder={messages.placeholder}
            autoComplete="off"
            maxLength={20}
            autoFocus
          />
          <Button type="submit" size="lg" fullWidth loading={isLookingUp}>
            {messages.next}
          </Button>
        </Form>
      </Stack>
    </Dialog>
  );
}

import { useGate, useUnit } from 'effector-react';
import { accountMessages } from '@/entities/account-fields';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Form, FormTextField } from '@/shared/ui/form';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { findPasswordDialog } from '../dialogs';
import { $isFinding, $isReceived, FindPasswordGate, form } from '../model/find';
import { messages } from './messages';

function FindForm() {
  const isFinding = useUnit($isFinding);
  return (
    <Form form={form} label={messages.findTitle}>
      <Text as="p" tone="secondary">
        {messages.findText}
      </Text>
      <FormTextField
        form={form}
        name="userId"
        label={accountMessages.userId}
        autoComplete="username"
        autoFocus
      />
      <FormTextField
        form={form}
        name="nickname"
        label={accountMessages.nickname}
        autoComplete="nickname"
      />
      <FormTextField
        form={form}
        name="contact"
        label={messages.contact}
        placeholder={messages.contactPlaceholder}
        autoComplete="off"
      />
      <Button type="submit" size="lg" fullWidth loading={isFinding}>
        {messages.findSubmit}
      </Button>
    </Form>
  );
}

/** It reads the same whether or not there is such a member. */
export function FindPasswordDialog() {
  useGate(FindPasswordGate);
  const [isReceived, onClose] = useUnit([$isReceived, findPasswordDialog.closed]);
  return (
    <Dialog open title={messages.findTitle} closeLabel={messages.close} onClose={onClose}>
      {isReceived ? (
        <Stack gap="4">
          <Banner tone="success" title={messages.receivedTitle}>
            {messages.receivedText}
          </Banner>
          <Button size="lg" fullWidth autoFocus onClick={() => onClose()}>
            {messages.ok}
          </Button>
        </Stack>
      ) : (
        <FindForm />
      )}
    </Dialog>
  );
}

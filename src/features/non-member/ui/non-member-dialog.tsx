import { useGate, useUnit } from 'effector-react';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Form, FormTextarea, FormTextField } from '@/shared/ui/form';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $isSending, $isSent, closeRequested, form, NonMemberGate } from '../model';
import { messages } from './messages';

function InquiryForm() {
  const isSending = useUnit($isSending);
  return (
    <Form form={form} label={messages.title}>
      <Text as="p" tone="secondary">
        {messages.text}
      </Text>
      <FormTextField
        form={form}
        name="contact"
        label={messages.contact}
        placeholder={messages.contactPlaceholder}
        autoComplete="off"
        autoFocus
      />
      <FormTextField form={form} name="title" label={messages.subject} autoComplete="off" />
      <FormTextarea
        form={form}
        name="contents"
        label={messages.contents}
        placeholder={messages.contentsPlaceholder}
        rows={6}
      />
      <Button type="submit" size="lg" fullWidth loading={isSending}>
        {messages.submit}
      </Button>
    </Form>
  );
}

/** Inquiry without an account, day and night. */
export function NonMemberDialog() {
  useGate(NonMemberGate);
  const [isSent, onClose] = useUnit([$isSent, closeRequested]);
  const close = () => onClose();
  return (
    <Dialog open width="wide" title={messages.title} closeLabel={messages.close} onClose={close}>
      {isSent ? (
        <Stack gap="4">
          <Banner tone="success" title={messages.sentTitle}>
            {messages.sentText}
          </Banner>
          <Button size="lg" fullWidth autoFocus onClick={close}>
            {messages.ok}
          </Button>
        </Stack>
      ) : (
        <InquiryForm />
      )}
    </Dialog>
  );
}

import { useGate, useUnit } from 'effector-react';
import { IconCopy } from '@/shared/icons';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Form, FormTextarea, FormTextField } from '@/shared/ui/form';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import {
  $isSending,
  $key,
  closeRequested,
  copyingKey,
  form,
  NonMemberGate,
} from '../model/sending';
import { messages } from './messages';
import * as styles from './non-member-dialog.css';

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

interface SentProps {
  /** With it the answer is read. */
  inquiryKey: string;
  onClose: () => void;
}

function Sent({ inquiryKey, onClose }: SentProps) {
  const onCopy = useUnit(copyingKey.requested);
  return (
    <Stack gap="4">
      <Banner tone="success" title={messages.sentTitle}>
        {messages.sentText}
      </Banner>
      <section className={styles.key} aria-label={messages.key}>
        <span className={styles.keyName}>{messages.key}</span>
        <strong className={styles.keyText}>{inquiryKey}</strong>
        <p className={styles.keyNote}>{messages.keyText}</p>
      </section>
      <Button
        size="lg"
        fullWidth
        autoFocus
        icon={<IconCopy size={18} />}
        onClick={() => onCopy(inquiryKey)}
      >
        {messages.copyKey}
      </Button>
      <Button size="lg" variant="secondary" fullWidth onClick={onClose}>
        {messages.ok}
      </Button>
    </Stack>
  );
}

/** Inquiry without an account, day and night. The key that it gets is not lost by a press beside it. */
export function NonMemberDialog() {
  useGate(NonMemberGate);
  const [inquiryKey, onClose] = useUnit([$key, closeRequested]);
  const close = () => onClose();
  return (
    <Dialog
      open
      width="wide"
      title={messages.title}
      persistent={inquiryKey !== null}
      closeLabel={messages.close}
      onClose={close}
    >
      {inquiryKey === null ? <InquiryForm /> : <Sent inquiryKey={inquiryKey} onClose={close} />}
    </Dialog>
  );
}

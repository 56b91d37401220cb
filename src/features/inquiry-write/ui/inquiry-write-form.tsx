import { useGate, useUnit } from 'effector-react';
import { inquiryKinds } from '@/shared/copy';
import { Button } from '@/shared/ui/button';
import { Form, FormSelect, FormTextarea, FormTextField } from '@/shared/ui/form';
import { Text } from '@/shared/ui/text';
import { $isSending, $kinds, form, WriteGate } from '../model';
import { messages } from './messages';

export interface InquiryWriteFormProps {
  /** The kind that an address proposes; what is none of them is another question. */
  flag?: string | undefined;
}

/** A question of the member to staff. The account to pay to is asked for without words. */
export function InquiryWriteForm({ flag }: InquiryWriteFormProps) {
  useGate(WriteGate, { flag });
  const { values, kinds, isSending } = useUnit({
    values: form.$values,
    kinds: $kinds,
    isSending: $isSending,
  });
  const isAccount = values.kind === 'account';
  return (
    <Form form={form} label={messages.title}>
      <FormSelect
        form={form}
        name="kind"
        label={messages.kind}
        options={kinds.map((value) => ({ value, label: inquiryKinds[value] }))}
      />
      {isAccount ? (
        <Text as="p" tone="secondary">
          {messages.account}
        </Text>
      ) : (
        <>
          <FormTextField
            form={form}
            name="title"
            label={messages.subject}
            placeholder={messages.subjectPlaceholder}
            maxLength={60}
            autoComplete="off"
          />
          <FormTextarea
            form={form}
            name="contents"
            label={messages.contents}
            placeholder={messages.contentsPlaceholder}
            hint={messages.counted(values.contents.length)}
            maxLength={1000}
            rows={8}
          />
        </>
      )}
      <Button type="submit" size="lg" fullWidth loading={isSending}>
        {isAccount ? messages.submitAccount : messages.submit}
      </Button>
    </Form>
  );
}

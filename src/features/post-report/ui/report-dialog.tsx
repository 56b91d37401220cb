import { useUnit } from 'effector-react';
import { useField } from '@/shared/lib/form';
import { common } from '@/shared/copy';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { FieldError } from '@/shared/ui/field-error';
import { Form, FormTextarea } from '@/shared/ui/form';
import { Inline } from '@/shared/ui/inline';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Text } from '@/shared/ui/text';
import { reportDialog } from '../dialogs';
import { form, maxNote, reasons, sending } from '../model';
import { messages } from './messages';

const options = reasons.map((value) => ({ value, label: messages.reasons[value] }));

/** Why a post or a reply should not be there, for staff to decide. */
export function ReportDialog() {
  const { props, isSending, onClose } = useUnit({
    props: reportDialog.$props,
    isSending: sending.$isPending,
    onClose: reportDialog.closed,
  });
  const reason = useField(form, 'reason');
  const note = useField(form, 'note');
  const title = messages.titles[props?.kind ?? 'post'];
  return (
    <Dialog open title={title} closeLabel={messages.close} onClose={() => onClose()}>
      <Form form={form} label={title}>
        <Text as="p" tone="secondary">
          {messages.lead}
        </Text>
        <RadioGroup
          label={messages.reason}
          name="reason"
          options={options}
          value={reasons.find((one) => one === reason.value) ?? null}
          onValueChange={reason.onChange}
        />
        <FieldError>{reason.error}</FieldError>
        <FormTextarea
          form={form}
          name="note"
          label={messages.note}
          maxLength={maxNote}
          rows={3}
          hint={messages.count(note.value.length, maxNote)}
        />
        <Inline gap="2" justify="end">
          <Button variant="secondary" onClick={() => onClose()}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={isSending}>
            {messages.submit}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}

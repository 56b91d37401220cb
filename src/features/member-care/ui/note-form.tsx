import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Form, FormTextarea } from '@/shared/ui/form';
import { caring } from '../model/caring';
import { form } from '../model/note';
import { messages } from './messages';

/** Writes down what the next of staff should know. */
export function NoteForm() {
  const isSending = useUnit(caring.$isPending);
  return (
    <Form form={form} label={messages.tools.note}>
      <FormTextarea
        form={form}
        name="contents"
        label={messages.note}
        hint={messages.noteHint}
        maxLength={1000}
        rows={4}
      />
      <Button type="submit" fullWidth loading={isSending}>
        {messages.noteSubmit}
      </Button>
    </Form>
  );
}

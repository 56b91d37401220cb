import type { Form, FormValues } from '@/shared/lib/form';
import { FormTextarea, FormTextField } from '@/shared/ui/form';
import { messages } from './messages';

/** The fields of what is written for a time: its title, the time, its text. */
export function TimedFields<
  Values extends FormValues & Record<'title' | 'startsAt' | 'endsAt' | 'contents', string>,
>({ form }: { form: Form<Values> }) {
  return (
    <>
      <FormTextField
        form={form}
        name="title"
        label={messages.title}
        autoComplete="off"
        maxLength={60}
      />
      <FormTextField
        form={form}
        name="startsAt"
        label={messages.startsAt}
        hint={messages.timeHint}
        autoComplete="off"
        maxLength={16}
      />
      <FormTextField
        form={form}
        name="endsAt"
        label={messages.endsAt}
        hint={messages.timeHint}
        autoComplete="off"
        maxLength={16}
      />
      <FormTextarea
        form={form}
        name="contents"
        label={messages.contents}
        hint={messages.contentsHint}
        maxLength={10_000}
        rows={6}
      />
    </>
  );
}

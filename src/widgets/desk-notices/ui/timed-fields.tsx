import { minuteColumn, minuteInput, nameColumn, stateColumn } from '@/features/desk-list';
import type { Form, FormValues } from '@/shared/lib/form';
import { FormTextarea, FormTextField } from '@/shared/ui/form';
import { messages } from './messages';

const { columns: heads } = messages;
const tones = { coming: 'warn', on: 'brand', over: 'neutral' } as const;

/** The columns of what is shown for a time, around those of its own. */
export const timedColumns = {
  before: [
    stateColumn(heads.state, messages.states, tones),
    nameColumn('title', heads.title, { least: 180 }),
  ],
  after: [minuteColumn('startsAt', heads.from, 150), minuteColumn('endsAt', heads.to, 150)],
} as const;

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
      <FormTextField form={form} name="startsAt" label={messages.startsAt} {...minuteInput} />
      <FormTextField form={form} name="endsAt" label={messages.endsAt} {...minuteInput} />
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

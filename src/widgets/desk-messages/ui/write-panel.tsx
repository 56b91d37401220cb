import { useUnit } from 'effector-react';
import { useState } from 'react';
import { levelName } from '@/entities/member';
import { MessageRow } from '@/entities/message';
import { levelOptions, Panel } from '@/features/desk-list';
import { $now } from '@/shared/lib/clock';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { Form, FormSelect, FormTextarea, FormTextField } from '@/shared/ui/form';
import { Heading } from '@/shared/ui/heading';
import { type Audience, audiences } from '../lib/audience';
import { $isSending, form } from '../model/writing';
import { messages } from './messages';
import * as styles from './panel.css';
import { ReachNote } from './reach-note';
import { ReceiverField } from './receiver-field';

const levels = levelOptions((level) => messages.levelName(levelName(level)));

function AudienceChips({ chosen }: { chosen: string }) {
  const onChange = useUnit(form.changed);
  const choose = (value: Audience) => onChange({ name: 'audience', value });
  return (
    <fieldset>
      <legend className={styles.label}>{messages.audience}</legend>
      <div className={styles.line}>
        {audiences.map((one) => (
          <Chip key={one} selected={one === chosen} onClick={() => choose(one)}>
            {messages.audiences[one]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

/** A message as its member finds it in the inbox, opened. */
function MessagePreview({ title, contents }: { title: string; contents: string }) {
  const now = useUnit($now);
  const [isOpen, setOpen] = useState(true);
  const shown = { title: title.trim() || messages.previewTitleNone, sentAt: now, readAt: null };
  return (
    <ul className={styles.preview}>
      <MessageRow
        message={{ id: 'preview', ...shown }}
        isOpen={isOpen}
        contents={contents.trim() || messages.previewNone}
        onToggle={() => setOpen((was) => !was)}
      />
    </ul>
  );
}

/** Writes a message: whom it goes to and how many those are, its words, and how members will see it. */
export function WritePanel() {
  const [values, isSending] = useUnit([form.$values, $isSending]);
  return (
    <Panel label={messages.write} title={messages.write}>
      <Form form={form} label={messages.write}>
        <AudienceChips chosen={values.audience} />
        {values.audience === 'members' && <ReceiverField />}
        {values.audience === 'level' && (
          <FormSelect form={form} name="level" label={messages.level} options={levels} />
        )}
        <ReachNote />
        <FormTextField
          form={form}
          name="title"
          label={messages.titleField}
          autoComplete="off"
          maxLength={60}
        />
        <FormTextarea
          form={form}
          name="contents"
          label={messages.contentsField}
          hint={messages.contentsHint}
          maxLength={2000}
          rows={6}
        />
        <section className={styles.group} aria-label={messages.preview}>
          <Heading level={3}>{messages.preview}</Heading>
          <MessagePreview title={values.title} contents={values.contents} />
        </section>
        <Button type="submit" fullWidth loading={isSending}>
          {messages.send}
        </Button>
      </Form>
    </Panel>
  );
}

import { useUnit } from 'effector-react';
import { DeskLink, knownFacts, Panel, PanelNote, PanelText } from '@/features/desk-list';
import { inquiryKinds } from '@/shared/copy';
import { formatDateTime, formatIso } from '@/shared/lib/format';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { DataList } from '@/shared/ui/data-list';
import { Form, FormTextarea } from '@/shared/ui/form';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import type { Inquiry } from '../lib/live';
import { answering, form } from '../model/answer';
import { $handler, taking } from '../model/taking';
import * as styles from './inquiry-panel.css';
import { messages } from './messages';

interface InquiryPanelProps {
  inquiry: Inquiry;
}

function Who({ inquiry: { kind, contact, memberId, nickname } }: InquiryPanelProps) {
  const member = memberId && (
    <DeskLink section="member" tab={memberId}>
      {nickname ?? memberId}
    </DeskLink>
  );
  return (
    <DataList
      items={knownFacts([
        [messages.columns.kind, inquiryKinds[kind]],
        [messages.member, member],
        [messages.contact, contact === '' ? null : contact],
      ])}
    />
  );
}

/** Takes the question up and answers it: a member gets the answer as a message; for a guest it is a record of what staff answered elsewhere. */
function AnswerForm({ inquiry: { id, memberId } }: InquiryPanelProps) {
  const { isSending, isTaking, handler, onTake } = useUnit({
    isSending: answering.$isPending,
    isTaking: taking.$isPending,
    handler: $handler,
    onTake: taking.start,
  });
  if (handler !== null && !handler.isMe)
    return <Banner tone="warn">{messages.locked(handler.name)}</Banner>;
  return (
    <Stack gap="3">
      <Button
        variant="secondary"
        fullWidth
        loading={isTaking}
        onClick={() => onTake({ id, isTaken: handler === null })}
      >
        {handler === null ? messages.take : messages.release}
      </Button>
      <Form form={form} label={messages.send}>
        <FormTextarea
          form={form}
          name="answer"
          label={messages.answer}
          hint={memberId === null ? messages.answerToGuest : messages.answerToMember}
          maxLength={2000}
          rows={6}
        />
        <Button type="submit" fullWidth loading={isSending}>
          {messages.send}
        </Button>
      </Form>
    </Stack>
  );
}

/** What was said after the question, the first first; the last answer with who of staff gave it. */
function Lines({ inquiry: { lines, answeredBy } }: InquiryPanelProps) {
  if (lines.length === 0) return null;
  const lastAnswer = lines.findLastIndex(({ by }) => by === 'staff');
  return (
    <ol className={styles.lines} aria-label={messages.said}>
      {lines.map(({ by, text, at }, index) => (
        <li key={`${by} ${at} ${text}`} className={styles.words} data-by={by}>
          <Heading level={3}>{by === 'staff' ? messages.answer : messages.followUp}</Heading>
          <PanelText>{text}</PanelText>
          <PanelNote>
            <time dateTime={formatIso(at)}>
              {index === lastAnswer && answeredBy !== null
                ? messages.answerOf(answeredBy, formatDateTime(at))
                : formatDateTime(at)}
            </time>
          </PanelNote>
        </li>
      ))}
    </ol>
  );
}

/** One question whole, with all that was said about it, and the form of an answer where one is awaited. */
export function InquiryPanel({ inquiry }: InquiryPanelProps) {
  const { title, contents, createdAt, answer } = inquiry;
  return (
    <Panel label={messages.panel} title={title}>
      <PanelNote>{formatDateTime(createdAt)}</PanelNote>
      <Who inquiry={inquiry} />
      <section className={styles.words} aria-label={messages.contents}>
        <PanelText>{contents}</PanelText>
      </section>
      <Lines inquiry={inquiry} />
      {answer === null && <AnswerForm inquiry={inquiry} />}
    </Panel>
  );
}

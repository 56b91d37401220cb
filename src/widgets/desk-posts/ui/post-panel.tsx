import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { ReasonField } from '@/entities/staff-reason';
import { DeskLink, knownFacts, Panel, PanelNote, PanelText } from '@/features/desk-list';
import type { Form as FormModel, FormValues } from '@/shared/lib/form';
import { formatDateTime } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { DataList } from '@/shared/ui/data-list';
import { Form, FormTextField } from '@/shared/ui/form';
import { Heading } from '@/shared/ui/heading';
import { LinkButton } from '@/shared/ui/link-button';
import { deciding, form, type PostAction, pinForm, type ReportedPost } from '../model';
import { messages } from './messages';

interface DecisionsProps<Values extends FormValues & { action: PostAction; reason: string }> {
  form: FormModel<Values>;
  label: string;
  actions: readonly Values['action'][];
  /** Fields before the reason. */
  children?: ReactNode;
}

/** The reason, and a button for each thing that may be done. */
function Decisions<Values extends FormValues & { action: PostAction; reason: string }>({
  form: model,
  label,
  actions,
  children,
}: DecisionsProps<Values>) {
  const [isSending, onChange] = useUnit([deciding.$isPending, model.changed]);
  return (
    <Form form={model} label={label}>
      {children}
      <ReasonField form={model} />
      {actions.map((action) => (
        <Button
          key={action}
          type="submit"
          variant={action === 'hide' ? 'danger' : 'secondary'}
          fullWidth
          loading={isSending}
          onClick={() => onChange({ name: 'action', value: action })}
        >
          {messages.actions[action]}
        </Button>
      ))}
    </Form>
  );
}

/** What is left to do: of one that nobody has reported since the last decision, its contrary. */
function actionsOf({ state, reports }: ReportedPost): readonly ('hide' | 'show')[] {
  if (reports.length > 0) return ['hide', 'show'];
  if (state === 'deleted') return [];
  return state === 'hidden' ? ['show'] : ['hide'];
}

/** One reported post or reply with its reports, and what staff does about it. */
export function PostPanel({ post }: { post: ReportedPost }) {
  const { kind, postId, board, title, text, nickname, state, reports, decidedAt } = post;
  const { columns: heads, by } = messages;
  const author = (
    <DeskLink section="member" tab={post.memberId}>
      {nickname}
    </DeskLink>
  );
  const actions = actionsOf(post);
  return (
    <Panel label={messages.panel} title={title}>
      <DataList
        items={knownFacts([
          [heads.kind, messages.kinds[kind]],
          [heads.board, messages.boards[board]],
          [heads.author, author],
          [messages.writtenAt, formatDateTime(post.createdAt)],
          [heads.state, messages.postStates[state]],
          [messages.decided, decidedAt === null ? null : by(post.decidedBy ?? '', decidedAt)],
        ])}
      />
      <Card as="section" look="sunken" padding="3" aria-label={messages.kinds[kind]}>
        <PanelText>{text}</PanelText>
      </Card>
      {(kind === 'reply' || state !== 'deleted') && (
        <LinkButton
          href={`/${board}/view/${postId}`}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
          fullWidth
          title={messages.openHint}
        >
          {messages.open}
        </LinkButton>
      )}
      <Heading level={3}>{messages.reports(reports.length)}</Heading>
      {reports.length === 0 && <PanelNote>{messages.noReports}</PanelNote>}
      {reports.map(({ nickname: who, reason, note, reportedAt }) => (
        <div key={who}>
          <b>{messages.reasons[reason]}</b>
          {note !== null && <PanelText>{note}</PanelText>}
          <PanelNote>{by(who, reportedAt)}</PanelNote>
        </div>
      ))}
      {actions.length > 0 && <Decisions form={form} label={messages.decide} actions={actions} />}
    </Panel>
  );
}

/** Puts a post of staff on top of its board, or takes it from there. */
export function PinPanel() {
  return (
    <Panel label={messages.pin} title={messages.pin}>
      <PanelNote>{messages.pinNote}</PanelNote>
      <Decisions form={pinForm} label={messages.pin} actions={['pin', 'unpin']}>
        <FormTextField
          form={pinForm}
          name="post"
          label={messages.post}
          hint={messages.postHint}
          autoComplete="off"
          maxLength={200}
        />
      </Decisions>
    </Panel>
  );
}

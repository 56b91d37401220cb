import { useUnit } from 'effector-react';
import { ReasonForm } from '@/entities/staff-reason';
import { DeskLink, Panel, PanelNote, PanelText } from '@/features/desk-list';
import { loadTexts } from '@/shared/copy';
import { formatDateTime } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { DataList } from '@/shared/ui/data-list';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { type SentMessage, sentTo } from '../lib/audience';
import { $contents, form, opened, recalling } from '../model/sent';
import { messages } from './messages';
import * as styles from './panel.css';

interface SentPanelProps {
  message: SentMessage;
}

function Receivers({ message }: SentPanelProps) {
  const { memberId, excluded } = message;
  return (
    <>
      {memberId === null ? (
        sentTo(message)
      ) : (
        <DeskLink section="member" tab={memberId}>
          {sentTo(message)}
        </DeskLink>
      )}
      {excluded > 0 && <PanelNote>{messages.excluded(excluded)}</PanelNote>}
    </>
  );
}

function Text() {
  const { contents, failure, isPending, onRetry } = useUnit({
    contents: $contents,
    failure: opened.$failure,
    isPending: opened.$isPending,
    onRetry: opened.refresh,
  });
  return (
    <section className={styles.box} aria-label={messages.contents}>
      <QueryView
        data={contents}
        failure={failure}
        isPending={isPending}
        texts={{ ...loadTexts, failed: messages.contentsFailed }}
        skeleton={<Skeleton width="70%" />}
        onRetry={() => onRetry()}
      >
        {(text) => <PanelText>{text}</PanelText>}
      </QueryView>
    </section>
  );
}

/** One sent message whole: its text, how many have read it, and taking it back. */
export function SentPanel({ message }: SentPanelProps) {
  const { title, sentAt, sentBy, receivers, read, unread, recalled } = message;
  const { recalledAt, recalledBy, recallReason } = message;
  const { counts, columns } = messages;
  return (
    <Panel label={messages.panel} title={title}>
      <PanelNote>{formatDateTime(sentAt)}</PanelNote>
      <DataList
        items={[
          { term: columns.to, value: <Receivers message={message} /> },
          { term: columns.by, value: sentBy },
          { term: counts.receivers, value: messages.people(receivers) },
          { term: counts.read, value: messages.people(read) },
          { term: counts.unread, value: messages.people(unread) },
          ...(recalled > 0 ? [{ term: counts.recalled, value: messages.people(recalled) }] : []),
        ]}
      />
      <Text />
      {recalledAt !== null && (
        <section className={styles.box} aria-label={messages.isRecalled}>
          <div className={styles.line}>
            <Badge tone="outline">{messages.isRecalled}</Badge>
            <PanelNote>
              {messages.recallDone(recalledBy ?? '', formatDateTime(recalledAt))}
            </PanelNote>
          </div>
          <PanelText>{recallReason}</PanelText>
        </section>
      )}
      {recalledAt === null && unread > 0 && (
        <ReasonForm
          form={form}
          sending={recalling}
          label={messages.recallTitle}
          submit={messages.recall}
        >
          <p>{messages.recallHint}</p>
        </ReasonForm>
      )}
    </Panel>
  );
}

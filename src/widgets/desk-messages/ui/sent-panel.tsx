import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { Panel, useDeskPath } from '@/features/desk-list';
import { loadTexts } from '@/shared/copy';
import { formatDateTime } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { DataList } from '@/shared/ui/data-list';
import { Heading } from '@/shared/ui/heading';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import type { SentMessage } from '../api';
import { sentTo } from '../lib/audience-text';
import { $contents, opened } from '../model/sent';
import { messages } from './messages';
import * as styles from './panel.css';
import { RecallForm } from './recall-form';

export interface SentPanelProps {
  message: SentMessage;
}

function Receivers({ message }: SentPanelProps) {
  const to = useDeskPath();
  const { memberId, excluded } = message;
  return (
    <>
      {memberId === null ? (
        sentTo(message)
      ) : (
        <Link to={to} params={{ section: 'member', tab: memberId }}>
          {sentTo(message)}
        </Link>
      )}
      {excluded > 0 && <p className={styles.quiet}>{messages.excluded(excluded)}</p>}
    </>
  );
}

function Text() {
  const { contents, failure, isPending, onRetry } = useUnit({
    ...{ contents: $contents, failure: opened.$failure },
    ...{ isPending: opened.$isPending, onRetry: opened.refresh },
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
        {(text) => <p className={styles.text}>{text}</p>}
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
    <Panel label={messages.panel}>
      <section className={styles.root}>
        <p className={styles.quiet}>{formatDateTime(sentAt)}</p>
        <Heading level={2}>{title}</Heading>
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
            <p className={styles.line}>
              <Badge tone="outline">{messages.isRecalled}</Badge>
              <span className={styles.quiet}>
                {messages.recallDone(recalledBy ?? '', formatDateTime(recalledAt))}
              </span>
            </p>
            <p className={styles.text}>{recallReason}</p>
          </section>
        )}
        {recalledAt === null && unread > 0 && <RecallForm />}
      </section>
    </Panel>
  );
}

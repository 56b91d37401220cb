import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import {
  $desk,
  deskKindsOf,
  type DeskQueue,
  deskWords,
  queues,
  queueSection,
} from '@/entities/desk-request';
import { $isAdmin } from '@/entities/member';
import { useDeskPath } from '@/features/desk-list';
import { loadTexts } from '@/shared/copy';
import { $now } from '@/shared/lib/clock';
import { Heading } from '@/shared/ui/heading';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Table, type TableColumn } from '@/shared/ui/table';
import { messages } from './messages';
import * as styles from './waiting-table.css';

function Name({ kind }: DeskQueue) {
  const to = useDeskPath();
  return (
    <Link to={to} params={{ section: queueSection(kind) }} className={styles.link}>
      {deskWords.queues[kind]}
    </Link>
  );
}

function Oldest({ oldestAt }: DeskQueue) {
  const now = useUnit($now);
  return oldestAt === null ? messages.none : messages.waited(now - oldestAt);
}

const columns: readonly TableColumn<DeskQueue>[] = [
  { id: 'kind', header: messages.queue, cell: (queue) => <Name {...queue} /> },
  { id: 'waiting', header: messages.waiting, cell: (one) => <b>{one.waiting}</b>, align: 'end' },
  { id: 'checking', header: messages.checking, cell: (one) => one.checking, align: 'end' },
  { id: 'second', header: messages.second, cell: (one) => one.second, align: 'end' },
  { id: 'oldest', header: messages.longest, cell: (one) => <Oldest {...one} />, align: 'end' },
];

/** What waits in each queue, and since when; each leads to its queue. */
export function WaitingTable() {
  const { desk, isAdmin, failure, isPending, onRetry } = useUnit({
    desk: $desk,
    isAdmin: $isAdmin,
    failure: queues.$failure,
    isPending: queues.$isPending,
    onRetry: queues.refresh,
  });
  const kinds = deskKindsOf(isAdmin);
  return (
    <section className={styles.root}>
      <Heading level={2}>{messages.waits}</Heading>
      <QueryView
        data={desk}
        failure={failure}
        isPending={isPending}
        texts={{ ...loadTexts, failed: messages.failedCounts }}
        skeleton={<Skeleton height={320} shape="box" />}
        onRetry={onRetry}
      >
        {(loaded) => (
          <Table
            caption={messages.waits}
            columns={columns}
            rows={kinds.flatMap((kind) => loaded.queues.find((one) => one.kind === kind) ?? [])}
            rowKey={({ kind }) => kind}
          />
        )}
      </QueryView>
    </section>
  );
}

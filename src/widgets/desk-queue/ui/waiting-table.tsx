import type { Dto } from '#contract/types.gen.ts';
import { useUnit } from 'effector-react';
import {
  $desk,
  type DeskKind,
  deskKindsOf,
  deskWords,
  isLate,
  queues,
  queueSection,
} from '@/entities/desk-request';
import { $isAdmin } from '@/entities/member';
import { DeskLink } from '@/features/desk-list';
import { loadTexts } from '@/shared/copy';
import { $now } from '@/shared/lib/clock';
import { Heading } from '@/shared/ui/heading';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Table, type TableColumn } from '@/shared/ui/table';
import { messages } from './messages';
import * as styles from './waiting-table.css';

type Desk = Pick<Dto<'DeskState'>, 'queues' | 'inquiries'>;

/** A place where something waits for staff. */
interface Waiting {
  name: string;
  /** Its section, as the address names it. */
  to: string;
  /** Nobody works on it, or it waits for another person. */
  waiting: number;
  checking: number;
  /** Epoch milliseconds; null where nothing waits. */
  oldestAt: number | null;
}

/** The queues of whoever looks, and the questions. */
function waitingIn({ queues: all, inquiries }: Desk, kinds: readonly DeskKind[]): Waiting[] {
  const { open, answering, oldestAt } = inquiries;
  return [
    ...kinds.flatMap((kind) => {
      const queue = all.find((one) => one.kind === kind);
      if (queue === undefined) return [];
      return {
        name: deskWords.queues[kind],
        to: queueSection(kind),
        oldestAt: queue.oldestAt,
        waiting: queue.waiting + queue.second,
        checking: queue.checking,
      };
    }),
    {
      name: messages.inquiries,
      to: 'inquiry',
      oldestAt,
      waiting: open - answering,
      checking: answering,
    },
  ];
}

function Oldest({ oldestAt }: Waiting) {
  const now = useUnit($now);
  return (
    <span className={styles.oldest} data-late={isLate(oldestAt, now)}>
      {oldestAt === null ? messages.none : messages.waited(now - oldestAt)}
    </span>
  );
}

const columns: readonly TableColumn<Waiting>[] = [
  {
    id: 'name',
    header: messages.queue,
    cell: ({ name, to }) => (
      <DeskLink section={to} className={styles.link}>
        {name}
      </DeskLink>
    ),
  },
  { id: 'waiting', header: messages.waiting, cell: (one) => <b>{one.waiting}</b>, align: 'end' },
  { id: 'checking', header: messages.checking, cell: (one) => one.checking, align: 'end' },
  { id: 'oldest', header: messages.longest, cell: (one) => <Oldest {...one} />, align: 'end' },
];

/** What waits in each queue and of questions, and since when; each leads to where it is decided. */
export function WaitingTable() {
  const { desk, isAdmin, failure, isPending, onRetry } = useUnit({
    desk: $desk,
    isAdmin: $isAdmin,
    failure: queues.$failure,
    isPending: queues.$isPending,
    onRetry: queues.refresh,
  });
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
            rows={waitingIn(loaded, deskKindsOf(isAdmin))}
            rowKey={({ to }) => to}
          />
        )}
      </QueryView>
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import { useGate } from 'effector-react';
import { type AuditRecord, auditWords, latestRecords } from '@/entities/desk-audit';
import { useDeskPath } from '@/features/desk-list';
import { loadTexts } from '@/shared/copy';
import { formatTime } from '@/shared/lib/format';
import { Heading } from '@/shared/ui/heading';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { RecentGate } from '../recent-model';
import { messages } from './messages';
import * as styles from './recent-actions.css';

function Action({ record: { at, by, action, target } }: { record: AuditRecord }) {
  return (
    <li className={styles.action}>
      <span className={styles.time}>{formatTime(at)}</span>
      <span className={styles.by}>{by}</span>
      <span className={styles.what}>
        <b>{auditWords.action(action)}</b> {auditWords.target(target)}
      </span>
    </li>
  );
}

/** What staff did last, for admins: the server tells nobody else. */
export function RecentActions() {
  useGate(RecentGate);
  const to = useDeskPath();
  const query = useQuery(latestRecords);
  return (
    <section className={styles.root} aria-label={messages.recent}>
      <header className={styles.head}>
        <Heading level={2}>{messages.recent}</Heading>
        <Link to={to} params={{ section: 'audit', tab: undefined }} className={styles.quiet}>
          {messages.title}
        </Link>
      </header>
      <QueryView
        {...query}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<Skeleton height={256} shape="box" />}
      >
        {(records) =>
          records.length === 0 ? (
            <p className={styles.quiet}>{messages.noActions}</p>
          ) : (
            <ul className={styles.list}>
              {records.map((record) => (
                <Action key={record.id} record={record} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}

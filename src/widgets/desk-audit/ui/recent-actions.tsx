import { useGate } from 'effector-react';
import { type AuditRecord, auditWords, latestRecords } from '@/entities/desk-audit';
import { DeskLink, Tile, TileList } from '@/features/desk-list';
import { loadTexts } from '@/shared/copy';
import { formatTime } from '@/shared/lib/format';
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
  const query = useQuery(latestRecords);
  return (
    <Tile
      title={messages.recent}
      beside={
        <DeskLink section="audit" className={styles.quiet}>
          {messages.title}
        </DeskLink>
      }
    >
      <QueryView
        {...query}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<Skeleton height={256} shape="box" />}
      >
        {(records) =>
          records.length === 0 ? (
            <p className={styles.quiet}>{messages.noActions}</p>
          ) : (
            <TileList>
              {records.map((record) => (
                <Action key={record.id} record={record} />
              ))}
            </TileList>
          )
        }
      </QueryView>
    </Tile>
  );
}

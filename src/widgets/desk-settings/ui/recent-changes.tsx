import { Link } from '@tanstack/react-router';
import { useDeskPath } from '@/features/desk-list';
import { loadTexts } from '@/shared/copy';
import { formatShortDateTime } from '@/shared/lib/format';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { recentText } from '../lib/recent-text';
import { recent } from '../model/beside';
import { messages } from './messages';
import * as block from './setting-block.css';
import * as styles from './waiting-changes.css';

/** What was set last, by whom, with the way to all records. */
export function RecentChanges() {
  const to = useDeskPath();
  const query = useQuery(recent);
  return (
    <>
      <QueryView
        {...query}
        texts={{ ...loadTexts, failed: messages.failedRecent }}
        empty={<p className={styles.by}>{messages.noRecent}</p>}
        skeleton={<Skeleton height="96px" />}
      >
        {(records) => (
          <ul className={block.rows}>
            {records.map((record) => (
              <li key={record.id} className={styles.change}>
                <span>{recentText(record)}</span>
                <span className={styles.by}>
                  {messages.askedBy(record.by, formatShortDateTime(record.at))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <div>
        <Link to={to} params={{ section: 'audit', tab: undefined }}>
          {messages.allRecords}
        </Link>
      </div>
    </>
  );
}

import { entryLabel, formatBalance, formatResult, type StatementLine } from '@/entities/statement';
import { listTexts } from '@/shared/copy';
import { IconPoint } from '@/shared/icons';
import { formatIso, formatShortDateTime } from '@/shared/lib/format';
import { Card } from '@/shared/ui/card';
import { PagedList, usePaged } from '@/shared/ui/paged-list';
import { lines } from '../model';
import { messages } from './messages';
import * as styles from './point-page.css';

function LineRow({ line }: { line: StatementLine }) {
  return (
    <li className={styles.row}>
      <span>{entryLabel(line.code)}</span>
      <b className={styles.change} data-gain={line.amount > 0}>
        {formatResult(line.amount, 'POINT')}
      </b>
      <time className={styles.note} dateTime={formatIso(line.at)}>
        {formatShortDateTime(line.at)}
      </time>
      <span className={`${styles.note} ${styles.after}`}>
        {messages.after(formatBalance(line.after, 'POINT'))}
      </span>
    </li>
  );
}

/** Where the points came from and went to, page after page. */
export function PointHistory() {
  return (
    <PagedList
      {...usePaged(lines)}
      texts={{
        ...listTexts,
        title: messages.history,
        failed: messages.historyFailed,
        empty: messages.historyEmpty,
        emptyText: messages.historyEmptyText,
      }}
      emptyIcon={<IconPoint size={28} />}
    >
      {(list) => (
        <Card padding="0" clip>
          <ul aria-label={messages.history}>
            {list.map((line) => (
              <LineRow key={line.seq} line={line} />
            ))}
          </ul>
        </Card>
      )}
    </PagedList>
  );
}

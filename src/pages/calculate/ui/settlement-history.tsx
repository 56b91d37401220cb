import { listTexts } from '@/shared/copy';
import { IconHistory } from '@/shared/icons';
import { formatIso, formatMoney, formatShortDateTime } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';
import { PagedList, usePaged } from '@/shared/ui/paged-list';
import { type Settlement, settlements } from '../api';
import * as styles from './calculate-page.css';
import { messages } from './messages';

const tones = { requested: 'warn', approved: 'brand', rejected: 'neutral' } as const;

function SettlementRow({ settlement }: { settlement: Settlement }) {
  const { kind, state, currency, amount, reason, createdAt } = settlement;
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <b>
          {messages.titles[kind]} {messages.week(settlement)}
        </b>
        <time className={styles.note} dateTime={formatIso(createdAt)}>
          {formatShortDateTime(createdAt)}
        </time>
        {reason !== null && <span className={styles.note}>{messages.reason(reason)}</span>}
      </span>
      <span className={styles.amount}>{formatMoney(amount, currency)}</span>
      <span className={styles.end}>
        <Badge tone={tones[state]}>{messages.states[state]}</Badge>
      </span>
    </li>
  );
}

/** What the member requested, page after page. */
export function SettlementHistory() {
  return (
    <PagedList
      {...usePaged(settlements)}
      texts={{
        ...listTexts,
        title: messages.history,
        failed: messages.historyFailed,
        empty: messages.empty,
        emptyText: messages.emptyText,
      }}
      emptyIcon={<IconHistory size={28} />}
    >
      {(list) => (
        <Card padding="0" clip>
          <ul aria-label={messages.history}>
            {list.map((one) => (
              <SettlementRow key={one.id} settlement={one} />
            ))}
          </ul>
        </Card>
      )}
    </PagedList>
  );
}

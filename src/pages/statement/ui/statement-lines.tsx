import { useUnit } from 'effector-react';
import type { StatementCurrency, StatementLine } from '@/entities/statement';
import { loadTexts } from '@/shared/copy';
import { IconHistory } from '@/shared/icons';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { byDay } from '../lib/by-day';
import { $isWide, $search, list, summary } from '../model';
import { LineList } from './line-list';
import { LineTable } from './line-table';
import { messages } from './messages';
import * as styles from './statement-lines.css';

function Lines({ lines }: { lines: readonly StatementLine[] }) {
  const [isWide, data, { account }] = useUnit([$isWide, summary.$data, $search]);
  const fallback: StatementCurrency = account === 'points' ? 'POINT' : 'KRW';
  const View = isWide ? LineTable : LineList;
  return <View days={byDay(lines)} sums={data?.days ?? []} currency={data?.currency ?? fallback} />;
}

function More() {
  const unit = useUnit({
    lines: list.$items,
    all: summary.$data,
    search: $search,
    hasNext: list.$hasNext,
    failure: list.$failure,
    isPending: list.$isPending,
    onMore: list.nextRequested,
  });
  if (!unit.hasNext || unit.failure) return null;
  const all = unit.all?.counts[unit.search.show];
  return (
    <div className={styles.more}>
      {all !== undefined && (
        <span className={styles.shown}>{messages.shown(unit.lines?.length ?? 0, all)}</span>
      )}
      <Button variant="secondary" fullWidth loading={unit.isPending} onClick={() => unit.onMore()}>
        {messages.more}
      </Button>
    </div>
  );
}

/** The lines of the period by day, newest first, page after page. */
export function StatementLines() {
  const unit = useUnit({
    data: list.$items,
    failure: list.$failure,
    isPending: list.$isPending,
    onRetry: list.refresh,
  });
  return (
    <section aria-label={messages.list} className={styles.root}>
      <QueryView
        {...unit}
        texts={{ ...loadTexts, failed: messages.failed }}
        skeleton={<Skeleton height={430} shape="box" />}
        empty={
          <EmptyState
            icon={<IconHistory size={28} />}
            title={messages.empty}
            text={messages.emptyText}
          />
        }
        failureAt="end"
      >
        {(lines) => <Lines lines={lines} />}
      </QueryView>
      <More />
    </section>
  );
}

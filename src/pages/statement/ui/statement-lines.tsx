import { useUnit } from 'effector-react';
import type { StatementCurrency, StatementLine } from '@/entities/statement';
import { listTexts } from '@/shared/copy';
import { IconHistory } from '@/shared/icons';
import { EmptyState } from '@/shared/ui/empty-state';
import { LoadMore } from '@/shared/ui/load-more';
import { usePaged } from '@/shared/ui/paged-list';
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
  const [sums, { show, mode }] = useUnit([summary.$data, $search]);
  const paged = usePaged(list);
  // Their number is known for all modes together only.
  const isKnown = sums !== null && mode === undefined;
  const shown = isKnown ? messages.shown(paged.items?.length ?? 0, sums.counts[show]) : undefined;
  return <LoadMore paged={paged} label={listTexts.more} shown={shown} />;
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
        texts={{ ...listTexts, failed: messages.failed }}
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

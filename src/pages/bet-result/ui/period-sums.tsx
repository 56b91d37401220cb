import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { Dto } from '#contract/types.gen.ts';
import { formatGain } from '@/entities/bet';
import { $member } from '@/entities/member';
import { loadTexts } from '@/shared/copy';
import { formatMoney } from '@/shared/lib/format';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { summary } from '../model/history';
import { messages } from './messages';
import * as styles from './period-sums.css';
import { ProfitChart } from './profit-chart';

interface FigureProps {
  term: string;
  note: string;
  children: ReactNode;
  tone?: 'plain' | 'money';
}

function Figure({ term, note, children, tone = 'plain' }: FigureProps) {
  return (
    <div className={styles.cell}>
      <dt className={styles.term}>
        {term} <span className={styles.note}>{note}</span>
      </dt>
      <dd className={styles.figure({ tone })}>{children}</dd>
    </div>
  );
}

function Sums({ data }: { data: Dto<'BetSummary'> }) {
  const currency = useUnit($member)?.currency ?? 'KRW';
  const { counts, stake, payout, days } = data;
  return (
    <div className={styles.root}>
      <dl className={styles.figures}>
        <Figure
          term={messages.staked}
          note={messages.settledCount(counts.won + counts.lost + counts.void)}
        >
          {formatMoney(stake, currency)}
        </Figure>
        <Figure term={messages.paid} note={messages.wonCount(counts.won)} tone="money">
          {formatMoney(payout, currency)}
        </Figure>
        <Figure term={messages.profit} note={messages.profitNote}>
          {formatGain(payout - stake, currency)}
        </Figure>
      </dl>
      <ProfitChart days={days} currency={currency} />
    </div>
  );
}

/** What the settled bets of the period cost and paid, as figures and as a chart. */
export function PeriodSums() {
  const unit = useQuery(summary);
  return (
    <section aria-label={messages.sums} className={styles.frame}>
      <QueryView
        {...unit}
        texts={{ ...loadTexts, failed: messages.sumsFailed }}
        skeleton={<Skeleton height={82} shape="box" />}
      >
        {(data) => <Sums data={data} />}
      </QueryView>
    </section>
  );
}

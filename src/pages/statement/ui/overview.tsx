import type { ReactNode } from 'react';
import {
  BalanceChart,
  formatBalance,
  formatPlain,
  formatResult,
  type StatementSummary,
} from '@/entities/statement';
import { loadTexts } from '@/shared/copy';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { summary } from '../model';
import { messages } from './messages';
import * as styles from './overview.css';

interface FigureProps {
  term: string;
  count?: number;
  note: string;
  children: ReactNode;
}

function Figure({ term, count, note, children }: FigureProps) {
  return (
    <div className={styles.cell}>
      <dt className={styles.term}>
        {term}
        {count !== undefined && <span className={styles.note}>{messages.count(count)}</span>}
      </dt>
      <dd className={styles.figure}>{children}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}

function payoutRate({ staked, won }: StatementSummary): string {
  if (staked <= 0) return messages.noStakes;
  return messages.payoutRate((Math.floor((won * 1000) / staked) / 10).toFixed(1));
}

function Sums({ data }: { data: StatementSummary }) {
  const { counts, currency, running } = data;
  // Lines of the casino are counted together, stakes and wins.
  const { bet, win } = counts.casino === 0 ? counts : {};
  return (
    <dl className={styles.figures}>
      <Figure term={messages.staked} count={bet} note={messages.stakedNote}>
        {formatBalance(data.staked, currency)}
      </Figure>
      <Figure term={messages.won} count={win} note={payoutRate(data)}>
        {formatBalance(data.won, currency)}
      </Figure>
      <Figure
        term={messages.result}
        note={messages.resultNote(running === 0 ? null : formatResult(running, currency))}
      >
        {formatResult(data.result, currency)}
      </Figure>
      <Figure
        term={messages.netDeposit}
        note={messages.netDepositNote(
          formatPlain(data.deposits, currency),
          formatPlain(data.withdrawals, currency),
        )}
      >
        {formatResult(data.netDeposit, currency)}
      </Figure>
    </dl>
  );
}

function Balance({ data }: { data: StatementSummary }) {
  const { start, end, conversions, other, owed, currency } = data;
  return (
    <div className={styles.chart}>
      <p className={styles.balance}>
        {messages.balance} <b>{formatPlain(start, currency)}</b> →{' '}
        <b className={styles.end}>{formatBalance(end, currency)}</b>
        {conversions !== 0 && (
          <span className={styles.note}>
            {messages.included(formatResult(conversions, currency))}
          </span>
        )}
        {other !== 0 && (
          <span className={styles.note}>
            {messages.otherIncluded(formatResult(other, currency))}
          </span>
        )}
      </p>
      {owed > 0 && <p className={styles.owed}>{messages.owed(formatBalance(owed, currency))}</p>}
      <BalanceChart points={data.points} marks={data.marks} currency={currency} />
    </div>
  );
}

/** What the period came to: stakes, pay-outs, deposits, and the balance from its start to its end. */
export function Overview() {
  const unit = useQuery(summary);
  return (
    <section aria-label={messages.sums} className={styles.frame}>
      <QueryView
        {...unit}
        texts={{ ...loadTexts, failed: messages.sumsFailed }}
        skeleton={<Skeleton height={192} shape="box" />}
      >
        {(data) => (
          <div className={styles.root}>
            <Sums data={data} />
            <Balance data={data} />
          </div>
        )}
      </QueryView>
    </section>
  );
}

import { memberSummary } from '@/entities/desk-member';
import {
  BalanceChart,
  formatBalance,
  formatResult,
  type StatementSummary,
} from '@/entities/statement';
import { loadTexts } from '@/shared/copy';
import { QueryView, useQuery } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './member-sums.css';
import { messages } from './messages';

const { sums } = messages;

/** What a period came to, by name; of points there are neither deposits nor stakes. */
function linesOf(data: StatementSummary): readonly (readonly [string, string, string])[] {
  const { currency, counts } = data;
  const amount = (minor: number) => formatBalance(minor, currency);
  const signed = (minor: number) => formatResult(minor, currency);
  if (currency === 'POINT')
    return [
      [sums.conversions, messages.lineCount(counts.points), signed(data.conversions)],
      [sums.other, messages.lineCount(counts.event + counts.adjust), signed(data.other)],
      [sums.end, '', amount(data.end)],
    ];
  return [
    [sums.deposits, '', amount(data.deposits)],
    [sums.withdrawals, '', amount(data.withdrawals)],
    [sums.netDeposit, '', signed(data.netDeposit)],
    [sums.staked, messages.lineCount(counts.bet), amount(data.staked)],
    [sums.won, messages.lineCount(counts.win), amount(data.won)],
    [sums.result, '', signed(data.result)],
  ];
}

/** The balance of the period that the lines are of, and what it came to. */
export function MemberSums() {
  const query = useQuery(memberSummary);
  return (
    <section aria-label={sums.title} className={styles.frame}>
      <QueryView
        {...query}
        texts={{ ...loadTexts, failed: messages.failedSums }}
        skeleton={<Skeleton height={148} shape="box" />}
      >
        {(loaded) => (
          <div className={styles.root}>
            <BalanceChart points={loaded.points} marks={loaded.marks} currency={loaded.currency} />
            <dl className={styles.sums}>
              {linesOf(loaded).map(([name, count, value]) => (
                <div key={name} className={styles.sum}>
                  <dt className={styles.name}>
                    {name} {count !== '' && <small>{count}</small>}
                  </dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </QueryView>
    </section>
  );
}

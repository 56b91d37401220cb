import type { DayFigures, FigureCurrency, FigurePeriod } from '@/entities/desk-figures';
import { amountText, rateText } from '../lib/amount';
import { messages } from './messages';
import * as styles from './sums.css';

export interface SumsProps {
  total: DayFigures;
  /** Totals of as long a time before. */
  before: DayFigures;
  currency: FigureCurrency;
  period: FigurePeriod;
}

function Change({ now, was, period }: { now: number; was: number; period: FigurePeriod }) {
  const rate = rateText(now - was, was);
  const way = now === was ? 'same' : now > was ? 'up' : 'down';
  return (
    <dd className={styles.quiet}>
      <span className={styles.change} data-way={way}>
        {way === 'up' && '▲ '}
        {way === 'down' && '▼ '}
        {way !== 'same' && rate}
        {(way === 'same' || rate === null) && messages[way]}
      </span>{' '}
      {messages.compared[period]}
    </dd>
  );
}

const { figures } = messages;
const names = ['deposits', 'withdrawals', 'net', 'stakes', 'payouts', 'profit', 'signups'] as const;

/** What a figure has beside its name: how many, or the share of the stakes that stayed. */
function besideOf(name: (typeof names)[number], total: DayFigures): string | null {
  if (name === 'deposits') return messages.count(total.depositCount);
  if (name === 'withdrawals') return messages.count(total.withdrawalCount);
  if (name === 'stakes') return messages.count(total.betCount);
  if (name !== 'profit') return null;
  const margin = rateText(total.profit, total.stakes);
  return margin && messages.margin(`${total.profit < 0 ? '−' : ''}${margin}`);
}

export function Sums({ total, before, currency, period }: SumsProps) {
  return (
    <section aria-label={messages.sums}>
      <dl className={styles.root}>
        {names.map((name) => (
          <div key={name} className={styles.cell}>
            <dt className={styles.term}>
              {figures[name]}
              <span className={styles.quiet}>{besideOf(name, total)}</span>
            </dt>
            <dd className={styles.value}>
              {name === 'signups'
                ? messages.people(total.signups)
                : amountText(total[name], currency)}
            </dd>
            <Change now={total[name]} was={before[name]} period={period} />
          </div>
        ))}
      </dl>
    </section>
  );
}

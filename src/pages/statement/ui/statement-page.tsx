import { useUnit } from 'effector-react';
import { MoneyFrame } from '@/widgets/money-nav';
import { $now } from '@/shared/lib/clock';
import { Heading } from '@/shared/ui/heading';
import { $search } from '../model';
import { Download } from './download';
import { messages } from './messages';
import { Overview } from './overview';
import { StatementFilters } from './statement-filters';
import { StatementLines } from './statement-lines';
import * as styles from './statement-page.css';

function Clock() {
  const [now, { account }] = useUnit([$now, $search]);
  return (
    <span className={styles.clock} aria-hidden="true">
      {messages.accounts[account]} · {messages.clock(now)}
    </span>
  );
}

/** Every line of an account in a period, with what it came to. */
export function StatementPage() {
  return (
    <MoneyFrame>
      <div className={styles.root}>
        <header className={styles.header}>
          <div className={styles.titleRow}>
            <Heading level={1}>{messages.title}</Heading>
            <Clock />
          </div>
          <Download />
        </header>
        <StatementFilters />
        <Overview />
        <StatementLines />
      </div>
    </MoneyFrame>
  );
}

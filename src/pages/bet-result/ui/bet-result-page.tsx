import '../model/results-seen';
import { useUnit } from 'effector-react';
import { SavedSlipsButton } from '@/features/saved-slips';
import { $now } from '@/shared/lib/clock';
import { Heading } from '@/shared/ui/heading';
import { BetFilters } from './bet-filters';
import { BetList } from './bet-list';
import * as styles from './bet-result-page.css';
import { messages } from './messages';
import { PeriodPicker } from './period-picker';
import { PeriodSums } from './period-sums';
import { RebetDialog } from './rebet-dialog';

function Clock() {
  const now = useUnit($now);
  return (
    <span className={styles.clock} aria-hidden="true">
      {messages.clock(now)}
    </span>
  );
}

/** The member's bets of a period: what they cost and paid, each with how it was decided and what can be done with it. */
export function BetResultPage() {
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <div className={styles.titleRow}>
          <Heading level={1}>{messages.title}</Heading>
          <Clock />
          <SavedSlipsButton />
        </div>
        <PeriodPicker />
      </header>
      <PeriodSums />
      <BetFilters />
      <BetList />
      <RebetDialog />
    </div>
  );
}

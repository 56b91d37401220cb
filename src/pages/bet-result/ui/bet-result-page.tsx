import { Heading } from '@/shared/ui/heading';
import { BetList } from './bet-list';
import * as styles from './bet-result-page.css';
import { BetTabs } from './bet-tabs';
import { messages } from './messages';
import { RebetDialog } from './rebet-dialog';

/** The member's bets: open and settled, with live scores, details and a way to bet the same again. */
export function BetResultPage() {
  return (
    <div className={styles.root}>
      <Heading level={1}>{messages.title}</Heading>
      <BetTabs>
        <BetList />
      </BetTabs>
      <RebetDialog />
    </div>
  );
}

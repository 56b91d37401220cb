import { Heading } from '@/shared/ui/heading';
import * as styles from './entry-skeleton.css';
import { LeagueSkeleton } from './league-skeleton';
import { messages } from './messages';

/** Under the question whether to enter: nothing of the board is loaded before its answer. */
export function EntrySkeleton() {
  return (
    <div className={styles.root}>
      <Heading level={1} className={styles.title}>
        {messages.board}
      </Heading>
      <LeagueSkeleton />
    </div>
  );
}

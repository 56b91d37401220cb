import { useUnit } from 'effector-react';
import { boardName } from '@/shared/lib/market-dictionary';
import { $now } from '@/shared/lib/clock';
import { Heading } from '@/shared/ui/heading';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { IconSearch } from '@/shared/icons';
import { $fixtureCount, $status } from '../model/list';
import { $isFiltering, $kind, $search, filteringSwitched } from '../model/page';
import { conditionCount } from '../search';
import * as styles from './board-head.css';
import { messages } from './messages';

/** Seoul's time by the server's clock. */
function SeoulClock() {
  const now = useUnit($now);
  return now === 0 ? null : <span> · {messages.clock(now)}</span>;
}

export function BoardHead() {
  const [kind, search, count, status, isFiltering, onFiltering] = useUnit([
    $kind,
    $search,
    $fixtureCount,
    $status,
    $isFiltering,
    filteringSwitched,
  ]);
  const set = conditionCount(search);
  return (
    <div className={styles.root}>
      <Heading level={1} className={styles.title}>
        {boardName(kind)}
      </Heading>
      <p className={styles.facts}>
        {status === 'loading' ? '–' : messages.fixtures(count)}
        <SeoulClock />
      </p>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isFiltering}
        onClick={() => onFiltering(!isFiltering)}
      >
        <IconSearch size={16} />
        {messages.conditions}
        {set > 0 && (
          <span className={styles.set}>
            <span aria-hidden="true">{set}</span>
            <VisuallyHidden>{messages.conditionsSet(set)}</VisuallyHidden>
          </span>
        )}
      </button>
    </div>
  );
}

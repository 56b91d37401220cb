import { useUnit } from 'effector-react';
import { $counts, totalOf } from '@/entities/game';
import { sportName } from '@/entities/market-dictionary';
import { Chip } from '@/shared/ui/chip';
import { $sports } from '../model/list';
import { $kind, $search, filterChanged } from '../model/search';
import { messages } from './messages';
import * as styles from './sport-chips.css';

/** The sports of the board that have matches, where there is no rail. */
export function SportChips() {
  const [kind, search, counts, sports, onFilter] = useUnit([
    $kind,
    $search,
    $counts,
    $sports,
    filterChanged,
  ]);
  return (
    <fieldset className={styles.root} aria-label={messages.sports}>
      <Chip
        count={totalOf(counts, kind)}
        selected={search.sport === 'all'}
        onClick={() => onFilter({ sport: 'all', league: '' })}
      >
        {messages.allSports}
      </Chip>
      {sports.map((sport) => (
        <Chip
          key={sport}
          count={counts[kind]?.[sport] ?? 0}
          selected={search.sport === sport}
          onClick={() => onFilter({ sport, league: '' })}
        >
          {sportName(sport)}
        </Chip>
      ))}
    </fieldset>
  );
}

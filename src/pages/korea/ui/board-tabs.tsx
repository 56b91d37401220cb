import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { $counts, totalOf } from '@/entities/game';
import { BOARD_KINDS } from '#rules/markets/boards.ts';
import { SPORT_KEYS } from '#rules/sports.ts';
import { boardName, sportName } from '@/shared/lib/market-dictionary';
import { Chip } from '@/shared/ui/chip';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { $kind, $search, filterChanged } from '../model/page';
import * as styles from './board-tabs.css';
import { messages } from './messages';

/** Takes the place of the rail below 1025 px: boards as tabs, sports as chips. */
export function BoardTabs() {
  const [kind, search, counts, onFilter] = useUnit([$kind, $search, $counts, filterChanged]);
  return (
    <>
      <TabNav label={messages.boards}>
        {BOARD_KINDS.map((one) => (
          <TabLink key={one} fill>
            <Link to={`/korea/${one}`} aria-current={one === kind ? 'page' : undefined}>
              {boardName(one)}
            </Link>
          </TabLink>
        ))}
      </TabNav>
      <fieldset className={styles.chips} aria-label={messages.sports}>
        <Chip
          count={totalOf(counts, kind)}
          selected={search.sport === 'all'}
          onClick={() => onFilter({ sport: 'all', league: '' })}
        >
          {messages.allSports}
        </Chip>
        {SPORT_KEYS.map((sport) => (
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
    </>
  );
}

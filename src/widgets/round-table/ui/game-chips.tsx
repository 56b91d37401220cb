import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { type Game, isVenue } from '#rules/rounds/round.ts';
import { $at, $game } from '@/entities/round';
import { $hasRail } from '@/shared/lib/device';
import { ChipLink } from '@/shared/ui/chip';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { type GameGroup, groupKeyOf, minigameGroups, venueGroups, venueSearch } from '../lib/games';
import * as styles from './game-lists.css';
import { messages } from './messages';
import { RoundClock } from './round-clock';

/** Leads to the first game of a group: its venue that starts next where it has venues. */
function GroupLink({ group, isCurrent }: { group: GameGroup; isCurrent: boolean }) {
  const [first] = group.games;
  if (!first) return null;
  const { provider, game } = first;
  return (
    <Link
      to="/minigame/$provider/$game"
      params={{ provider, game }}
      search={venueSearch(undefined)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {group.label}
    </Link>
  );
}

function Games({ group, current }: { group: GameGroup; current: Game }) {
  return (
    <nav className={styles.chips} aria-label={isVenue(current) ? messages.venues : messages.games}>
      {group.games.map(({ id, provider, game, venue, label }) => (
        <ChipLink key={id}>
          <Link
            to="/minigame/$provider/$game"
            params={{ provider, game }}
            search={venueSearch(venue)}
            aria-current={id === current.id ? 'page' : undefined}
          >
            {label}
            {(isVenue(current) || id === current.id) && <RoundClock gameId={id} />}
          </Link>
        </ChipLink>
      ))}
    </nav>
  );
}

function SeoulClock() {
  const at = useUnit($at);
  return at === 0 ? null : <span className={styles.clock}>{messages.clock(at)}</span>;
}

/** Where the rail is not drawn: providers or sports as tabs, the games of one as chips. Beside the rail one row of chips. */
export function GameChips() {
  const [game, hasRail] = useUnit([$game, $hasRail]);
  if (game === null) return null;
  const groups = isVenue(game) ? venueGroups : minigameGroups;
  const current = groups.find(({ key }) => key === groupKeyOf(game));
  if (hasRail && isVenue(game))
    return (
      <div className={styles.head}>
        {current && <Games group={current} current={game} />}
        <SeoulClock />
      </div>
    );
  if (hasRail)
    return (
      <nav className={styles.chips} aria-label={messages.providers}>
        {groups.map((group) => (
          <ChipLink key={group.key}>
            <GroupLink group={group} isCurrent={group === current} />
          </ChipLink>
        ))}
      </nav>
    );
  return (
    <div className={styles.tabs}>
      <TabNav label={messages.providers}>
        {groups.map((group) => (
          <TabLink key={group.key}>
            <GroupLink group={group} isCurrent={group === current} />
          </TabLink>
        ))}
      </TabNav>
      {current && <Games group={current} current={game} />}
    </div>
  );
}

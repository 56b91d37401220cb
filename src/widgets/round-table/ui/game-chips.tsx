import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { type Game, isVenue } from '#rules/rounds/round.ts';
import { $at, $game } from '@/entities/round';
import { $hasRail } from '@/shared/lib/device';
import { ChipLink } from '@/shared/ui/chip';
import { TabLink, TabNav } from '@/shared/ui/tab-nav';
import { type GameGroup, groupKeyOf, minigameGroups, venueGroups, venueSearch } from '../lib/games';
import * as styles from './game-lists.css';
import { messages } from './messages';
import { RoundClock } from './round-clock';

/** Leads to the first game of a group: its venue that starts next where it has venues. An element, so that chips and tabs can style it. */
function groupLink(group: GameGroup, isCurrent: boolean) {
  const [{ provider = '', game = '' } = {}] = group.games;
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
  const row = useRef<HTMLElement>(null);
  const { id: currentId } = current;
  // Its own chip may be beyond the edge. The row is moved, never the page.
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>(`[data-game="${currentId}"]`);
    if (row.current && chip)
      row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
  }, [currentId]);
  return (
    <nav
      ref={row}
      className={styles.chips}
      aria-label={isVenue(current) ? messages.venues : messages.games}
    >
      {group.games.map(({ id, provider, game, venue, label }) => (
        <ChipLink key={id}>
          <Link
            to="/minigame/$provider/$game"
            params={{ provider, game }}
            search={venueSearch(venue)}
            aria-current={id === current.id ? 'page' : undefined}
            data-game={id}
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
          <ChipLink key={group.key}>{groupLink(group, group === current)}</ChipLink>
        ))}
      </nav>
    );
  return (
    <div className={styles.tabs}>
      <TabNav label={messages.providers}>
        {groups.map((group) => (
          <TabLink key={group.key}>{groupLink(group, group === current)}</TabLink>
        ))}
      </TabNav>
      {current && <Games group={current} current={game} />}
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { type Game, GameSummary } from '@/widgets/live-match';
import { IconChevronRight, IconMinus, IconPlus } from '@/shared/icons';
import { IconButton } from '@/shared/ui/icon-button';
import { gameSearch } from '../lib/href';
import { MOST_WATCHED } from '../lib/watched';
import { $fixture, $watched, watchToggled } from '../model/page';
import * as styles from './game-list.css';
import { messages } from './messages';

export interface GameItemProps {
  game: Game;
  /** It can be put beside others; elsewhere it is a low row. */
  canWatch: boolean;
}

function WatchButton({ game: { fixture } }: { game: Game }) {
  const [watched, onToggle] = useUnit([$watched, watchToggled]);
  const { id, home, away } = fixture;
  const isWatched = watched.includes(id);
  if (!isWatched && watched.length >= MOST_WATCHED) return null;
  return (
    <span className={styles.watch}>
      <IconButton
        label={isWatched ? messages.unwatch(home, away) : messages.watch(home, away)}
        onClick={() => onToggle(id)}
      >
        {isWatched ? <IconMinus size={16} /> : <IconPlus size={16} />}
      </IconButton>
    </span>
  );
}

/** A match in play: who plays, the score, and its moment. */
export function GameItem({ game, canWatch }: GameItemProps) {
  const [chosen, watched] = useUnit([$fixture, $watched]);
  const { id } = game.fixture;
  const isShown = id === chosen || watched.includes(id);
  return (
    <div className={styles.item}>
      <Link
        to="/inplay"
        search={gameSearch(id)}
        className={styles.game({ place: canWatch ? 'rail' : 'page' })}
        aria-current={isShown ? 'page' : undefined}
      >
        <GameSummary game={game} look={canWatch ? 'block' : 'row'} />
        {!canWatch && (
          <span className={styles.chevron}>
            <IconChevronRight size={18} />
          </span>
        )}
      </Link>
      {canWatch && <WatchButton game={game} />}
    </div>
  );
}

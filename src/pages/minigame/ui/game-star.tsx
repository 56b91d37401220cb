import { useUnit } from 'effector-react';
import { $starredGames, gameStarred, gameTitle } from '@/entities/round';
import { IconStar } from '@/shared/icons';
import { messages } from './messages';
import * as styles from './minigame-page.css';

/** Marks a game as the visitor's own. */
export function GameStar({ id }: { id: number }) {
  const [starred, onStar] = useUnit([$starredGames, gameStarred]);
  const isStarred = starred.includes(id);
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isStarred}
      aria-label={messages.star(gameTitle(id))}
      onClick={() => onStar(id)}
    >
      <IconStar size={18} fill={isStarred ? 'currentColor' : 'none'} />
    </button>
  );
}

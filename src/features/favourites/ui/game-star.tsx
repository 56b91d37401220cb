import { IconStar } from '@/shared/icons';
import * as styles from './game-star.css';
import { useFavourite } from './use-favourite';

export interface GameStarProps {
  /** Of the game. */
  id: string;
  name: string;
}

/** The star over the picture of a game. */
export function GameStar({ id, name }: GameStarProps) {
  const { isFavourite, button } = useFavourite({ kind: 'game', id }, name);
  return (
    // The picture is as dark in both themes.
    <button {...button} className={styles.root} data-theme="celadon">
      <IconStar size={14} fill={isFavourite ? 'currentColor' : 'none'} />
    </button>
  );
}

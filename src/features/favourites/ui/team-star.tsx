import { IconStar } from '@/shared/icons';
import * as styles from './team-star.css';
import { useFavourite } from './use-favourite';

export interface TeamStarProps {
  /** Of the team. */
  id: string;
  name: string;
}

/** The name of a team with its star, one button. */
export function TeamStar({ id, name }: TeamStarProps) {
  const { isFavourite, button } = useFavourite({ kind: 'team', id }, name);
  return (
    <button {...button} className={styles.root}>
      <span className={styles.star}>
        <IconStar size={14} fill={isFavourite ? 'currentColor' : 'none'} />
      </span>
      <span className={styles.name}>{name}</span>
    </button>
  );
}

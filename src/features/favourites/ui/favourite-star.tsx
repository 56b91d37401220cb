import { IconStar } from '@/shared/icons';
import type { Favourite } from '../lib/favourites';
import * as styles from './favourite-star.css';
import { useFavourite } from './use-favourite';

export interface FavouriteStarProps extends Favourite {
  /** What is starred, in words. */
  name: string;
}

/** Marks a league, a team or a match as one of the member's own. */
export function FavouriteStar({ name, ...favourite }: FavouriteStarProps) {
  const { isFavourite, button } = useFavourite(favourite, name);
  return (
    <button {...button} className={styles.root({ place: 'head' })}>
      <IconStar size={16} fill={isFavourite ? 'currentColor' : 'none'} />
    </button>
  );
}

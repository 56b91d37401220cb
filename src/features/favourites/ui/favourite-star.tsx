import { useStoreMap, useUnit } from 'effector-react';
import { IconStar } from '@/shared/icons';
import { $favourites, favouriteToggled } from '../model';
import * as styles from './favourite-star.css';
import { messages } from './messages';

export interface FavouriteStarProps {
  leagueId: string;
  leagueName: string;
}

/** Marks a league as one of the member's own. */
export function FavouriteStar({ leagueId, leagueName }: FavouriteStarProps) {
  const onToggle = useUnit(favouriteToggled);
  const isFavourite = useStoreMap({
    store: $favourites,
    keys: [leagueId],
    fn: (favourites, [id]) => favourites.includes(id),
  });
  return (
    <button
      type="button"
      className={styles.root}
      aria-pressed={isFavourite}
      aria-label={isFavourite ? messages.remove(leagueName) : messages.add(leagueName)}
      onClick={() => onToggle(leagueId)}
    >
      <IconStar size={16} fill={isFavourite ? 'currentColor' : 'none'} />
    </button>
  );
}

import { useStoreMap, useUnit } from 'effector-react';
import { type Favourite, keyOf } from '../lib/favourites';
import { $favourites, favouriteToggled } from '../model';
import { messages } from './messages';

/** What a star takes: whether it is a favourite, what it says and does. */
export function useFavourite({ kind, id }: Favourite, name: string) {
  const onToggle = useUnit(favouriteToggled);
  const isFavourite = useStoreMap({
    store: $favourites,
    keys: [keyOf({ kind, id })],
    fn: (favourites, [key]) => favourites.has(key),
  });
  return {
    isFavourite,
    button: {
      type: 'button',
      'aria-pressed': isFavourite,
      'aria-label': isFavourite ? messages.remove(name) : messages.add(name),
      onClick: () => onToggle({ kind, id }),
    },
  } as const;
}

import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { PlaceLinks } from '@/features/place-search';
import { ChipLink } from '@/shared/ui/chip';
import { $otherPlaces, $places } from '../model/list';
import * as styles from './board-filters.css';
import { messages } from './messages';

/** Links to the pages of the leagues and teams that the search names: first those of these boards, then all others. */
export function FoundPlaces() {
  const [places, others] = useUnit([$places, $otherPlaces]);
  return (
    <>
      {places.length > 0 && (
        <fieldset className={styles.chips} aria-label={messages.found}>
          {places.map(({ kind, id, name }) => (
            <ChipLink key={`${kind}:${id}`}>
              <Link
                to={kind === 'league' ? '/sports_info/league/$id' : '/sports_info/team/$id'}
                params={{ id }}
              >
                {messages.placeInfo(name)}
              </Link>
            </ChipLink>
          ))}
        </fieldset>
      )}
      {others && <PlaceLinks label={messages.otherPlaces} {...others} />}
    </>
  );
}

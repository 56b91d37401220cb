import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { ChipLink } from '@/shared/ui/chip';
import { $places } from '../model/list';
import * as styles from './board-filters.css';
import { messages } from './messages';

/** Links to the pages of the leagues and teams that the search names. */
export function FoundPlaces() {
  const places = useUnit($places);
  if (places.length === 0) return null;
  return (
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
  );
}

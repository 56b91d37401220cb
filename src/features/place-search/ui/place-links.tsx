import { Link } from '@tanstack/react-router';
import { Flag } from '@/entities/game';
import { ChipLink } from '@/shared/ui/chip';
import type { FoundPlaces } from '../api';
import { messages } from './messages';
import * as styles from './place-links.css';

export interface PlaceLinksProps extends FoundPlaces {
  /** What the links are, for assistive technology. */
  label: string;
}

/** Links to the pages of leagues and teams; of a team its league is said, where it is among them. */
export function PlaceLinks({ label, leagues, teams }: PlaceLinksProps) {
  if (leagues.length + teams.length === 0) return null;
  const names = new Map(leagues.map(({ id, name }) => [id, name]));
  return (
    <fieldset className={styles.root} aria-label={label}>
      {leagues.map(({ id, name, country }) => (
        <ChipLink key={id}>
          <Link to="/sports_info/league/$id" params={{ id }}>
            <Flag country={country} />
            {messages.info(name)}
          </Link>
        </ChipLink>
      ))}
      {teams.map(({ id, name, leagueId }) => (
        <ChipLink key={id}>
          <Link to="/sports_info/team/$id" params={{ id }}>
            {messages.info(name)}
            {names.has(leagueId) && <span className={styles.league}>{names.get(leagueId)}</span>}
          </Link>
        </ChipLink>
      ))}
    </fieldset>
  );
}

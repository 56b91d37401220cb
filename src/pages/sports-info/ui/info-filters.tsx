import { Link } from '@tanstack/react-router';
import { useUnit } from 'effector-react';
import { sportName } from '@/entities/market-dictionary';
import { Chip } from '@/shared/ui/chip';
import { LinkButton } from '@/shared/ui/link-button';
import { Select } from '@/shared/ui/select';
import { $search, filterChanged, table } from '../model/table';
import { venues } from '../search';
import { messages } from './messages';
import * as styles from './sports-info-page.css';

/** Which matches of each team the table counts. */
function Venue() {
  const [{ venue }, onChange] = useUnit([$search, filterChanged]);
  return (
    <fieldset className={styles.sports} aria-label={messages.venue}>
      {venues.map((one) => (
        <Chip key={one} selected={one === venue} onClick={() => onChange({ venue: one })}>
          {messages.venues[one]}
        </Chip>
      ))}
    </fieldset>
  );
}

/** Which league's table is shown; each choice becomes part of the address. */
export function InfoFilters() {
  const [data, onChange] = useUnit([table.$data, filterChanged]);
  const sport = data?.league?.sport ?? data?.leagues[0]?.sport;
  return (
    <div className={styles.filters}>
      <fieldset className={styles.sports} aria-label={messages.sports}>
        {data?.sports.map((one) => (
          <Chip
            key={one}
            selected={one === sport}
            onClick={() => onChange({ sport: one, league: '', team: '' })}
          >
            {sportName(one)}
          </Chip>
        ))}
      </fieldset>
      <Venue />
      <div className={styles.leagues}>
        {data?.league && (
          <LinkButton asChild size="sm" variant="secondary">
            <Link to="/sports_info/league/$id" params={{ id: data.league.id }}>
              {messages.leaguePage}
            </Link>
          </LinkButton>
        )}
        <Select
          label={messages.league}
          labelHidden
          value={data?.league?.id ?? ''}
          options={(data?.leagues ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={messages.league}
          disabled={!data || data.leagues.length === 0}
          onValueChange={(league) => onChange({ sport, league, team: '' })}
        />
      </div>
    </div>
  );
}

import { linkSearch } from '@/shared/routes';
import type { LeagueRecord } from '../api';
import type { InfoSearch } from '../search';

/** The query of a link to the markets of a match. */
export const fixtureSearch = (fixture: string) => linkSearch({ league: '', fixture });

/** The query of a link to the domestic board of a league. */
export const boardSearch = ({ id, sport }: LeagueRecord['league']) =>
  linkSearch({ sport, league: id });

/** The query of a link to the European board of a league. */
export const europeSearch = ({ id }: LeagueRecord['league']) =>
  linkSearch({ league: id, fixture: '' });

/** The query of a link to the table of a league, for the same matches of each team. */
export const tableSearch = (
  { id, sport }: LeagueRecord['league'],
  { venue }: Pick<InfoSearch, 'venue'>,
) => linkSearch({ sport, league: id, team: '', venue });

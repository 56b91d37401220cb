import type { LeagueRecord } from '../api';
import type { InfoSearch } from '../search';

// The links of pages are typed by their address alone: the page reads its own search.

/** The query of a link to the markets of a match. */
export const fixtureSearch = (fixture: string) => ({ joinCd: undefined, league: '', fixture });

/** The query of a link to the domestic board of a league. */
export const boardSearch = ({ id, sport }: LeagueRecord['league']) => ({
  joinCd: undefined,
  sport,
  league: id,
});

/** The query of a link to the European board of a league. */
export const europeSearch = ({ id }: LeagueRecord['league']) => ({
  joinCd: undefined,
  league: id,
  fixture: '',
});

/** The query of a link to the table of a league, for the same matches of each team. */
export const tableSearch = (
  { id, sport }: LeagueRecord['league'],
  { venue }: Pick<InfoSearch, 'venue'>,
) => ({ joinCd: undefined, sport, league: id, team: '', venue });

/** The query of a link to a league. Links of pages are typed by their address alone: the page reads its own query. */
export const leagueSearch = (league: string) => ({ joinCd: undefined, league, fixture: '' });

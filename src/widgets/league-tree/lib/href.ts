import { linkSearch } from '@/shared/routes';

/** The query of a link to a league. */
export const leagueSearch = (league: string) => linkSearch({ league, fixture: '' });

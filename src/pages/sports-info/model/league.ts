import { sample } from 'effector';
import { favouritesRequested } from '@/features/favourites';
import { createChosenQuery } from '@/shared/api';
import { loadLeague } from '../api';
import { leagueClosed, leagueOpened } from '../events';

/** The league that the address names; missing where no feed has named it. */
export const league = createChosenQuery(loadLeague);

sample({ clock: leagueOpened, fn: ({ params: { id = '' } }) => id, target: league.chosen });
sample({ clock: leagueClosed, fn: () => '', target: league.chosen });
// The star beside the name.
sample({ clock: leagueOpened, target: favouritesRequested });

import { sample } from 'effector';
import { favouritesRequested } from '@/features/favourites';
import { createChosenQuery } from '@/shared/api';
import { loadTeam } from '../api';
import { teamClosed, teamOpened } from '../events';

/** The team that the address names; missing where it never had a match. */
export const team = createChosenQuery(loadTeam);

sample({ clock: teamOpened, fn: ({ params: { id = '' } }) => id, target: team.chosen });
sample({ clock: teamClosed, fn: () => '', target: team.chosen });
// The star beside the name.
sample({ clock: teamOpened, target: favouritesRequested });

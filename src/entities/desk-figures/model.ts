import { createApiQuery } from '@/shared/api';
import { loadFigures, loadGames } from './api';

/** The site's figures of the period that staff looks at. */
export const siteFigures = createApiQuery(loadFigures);
/** What was bet in that period, by type and game. */
export const siteGames = createApiQuery(loadGames);

import { createApiQuery } from '@/shared/api';
import { loadFigures } from './api';

/** The site's figures of the period that staff looks at. */
export const siteFigures = createApiQuery(loadFigures);

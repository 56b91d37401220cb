import { linkSearch } from '@/shared/routes';
import type { CustomerSearch } from '../search';

/** The query of a link to the list or to a question. */
export const searchOf = (state: CustomerSearch['state']) => linkSearch({ state });

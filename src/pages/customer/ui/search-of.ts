import type { CustomerSearch } from '../search';

/** The query of a link to the list or to a question; the links of pages are typed by their address alone. */
export const searchOf = (state: CustomerSearch['state']) => ({ joinCd: undefined, state });

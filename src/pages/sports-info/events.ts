import { createEvent } from 'effector';
import type { PageOpening } from '@/shared/lib/page-lifecycle';
import type { InfoSearch } from './search';

export const pageOpened = createEvent<PageOpening<object, InfoSearch>>();
export const pageSearchChanged = createEvent<PageOpening<object, InfoSearch>>();
export const pageClosed = createEvent();

type Named = PageOpening<{ id?: string }, object>;

/** The page of one league is shown, or of another one. */
export const leagueOpened = createEvent<Named>();
export const leagueClosed = createEvent();

/** The page of one team is shown, or of another one. */
export const teamOpened = createEvent<Named>();
export const teamClosed = createEvent();

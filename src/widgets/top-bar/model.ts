import { currentEntryOf } from '@/entities/site-menu';
import { $place } from '@/shared/routes';

/** Entry of the main menu that the address belongs to. */
export const $currentEntry = $place.map(({ path }) => currentEntryOf(path));

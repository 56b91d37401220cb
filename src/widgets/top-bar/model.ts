import { createEvent, sample } from 'effector';
import { currentEntryOf } from '@/entities/site-menu';
import { dialogOpened } from '@/shared/lib/dialogs';
import { $place } from '@/shared/routes';

export const levelClicked = createEvent();

/** Entry of the main menu that the address belongs to. */
export const $currentEntry = $place.map(({ path }) => currentEntryOf(path));

sample({ clock: levelClicked, fn: () => ({ name: 'userInfo' as const }), target: dialogOpened });

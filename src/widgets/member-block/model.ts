import { createEvent, sample } from 'effector';
import { dialogOpened } from '@/shared/lib/dialogs';

export const infoClicked = createEvent();

sample({ clock: infoClicked, fn: () => ({ name: 'userInfo' as const }), target: dialogOpened });

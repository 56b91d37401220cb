import { createDialog } from '@/shared/lib/dialogs';
import { $hasNotifications } from './model';

/** The panel with all of them; the notification center draws it. */
export const notificationsDialog = createDialog({
  name: 'notifications',
  $isAllowed: $hasNotifications,
});

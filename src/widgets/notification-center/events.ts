import { notificationsDialog } from '@/entities/notification';
import { drawDialog } from '@/shared/lib/dialogs';

drawDialog(
  notificationsDialog,
  async () => (await import('./ui/notification-center')).NotificationCenter,
);

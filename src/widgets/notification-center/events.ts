import { notificationsDialog } from '@/entities/notification';
import { drawDialog } from '@/shared/lib/dialogs';
import './toasts';

drawDialog(
  notificationsDialog,
  async () => (await import('./ui/notification-center')).NotificationCenter,
);

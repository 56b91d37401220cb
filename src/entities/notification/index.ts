export { loadNotifications, markRead, type NotificationPage } from './api';
export { notificationsDialog } from './dialogs';
export {
  type Notification,
  type NotificationCounts,
  type NotificationKind,
  notificationKinds,
} from './lib/notification';
export {
  $hasNotifications,
  $notificationCounts,
  $unreadNotifications,
  newsArrived,
  notificationCountsReceived,
  notificationCountsRefreshed,
} from './model';
export { NotificationBell } from './ui/notification-bell';

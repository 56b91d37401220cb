import { defineModule } from '../../module.ts';
import { notificationInvariants } from './invariants.ts';
import { notificationRoutes } from './routes.ts';
import { createNotificationService } from './service.ts';

export { eraseNotifications } from './erasure-repository.ts';

/** What the site notified a member of, in one list; only what was read is stored. */
export const notificationModule = defineModule({
  name: 'notification',
  tables: ['notification_reader', 'notification_read'],
  invariants: notificationInvariants,
  create: (deps) => ({ routes: notificationRoutes(createNotificationService(deps)) }),
});

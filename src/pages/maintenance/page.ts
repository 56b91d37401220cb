import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened } from './events';

export const maintenancePage = definePage({
  path: '/maintenance',
  title: '점검 안내',
  group: 'system',
  access: 'guests',
  events: { opened: pageOpened, closed: pageClosed },
  view: async () => (await import('./ui/maintenance-page')).MaintenancePage,
});

import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';

const common = {
  group: 'staff',
  access: 'members',
  events: { opened: pageOpened, searchChanged: pageSearchChanged, closed: pageClosed },
  view: async () => (await import('./ui/desk-page')).DeskPage,
} as const;

// The guard lets managers in below the one, admins below the other; what is there is the same.
export const managerPage = definePage({
  ...common,
  path: '/manager/{-$section}/{-$tab}',
  title: '매니저',
});
export const adminPage = definePage({
  ...common,
  path: '/admin/{-$section}/{-$tab}',
  title: '관리자',
});

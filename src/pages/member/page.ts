import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened } from './events';

export const memberPage = definePage({
  path: '/member',
  title: '회원정보',
  group: 'member',
  access: 'members',
  events: { opened: pageOpened, closed: pageClosed },
  view: async () => (await import('./ui/member-page')).MemberPage,
});

import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened } from './events';

export const friendPage = definePage({
  path: '/friend',
  title: '지인추천 현황',
  group: 'member',
  access: 'members',
  events: { opened: pageOpened, closed: pageClosed },
  view: async () => (await import('./ui/friend-page')).FriendPage,
});

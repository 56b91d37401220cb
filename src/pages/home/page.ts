import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened } from './events';

export const homePage = definePage({
  path: '/',
  title: '홈',
  group: 'home',
  access: 'guests',
  events: { opened: pageOpened, closed: pageClosed },
  view: async () => (await import('./ui/home-page')).HomePage,
});

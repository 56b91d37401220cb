import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened } from './events';

export const memoPage = definePage({
  path: '/memo',
  title: '메모',
  group: 'member',
  access: 'members',
  events: { opened: pageOpened, closed: pageClosed },
  view: async () => (await import('./ui/memo-page')).MemoPage,
});

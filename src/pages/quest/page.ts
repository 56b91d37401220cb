import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened } from './events';

export const questPage = definePage({
  path: '/quest',
  title: '퀘스트',
  group: 'community',
  access: 'members',
  events: { opened: pageOpened, closed: pageClosed },
  view: async () => (await import('./ui/quest-page')).QuestPage,
});

import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { livetvSearch, searchDefaults } from './search';

export const livetvPage = definePage({
  path: '/livetv',
  title: '라이브TV',
  group: 'sports',
  access: 'members',
  search: livetvSearch,
  searchDefaults,
  events: { opened: pageOpened, searchChanged: pageSearchChanged, closed: pageClosed },
  view: async () => (await import('./ui/livetv-page')).LivetvPage,
});

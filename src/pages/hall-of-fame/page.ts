import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { fameSearch } from './search';

export const hallOfFamePage = definePage({
  path: '/hall_of_fame_bk',
  title: '명예의 전당',
  group: 'community',
  access: 'members',
  search: fameSearch,
  searchDefaults: { month: '', game: 'all', by: 'win' },
  events: { opened: pageOpened, searchChanged: pageSearchChanged, closed: pageClosed },
  view: async () => (await import('./ui/hall-of-fame-page')).HallOfFamePage,
});

import type { PageOpening } from '@/shared/lib/page-lifecycle';
import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { type InplaySearch, inplaySearch, searchDefaults } from './search';

type Opening = PageOpening<object, InplaySearch>;

export const inplayPage = definePage({
  path: '/inplay',
  title: '인플레이',
  group: 'sports',
  access: 'members',
  search: inplaySearch,
  searchDefaults,
  events: {
    opened: pageOpened.prepend(({ search }: Opening) => search),
    searchChanged: pageSearchChanged.prepend(({ search }: Opening) => search),
    closed: pageClosed,
  },
  view: async () => (await import('./ui/inplay-page')).InplayPage,
});

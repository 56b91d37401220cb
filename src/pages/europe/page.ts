import type { PageOpening } from '@/shared/lib/page-lifecycle';
import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { type EuropeSearch, europeSearch, searchDefaults } from './search';

type Opening = PageOpening<object, EuropeSearch>;

export const europePage = definePage({
  path: '/europe',
  title: '유럽형 스포츠',
  group: 'sports',
  access: 'members',
  search: europeSearch,
  searchDefaults,
  events: {
    opened: pageOpened.prepend(({ search }: Opening) => search),
    searchChanged: pageSearchChanged.prepend(({ search }: Opening) => search),
    closed: pageClosed,
  },
  view: async () => (await import('./ui/europe-page')).EuropePage,
});

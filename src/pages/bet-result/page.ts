import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { betResultSearch } from './search';

export const betResultPage = definePage({
  path: '/bet_result',
  title: '베팅내역',
  group: 'member',
  access: 'members',
  search: betResultSearch,
  events: { opened: pageOpened, searchChanged: pageSearchChanged, closed: pageClosed },
  view: async () => (await import('./ui/bet-result-page')).BetResultPage,
});

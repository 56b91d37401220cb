import { definePage } from '@/shared/routes';
import {
  leagueClosed,
  leagueOpened,
  pageClosed,
  pageOpened,
  pageSearchChanged,
  teamClosed,
  teamOpened,
} from './events';
import { infoSearch, searchDefaults } from './search';

const shown = { group: 'sports', access: 'guests' } as const;

export const sportsInfoPage = definePage({
  path: '/sports_info',
  title: '스포츠 정보',
  ...shown,
  search: infoSearch,
  searchDefaults,
  events: { opened: pageOpened, searchChanged: pageSearchChanged, closed: pageClosed },
  view: async () => (await import('./ui/sports-info-page')).SportsInfoPage,
});

export const leagueInfoPage = definePage({
  path: '/sports_info/league/$id',
  title: '리그 정보',
  ...shown,
  events: { opened: leagueOpened, searchChanged: leagueOpened, closed: leagueClosed },
  view: async () => (await import('./ui/league-page')).LeaguePage,
});

export const teamInfoPage = definePage({
  path: '/sports_info/team/$id',
  title: '팀 정보',
  ...shown,
  events: { opened: teamOpened, searchChanged: teamOpened, closed: teamClosed },
  view: async () => (await import('./ui/team-page')).TeamPage,
});

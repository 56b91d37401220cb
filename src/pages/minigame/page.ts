import { definePage } from '@/shared/routes';
import {
  lobbyPageClosed,
  lobbyPageOpened,
  lobbyTabChanged,
  tableChanged,
  tableClosed,
  tableOpened,
} from './events';
import { lobbySearch, tableSearch } from './search';

export const minigameLobbyPage = definePage({
  path: '/minigame',
  title: '미니게임',
  group: 'game',
  access: 'guests',
  search: lobbySearch,
  searchDefaults: { tab: '' },
  events: {
    opened: lobbyPageOpened,
    searchChanged: lobbyTabChanged,
    closed: lobbyPageClosed,
  },
  view: async () => (await import('./ui/lobby-page')).LobbyPage,
});

export const minigamePage = definePage({
  path: '/minigame/$provider/$game',
  title: '미니게임',
  group: 'game',
  access: 'guests',
  search: tableSearch,
  searchDefaults: { venue: '' },
  events: { opened: tableOpened, searchChanged: tableChanged, closed: tableClosed },
  view: async () => (await import('./ui/table-page')).TablePage,
});

import type { PageOpening } from '@/shared/lib/page-lifecycle';
import { definePage } from '@/shared/routes';
import { type Lobby, pageClosed, pageOpened, pageSearchChanged } from './events';
import { type CasinoSearch, casinoSearch } from './search';

function definedLobby<const Path extends string>(path: Path, title: string, lobby: Lobby) {
  const openingOf = ({ search }: PageOpening<object, CasinoSearch>) => ({ lobby, search });
  return definePage({
    path,
    title,
    group: 'casino',
    access: 'members',
    search: casinoSearch,
    searchDefaults: { q: '', sort: 'popular' },
    events: {
      opened: pageOpened.prepend(openingOf),
      searchChanged: pageSearchChanged.prepend(openingOf),
      closed: pageClosed,
    },
    view: async () => (await import('./ui/casino-page')).CasinoPage,
  });
}

/** Live casino, slots and those of the second aggregator are one page, in which games are played, too. */
export const casinoPage = definedLobby('/casino', '라이브카지노', 'casino');
export const casinoCxPage = definedLobby('/casino_cx', '라이브카지노', 'casino_cx');
export const slotPage = definedLobby('/slot', '슬롯', 'slot');
export const slotCxPage = definedLobby('/slot/index_cx', '슬롯', 'slot_cx');

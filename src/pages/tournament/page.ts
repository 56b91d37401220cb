import type { PageOpening } from '@/shared/lib/page-lifecycle';
import { definePage } from '@/shared/routes';
import { type Opening, pageClosed, pageOpened, pageSearchChanged } from './events';
import { type TournamentSearch, tournamentSearch } from './search';

type RouteOpening = PageOpening<object, TournamentSearch>;

function definedTournaments<const Path extends string>(
  path: Path,
  title: string,
  kind: Opening['kind'],
) {
  const openingOf = ({ search }: RouteOpening) => ({ kind, search });
  return definePage({
    path,
    title,
    group: 'community',
    access: 'members',
    search: tournamentSearch,
    searchDefaults: { phase: 'running' },
    events: {
      opened: pageOpened.prepend(openingOf),
      searchChanged: pageSearchChanged.prepend(openingOf),
      closed: pageClosed,
    },
    view: async () => (await import('./ui/tournament-page')).TournamentPage,
  });
}

/** Tournaments of sports and of the casino are one page. */
export const tournamentPage = definedTournaments('/tournament', '토너먼트', 'sports');
export const casinoTournamentPage = definedTournaments(
  '/tournament_casino',
  '카지노 토너먼트',
  'casino',
);

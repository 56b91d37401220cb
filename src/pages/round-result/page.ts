import type { PageOpening } from '@/shared/lib/page-lifecycle';
import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { type ResultPath, type RoundResultSearch, roundResultSearch } from './search';

type RouteOpening = PageOpening<object, RoundResultSearch>;

function definedResults<const Path extends ResultPath>(path: Path, title: string) {
  const openingOf = ({ search }: RouteOpening) => ({ path, search });
  return definePage({
    path,
    title,
    group: 'result',
    access: 'members',
    search: roundResultSearch,
    events: {
      opened: pageOpened.prepend(openingOf),
      searchChanged: pageSearchChanged.prepend(openingOf),
      closed: pageClosed,
    },
    view: async () => (await import('./ui/round-result-page')).RoundResultPage,
  });
}

/** Minigames, all virtual venues and those of each sport are one page. */
export const minigameResultPage = definedResults('/game_result/minigame', '미니게임 결과');
export const virtualResultPage = definedResults('/game_result/virtuals', '가상게임 결과');
export const soccerResultPage = definedResults('/game_result/virtuals/soccer', '가상축구 결과');
export const basketballResultPage = definedResults(
  '/game_result/virtuals/basketball',
  '가상농구 결과',
);
export const horseResultPage = definedResults('/game_result/virtuals/horse', '가상경마 결과');
export const dogResultPage = definedResults('/game_result/virtuals/dog', '가상 개경주 결과');

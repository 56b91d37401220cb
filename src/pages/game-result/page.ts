import { definePage } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from './events';
import { resultSearch, searchDefaults } from './search';

function definedResults<const Path extends string>(path: Path, title: string) {
  return definePage({
    path,
    title,
    group: 'result',
    access: 'members',
    search: resultSearch,
    searchDefaults,
    events: { opened: pageOpened, searchChanged: pageSearchChanged, closed: pageClosed },
    view: async () => (await import('./ui/game-result-page')).GameResultPage,
  });
}

/** All results begin with those of sports, which are a page of their own as well. */
export const gameResultPage = definedResults('/game_result', '경기결과');
export const sportsResultPage = definedResults('/game_result/sports', '스포츠 결과');

import { expect, it } from 'vitest';
import { playedGames, providerNames, gamesById } from './casino-game';
import { countGames, findGames, type GameFilter, type GameSort } from './find-games';
import { makeCasinoGame, makeCasinoProvider } from './sample-lobby';

const games = [
  makeCasinoGame({ id: 'hanpan-crane', name: '학과 달항아리', popularity: 10 }),
  makeCasinoGame({ id: 'hanpan-coins', name: '엽전 열두 닢', popularity: 30, isNew: true }),
  makeCasinoGame({
    id: 'evolution-speed',
    providerId: 'evolution',
    name: '스피드 바카라 C',
    kind: 'casino',
    category: 'baccarat',
    popularity: 20,
  }),
];
const providers = providerNames([
  makeCasinoProvider(),
  makeCasinoProvider({ id: 'evolution', name: '에볼루션' }),
]);
const context = {
  providers,
  isFavourite: (id: string) => id === 'hanpan-crane',
  recent: ['evolution-speed', 'hanpan-crane', 'gone-game'],
};

const [crane, coins, speed] = ['hanpan-crane', 'hanpan-coins', 'evolution-speed'];

it.each<[GameFilter, GameSort, (string | undefined)[]]>([
  [{}, 'popular', [coins, speed, crane]],
  [{}, 'name', [speed, coins, crane]],
  [{}, 'new', [coins, speed, crane]],
  [{ q: '달항' }, 'popular', [crane]],
  [{ q: 'ㅇㅈ' }, 'popular', [coins]],
  [{ q: 'ㅂㅋㄹ' }, 'popular', [speed]],
  [{ q: '바카라c' }, 'popular', [speed]],
  [{ q: 'ㅇㅂㄹㅅ' }, 'popular', [speed]],
  [{ q: '한판' }, 'name', [coins, crane]],
  [{ q: '없는 게임' }, 'popular', []],
  [{ provider: 'hanpan' }, 'popular', [coins, crane]],
  [{ category: 'baccarat' }, 'popular', [speed]],
  [{ provider: 'hanpan', category: 'baccarat' }, 'popular', []],
  [{ list: 'favourites' }, 'popular', [crane]],
  [{ list: 'new' }, 'popular', [coins]],
  [{ list: 'recent' }, 'name', [speed, crane]],
  [{ list: 'recent', q: 'ㅎㄱ' }, 'popular', [crane]],
  [{ q: '', provider: '', category: '', list: '' }, 'popular', [coins, speed, crane]],
])('%j by %s finds %j', (filter, sort, ids) => {
  expect(findGames(games, filter, context, sort).map(({ id }) => id)).toEqual(ids);
});

it('counts games of each category and provider', () => {
  const counts = countGames(games);
  expect([...counts.categories]).toEqual([
    ['slot', 2],
    ['baccarat', 1],
  ]);
  expect([...counts.providers]).toEqual([
    ['hanpan', 2],
    ['evolution', 1],
  ]);
});

it('names what was played as far as the lobby has it', () => {
  const recent = context.recent.map((gameId, index) => ({ gameId, at: 10 - index }));
  expect(playedGames(recent, gamesById(games)).map(({ game, at }) => [game.id, at])).toEqual([
    ['evolution-speed', 10],
    ['hanpan-crane', 9],
  ]);
});

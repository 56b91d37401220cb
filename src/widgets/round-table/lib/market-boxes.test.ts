import { expect, it } from 'vitest';
import { GAMES, gamePath } from '#rules/rounds/round.ts';
import { selectionKey } from '@/entities/round';
import { makeEvents, makeSetting } from '@/entities/round/testing';
import { marketBoxes } from './market-boxes';

const isRace = (path: string) => /ways|downs|parks/.test(path);
const games = GAMES.map((game) => [gamePath(game), game] as const).filter(
  ([path]) => !isRace(path),
);

it.each(games)('every selection of %s has one place', (_path, game) => {
  const markets = makeEvents(game.id).markets ?? makeSetting(game.id).markets;
  const keysOf = (all: typeof markets) =>
    all
      .flatMap(({ market, selections }) =>
        selections.map(({ selection }) => selectionKey({ market, selection })),
      )
      .sort();
  const boxes = marketBoxes(game, markets);
  expect(keysOf(boxes.flatMap((box) => box.markets))).toEqual(keysOf(markets));
  expect(boxes.length).toBeGreaterThan(0);
});

it('neither side stands between the two', () => {
  const baccarat = games.find(([path]) => path === 'lotus/baccarat')?.[1];
  const [box] = baccarat ? marketBoxes(baccarat, makeSetting(baccarat.id).markets) : [];
  expect(
    box?.markets.flatMap(({ selections }) => selections.map(({ selection }) => selection)),
  ).toEqual(['player-pair', 'player', 'tie', 'banker', 'banker-pair']);
});

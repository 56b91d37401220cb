import { expect, it } from 'vitest';
import { MARKET_STATUS } from '#rules/market-status.ts';
import { frontOf } from './front';
import type { HomeGame } from './games';

const { open, suspended, closed } = MARKET_STATUS;

function game(id: string, status: number): HomeGame {
  const market = { id: `${id}.1`, typeId: 1, line: null, offerScore: null, status, outcomes: [] };
  const fixture = { id, sport: 'football', markets: [market] };
  return { fixture, typeId: 1, leagueName: '', leagueOrder: 0 } as unknown as HomeGame;
}

const cases: [string, HomeGame[], HomeGame[] | null, string | null, string | null][] = [
  ['the best that is open', [game('a', closed), game('b', open)], [], null, 'b'],
  [
    'what was in front, while a goal suspends it',
    [game('b', open), game('a', suspended)],
    [],
    'a',
    'a',
  ],
  ['another, once it is closed', [game('a', closed), game('b', open)], [], 'a', 'b'],
  [
    'the next to begin, where nothing in play is open',
    [game('a', closed)],
    [game('n', open)],
    'a',
    'n',
  ],
  ['a match in play again, as soon as one is open', [game('a', open)], [game('n', open)], 'n', 'a'],
  ['the score alone, where nothing can be bet on', [game('a', closed)], null, null, 'a'],
  ['nothing, where there is nothing', [], [], null, null],
];
it.each(cases)('puts %s in front', (_, live, next, currentId, id) => {
  expect(frontOf({ live, next, currentId })?.fixture.id ?? null).toBe(id);
});

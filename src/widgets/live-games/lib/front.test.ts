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

interface Case {
  live: HomeGame[];
  next?: HomeGame[] | null;
  current?: string;
  isStalled?: boolean;
  front: string | null;
}

const cases: [string, Case][] = [
  ['the best that is open', { live: [game('a', closed), game('b', open)], front: 'b' }],
  [
    'what was in front, while a goal suspends it',
    { live: [game('b', open), game('a', suspended)], current: 'a', front: 'a' },
  ],
  [
    'another, once it has been suspended for too long',
    { live: [game('a', suspended), game('b', open)], current: 'a', isStalled: true, front: 'b' },
  ],
  [
    'the next to begin, where all in play are suspended',
    {
      live: [game('a', suspended), game('b', suspended)],
      next: [game('m', suspended), game('n', open)],
      current: 'a',
      isStalled: true,
      front: 'n',
    },
  ],
  [
    'what was in front for as long as nothing can be bet on',
    {
      live: [game('b', suspended), game('a', suspended)],
      current: 'a',
      isStalled: true,
      front: 'a',
    },
  ],
  [
    'what was in front, open again after it had stalled',
    { live: [game('b', open), game('a', open)], current: 'a', isStalled: true, front: 'a' },
  ],
  [
    'another, once it is closed',
    { live: [game('a', closed), game('b', open)], current: 'a', front: 'b' },
  ],
  [
    'the next to begin, where nothing in play is open',
    { live: [game('a', closed)], next: [game('n', open)], current: 'a', front: 'n' },
  ],
  [
    'a match in play again, as soon as one is open',
    { live: [game('a', open)], next: [game('n', open)], current: 'n', front: 'a' },
  ],
  ['the score alone, where nothing can be bet on', { live: [game('a', closed)], front: 'a' }],
  ['nothing, where there is nothing', { live: [], next: [], front: null }],
];
it.each(cases)(
  'puts %s in front',
  (_, { live, next = null, current, isStalled = false, front }) => {
    const currentId = current ?? null;
    expect(frontOf({ live, next, currentId, isStalled })?.fixture.id ?? null).toBe(front);
  },
);

import { describe, expect, it } from 'vitest';
import { createSimulatedFeed } from './feed/index.ts';
import type { FeedUpdate } from './feed/types.ts';
import { faultOf } from './feed-check.ts';
import { match, MINUTE, START } from './test/stage.ts';

const selections = [
  { outcome: '1', odds: 210 },
  { outcome: 'X', odds: 320 },
  { outcome: '2', odds: 340 },
];
const winner = { typeId: 1, line: null, offerScore: null, status: 1 as const, selections };
const update = { at: START, fixtureId: 'aaaaaaaa', markets: [winner] };

/** The update with something that no type would let through. */
function broken(change: object): FeedUpdate {
  return { ...update, ...change };
}

const market = (change: object) => broken({ markets: [{ ...winner, ...change }] });
const total = {
  typeId: 2,
  selections: [
    { outcome: 'Over', odds: 190 },
    { outcome: 'Under', odds: 190 },
  ],
};

const PLAYER = { id: 'p1', name: "Ciarán O'Neill", kind: 'player', side: 'home' } as const;
const onPlayer = (outcome: string) => ({
  ...winner,
  typeId: 711,
  selections: [{ outcome, odds: 300 }],
});
const players = (outcome: string) =>
  broken({ participants: [PLAYER], markets: [onPlayer(outcome)] });

it('has markets on those who may be picked, told with them or before', () => {
  expect(faultOf(players('p1'), 'football')).toBeNull();
  const later = broken({ markets: [onPlayer('p1')] });
  expect(faultOf(later, 'football')).toContain('unknown outcome p1');
  expect(faultOf(later, 'football', [PLAYER])).toBeNull();
});

describe('an update of a feed', () => {
  it.each([
    ['at', broken({ at: 1.5 }), 'at is no instant'],
    ['an id with a dot', broken({ fixtureId: 'aaaa.aaa' }), 'fixtureId is no id'],
    ['a status', broken({ status: 10 }), 'status 10'],
    ['a kick-off', broken({ startsAt: Number.NaN }), 'startsAt is no instant'],
    ['half a goal', broken({ scores: { '10': { home: 0.5, away: 0 } } }), 'score of the part 10'],
    [
      'a negative score',
      broken({ scores: { live: { home: -1, away: 0 } } }),
      'score of the part live',
    ],
    [
      'a quarter of football',
      broken({ scores: { '4': { home: 1, away: 0 } } }),
      'score of a part 4 in football',
    ],
    [
      'a player who is not in the match',
      players('nobody'),
      'market aaaaaaaa.711._: unknown outcome nobody',
    ],
    [
      'a player without an id',
      broken({ participants: [{ ...PLAYER, id: "o'neill" }] }),
      "participant o'neill has no id",
    ],
    ['a player twice', broken({ participants: [PLAYER, PLAYER] }), 'participant p1 twice'],
    [
      'a player without a name',
      broken({ participants: [{ ...PLAYER, name: ' ' }] }),
      'the name of p1',
    ],
    [
      'a goal of nobody',
      broken({ goals: [{ side: '3', part: 10, player: 'p1' }] }),
      'a goal of neither side',
    ],
    [
      'a goal in a quarter',
      broken({ goals: [{ side: '1', part: 4, player: 'p1' }] }),
      'a goal in a part 4',
    ],
    [
      'a count that nobody knows',
      broken({ counts: { throw: { live: { home: 1, away: 0 } } } }),
      'unknown count throw',
    ],
    [
      'half a corner',
      broken({ counts: { corner: { '10': { home: 0.5, away: 0 } } } }),
      'corner: score of the part 10',
    ],
    [
      'cards of a quarter',
      broken({ counts: { card: { '4': { home: 1, away: 0 } } } }),
      'card: score of a part 4 in football',
    ],
    ['the end of an inning', broken({ finishedPeriods: ['9'] }), 'end of a part 9 in football'],
    ['a third side', broken({ firstScorer: '3' }), 'the first scorer'],
    [
      'a clock of a set',
      broken({ clock: { period: '2', minute: null } }),
      'clock of a part 2 in football',
    ],
    ['a minute', broken({ clock: { period: '10', minute: -1 } }), 'minute of the clock'],
    ['a type', market({ typeId: 0 }), 'market aaaaaaaa.0._: the type is no id'],
    ['a line where none is', market({ line: 50 }), 'market aaaaaaaa.1.50: line 50'],
    ['no line where one is', market(total), 'market aaaaaaaa.2._: no line'],
    ['half a hundredth', market({ ...total, line: 250.5 }), 'market aaaaaaaa.2.250.5: line 250.5'],
    ['a status of a market', market({ status: 4 }), 'market aaaaaaaa.1._: status 4'],
    ['an empty name', market({ name: ' ' }), 'market aaaaaaaa.1._: the name is empty'],
    ['no selections', market({ selections: [] }), 'market aaaaaaaa.1._: no selections'],
    [
      'an outcome',
      market({ selections: [{ outcome: '3', odds: 200 }] }),
      'market aaaaaaaa.1._: unknown outcome 3',
    ],
    [
      'an outcome twice',
      market({ selections: [...selections, ...selections] }),
      'market aaaaaaaa.1._: outcome 1 twice',
    ],
    [
      'odds of 1.00',
      market({ selections: [{ outcome: '1', odds: 100 }] }),
      'market aaaaaaaa.1._: odds 100',
    ],
    [
      'odds as text',
      market({ selections: [{ outcome: '1', odds: '2.10' }] }),
      'market aaaaaaaa.1._: odds 2.10',
    ],
    ['a market twice', broken({ markets: [winner, winner] }), 'market aaaaaaaa.1._: listed twice'],
    [
      'a market of no type with a dot',
      market({ typeId: 77_001, selections: [{ outcome: '1.5', odds: 200 }] }),
      'market aaaaaaaa.77001._: unknown outcome 1.5',
    ],
  ])('is refused for %s', (_what, sent, fault) => {
    expect(faultOf(sent, 'football')).toBe(fault);
  });

  it.each([
    ['a sport', { sport: 'quidditch' }, 'unknown sport quidditch'],
    ['a name', { home: '' }, 'home is empty'],
    ['a kick-off', { startsAt: -1 }, 'startsAt is no instant'],
  ])('is refused for %s of a fixture it announces', (_what, change, fault) => {
    const announced = match('aaaaaaaa', START);
    const create = { ...announced.create, ...change } as typeof announced.create;
    expect(faultOf({ ...announced, create }, undefined)).toBe(fault);
  });

  it('is taken as it is when it has no fault', () => {
    expect(faultOf(update, 'football')).toBeNull();
    expect(faultOf(market({ typeId: 77_001, name: '골대 맞힌 횟수' }), 'football')).toBeNull();
    expect(faultOf(match('aaaaaaaa', START), undefined)).toBeNull();
  });

  it('has no fault in two hours of all sports that are played', () => {
    const feed = createSimulatedFeed({ seed: 5 });
    const sports = new Map(
      feed.start(START).map(({ fixtureId, create }) => [fixtureId, create?.sport] as const),
    );
    const updates = [...feed.start(START), ...feed.advance(START, START + 120 * MINUTE)];
    const faults = updates.flatMap((one) => {
      const sport = sports.get(one.fixtureId) ?? one.create?.sport;
      if (sport) sports.set(one.fixtureId, sport);
      return faultOf(one, sport) ?? [];
    });
    expect(updates.length).toBeGreaterThan(1000);
    expect(faults).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { createSimulatedFeed } from './feed/index.ts';
import type { FeedUpdate } from './feed/types.ts';
import { faultOf, unknownOutcomes } from './feed-check.ts';
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

const played = { side: '1', played: true, cameOnAfter: 0 } as const;
const goal = {
  kind: 'score',
  number: 1,
  at: START,
  side: 'home',
  points: 1,
  score: { home: 1, away: 0 },
  clock: { period: '10', minute: 3 },
};

describe('an outcome that its market cannot have', () => {
  const left = (outcome: string, ids: readonly string[], typeId = 711) =>
    unknownOutcomes('aaaaaaaa', { ...onPlayer(outcome), typeId }, { sport: 'football', ids });

  it.each([
    ['a player who is not in the match', 'nobody', 711, ['p1'], ['nobody']],
    ['a player of the match', 'p1', 711, ['p1'], []],
    ['a third side', '3', 1, [], ['3']],
    ['a score that the table does not have', '4-0', 6, [], []],
    ['a score that is none', '4-00', 6, [], ['4-00']],
    ['a part of an id, in a market of no type', '1.5', 77_001, [], ['1.5']],
    ['anything else there', 'Post', 77_001, [], []],
  ])('is known: %s', (_what, outcome, typeId, ids, unknown) => {
    expect(left(outcome, ids, typeId)).toEqual(unknown);
  });

  it('is no fault of the update', () => {
    expect(faultOf(players('nobody'), 'football')).toBeNull();
  });
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
      'an ending of no kind',
      broken({ ending: { reason: 'rain' as never, side: '1' } }),
      'ending rain',
    ],
    [
      'an ending by nobody',
      broken({ ending: { reason: 'retired', side: 'X' as never } }),
      'an ending by neither side',
    ],
    [
      'a forfeited quarter',
      broken({ ending: { reason: 'forfeit', side: '2', parts: [10, 4] } }),
      'the parts that were forfeited',
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
      'an outcome that is no text',
      market({ selections: [{ outcome: 3, odds: 200 }] }),
      'market aaaaaaaa.1._: outcome 3',
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
    ['no markets', broken({ markets: null }), 'markets is no list'],
    ['a market that is none', broken({ markets: [null] }), 'markets has null'],
    [
      'selections that are none',
      market({ selections: null }),
      'market aaaaaaaa.1._: selections is no list',
    ],
    [
      'a selection that is none',
      market({ selections: ['1'] }),
      'market aaaaaaaa.1._: selections has 1',
    ],
    ['a name of half a letter', market({ name: '골\ud800' }), 'market aaaaaaaa.1._: the name'],
    ['scores in a list', broken({ scores: [] }), 'scores is no object'],
    ['a clock in a list', broken({ clock: [] }), 'the clock is no object'],
    ['an end that is no list', broken({ finishedPeriods: null }), 'finishedPeriods is no list'],
    ['events that are no list', broken({ events: {} }), 'events is no list'],
    ['an event without a number', broken({ events: [{ ...goal, number: 0 }] }), 'event 0 is none'],
    ['an event of no kind', broken({ events: [{ ...goal, kind: 'x' }] }), 'event 0 is none'],
    ['players in a list', broken({ players: [] }), 'players is no object'],
    [
      'a player of no side',
      broken({ players: { p1: { ...played, side: 'home' } } }),
      'the side of player p1',
    ],
    [
      'half a shot',
      broken({ players: { p1: { ...played, counts: { shot: 0.5 } } } }),
      'shot of player p1',
    ],
    ['an outlook of nothing', broken({ outlook: null }), 'the outlook is no object'],
    [
      'an outlook below nothing',
      broken({ outlook: { '10': { home: -1, away: 1 } } }),
      'the outlook of the part 10',
    ],
    [
      'an outlook of a set',
      broken({ outlook: { '1': { home: 1, away: 1 } } }),
      'the outlook of a part 1',
    ],
    ['markets closed in part', broken({ marketsClosed: 'some' }), 'marketsClosed some'],
    ['a suspension that is a text', broken({ suspend: 'yes' }), 'suspend yes'],
    ['a zero byte', broken({ extra: { text: 'a\0' } }), 'a text or a number that cannot be stored'],
    [
      'a number without an end',
      broken({ extra: Number.NaN }),
      'a text or a number that cannot be stored',
    ],
  ])('is refused for %s', (_what, sent, fault) => {
    expect(faultOf(sent, 'football')).toBe(fault);
  });

  it.each([
    [
      'a game of volleyball',
      'volleyball',
      { server: 'home', gamePoints: { home: 15, away: 0 } },
      'gamePoints',
    ],
    [
      'a game of more than points',
      'tennis',
      { server: 'home', gamePoints: { home: 100, away: 0 } },
      'gamePoints',
    ],
    ['a third server', 'tennis', { server: 'umpire' }, 'server'],
    ['a fourth base', 'baseball', { outs: 1, bases: [4] }, 'bases'],
    ['a base twice', 'baseball', { outs: 1, bases: [1, 1] }, 'bases'],
    ['four outs', 'baseball', { outs: 4 }, 'outs'],
    ['an inning before the first', 'baseball', { inning: { number: 0, half: 'top' } }, 'inning'],
    ['a half of no inning', 'baseball', { inning: { number: 1, half: 'left' } }, 'inning'],
    ['a quarter of two hours', 'basketball', { remainingSeconds: 7_200 }, 'remainingSeconds'],
    ['injury time as a text', 'tennis', { injury: '2' }, 'injury'],
  ] as const)('is refused for a clock of %s', (_what, sport, detail, fault) => {
    const clock = { period: '1', minute: null, ...detail };
    expect(faultOf(broken({ markets: [], clock }), sport)).toBe(`${fault} of the clock`);
  });

  it('may tell the points of a game of tennis', () => {
    const clock = { period: '2', minute: null, server: 'home', gamePoints: { home: 40, away: 50 } };
    expect(faultOf(broken({ markets: [], clock }), 'tennis')).toBeNull();
  });

  it.each([null, 1, 'x', [], [update]])('is none: %j', (value) => {
    expect(faultOf(value, 'football')).toBe('it is no object');
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
    const players = new Map<string, readonly string[]>();
    const faults = updates.flatMap((one) => {
      const sport = sports.get(one.fixtureId) ?? one.create?.sport;
      if (!sport) return [];
      sports.set(one.fixtureId, sport);
      if (one.participants)
        players.set(
          one.fixtureId,
          one.participants.map(({ id }) => id),
        );
      const known = { sport, ids: players.get(one.fixtureId) ?? [] };
      const unknown = one.markets?.flatMap((each) => unknownOutcomes(one.fixtureId, each, known));
      return [faultOf(one, sport) ?? [], unknown ?? []].flat();
    });
    expect(updates.length).toBeGreaterThan(1000);
    expect(faults).toEqual([]);
  });
});

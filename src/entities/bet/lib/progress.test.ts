import { describe, expect, it } from 'vitest';
import type { FixtureLeg } from './bet';
import { legProgress } from './progress';
import { makeBetLeg } from './sample-bets';

const score = (home: number, away: number) => ({ home, away });

function progress(overrides: Partial<FixtureLeg>) {
  const clock = { period: '20', minute: 63 };
  return legProgress(makeBetLeg({ fixtureStatus: 2, clock, ...overrides }));
}

const handicap = (line: number, outcome = '1') => ({ typeId: 3, line, outcome });
const total = (line: number, outcome = 'Over') => ({ typeId: 2, line, outcome });

describe('a handicap in play', () => {
  it.each([
    ['3.5 given, 2 ahead', handicap(-350), score(58, 56), 'behind', 2],
    ['half a goal given, 1 ahead', handicap(-50), score(1, 0), 'ahead', 0],
    ['one goal given, 1 ahead', handicap(-100), score(2, 1), 'level', 1],
    ['a quarter line that is half lost', handicap(-125), score(1, 0), 'behind', 1],
    ['the away side, 1.5 given to it, 2 behind', handicap(-150, '2'), score(2, 0), 'behind', 1],
    ['the away side, 1.5 given to it, 1 behind', handicap(-150, '2'), score(1, 0), 'ahead', 0],
  ] as const)('%s', (_what, leg, now, state, missing) => {
    expect(progress({ ...leg, score: now })).toMatchObject({ state, missing });
  });

  it('counts football goals from the score of the offer, and any other sport from the start', () => {
    const taken = { ...handicap(-100), inPlay: true, offerScore: score(2, 1), score: score(3, 1) };
    expect(progress(taken)).toEqual({ state: 'level', missing: 1, share: 0.5 });
    expect(progress({ ...taken, sport: 'ice-hockey', clock: null })).toMatchObject({
      state: 'ahead',
    });
  });
});

describe('a total in play', () => {
  it.each([
    ['over, still open', total(250), score(1, 0), { state: 'behind', missing: 2, share: 1 / 3 }],
    ['over, passed', total(250), score(2, 1), { state: 'ahead', missing: 0, share: 1 }],
    ['over, on the line', total(300), score(2, 1), { state: 'level', missing: 1, share: 3 / 4 }],
    ['under, with room', total(250, 'Under'), score(1, 0), { state: 'ahead', share: 0.6 }],
    ['under, passed', total(250, 'Under'), score(2, 1), { state: 'past', missing: 0, share: 0 }],
  ] as const)('%s', (_what, leg, now, expected) => {
    expect(progress({ ...leg, score: now })).toMatchObject(expected);
  });

  it('of one team counts that team', () => {
    const away = { typeId: 102, outcome: 'Over', line: 150, score: score(3, 1) };
    expect(progress(away)).toEqual({ state: 'behind', missing: 1, share: 0.5 });
  });
});

describe('nothing is shown', () => {
  const live = { ...total(250), score: score(1, 0) };

  it.each([
    ['of who wins', { ...live, typeId: 1, outcome: '1', line: null }],
    ['of a half: a bet knows the score of the match alone', { ...live, typeId: 64 }],
    ['before the match', { ...live, fixtureStatus: 1 as const }],
    ['of a leg that is decided', { ...live, result: 2 as const }],
    ['without a score', { ...live, score: null }],
    [
      'in extra time, which the market is without',
      { ...live, clock: { period: '30', minute: 95 } },
    ],
  ])('%s', (_what, leg) => {
    expect(progress(leg)).toBeNull();
  });
});

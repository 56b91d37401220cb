import { describe, expect, test } from 'vitest';
import { goalsAddUp, orderFor, type OrderFacts } from './events-for.ts';
import type { Goal } from './match-facts.ts';
import { marketType } from './markets/market-types.ts';
import type { Scores } from './scores.ts';
import { settlePick } from './settle.ts';

const score = (home: number, away: number) => ({ home, away });
const goal = (side: '1' | '2', part: number, minute = 12): Goal => {
  return { side, part, minute, player: `p${side}` };
};

/** 0:1 at half time, 2:1 at the end. */
const GOALS = [goal('2', 10), goal('1', 20, 60), goal('1', 20, 88)];
const SCORES: Scores = { 10: score(0, 1), 20: score(2, 0), 100: score(2, 1), live: score(2, 1) };

test.each<[string, readonly Goal[], Scores, boolean]>([
  ['all of them', GOALS, SCORES, true],
  ['one that the feed has not sent yet', GOALS.slice(0, 2), SCORES, false],
  ['a score that was corrected', GOALS, { ...SCORES, 20: score(1, 0), 100: score(1, 1) }, false],
  ['another side', GOALS, { 10: score(1, 0), 20: score(2, 0), 100: score(3, 0) }, false],
  ['a whole that was corrected alone', GOALS, { ...SCORES, 100: score(1, 1) }, false],
  ['no score of a part', GOALS, { 100: score(2, 1) }, true],
  ['no score of a part, and another whole', GOALS, { 100: score(1, 1) }, false],
  ['the running total alone', GOALS, { live: score(2, 1) }, true],
  ['none, at no score', [], {}, true],
  ['a goal of a part that has no score', GOALS, { 10: score(0, 1) }, false],
  ['extra time', [...GOALS, goal('1', 30, 95)], { ...SCORES, 30: score(1, 0) }, true],
  ['a shoot-out', GOALS, { ...SCORES, 50: score(4, 3) }, true],
])('goals and a score: %s', (_, goals, scores, isSo) => {
  expect(goalsAddUp(goals, { scores, sport: 'football' })).toBe(isSo);
});

describe('what a feed sends of the order', () => {
  const known: OrderFacts = { sport: 'football', scores: SCORES, events: [], goals: GOALS };
  const corrected: OrderFacts = {
    ...known,
    scores: { ...SCORES, 20: score(3, 1), 100: score(3, 2) },
  };
  const NEXT = { offerScore: score(1, 1) };

  function resultOf(typeId: number, outcome: string, facts = known, line: number | null = null) {
    const type = marketType(typeId);
    if (!type) throw new Error(String(typeId));
    const { scores, sport } = facts;
    const order = orderFor(type, { ...facts, firstScorer: '2' });
    const pick = { typeId, outcome, line, ...(typeId === 59 && NEXT) };
    return settlePick(type, { ...pick, sport, scores, ...order, finished: true }).result;
  }

  const CASES: [number, string, number | null][] = [
    [56, '1', null],
    [59, '1', null],
    [85, '1', null],
    [341, '1', 200],
    [900011, '1', null],
    [900032, '1-15', null],
    [16, '2', null],
  ];

  test.each(CASES)(
    'market %i: %s is right, and open where staff corrected the score',
    (typeId, outcome, line) => {
      expect(resultOf(typeId, outcome, known, line)).toBe(2);
      expect(resultOf(typeId, outcome, corrected, line)).toBe(0);
    },
  );

  test('a score of one side tells who was first, whatever was known before it was corrected', () => {
    const other = { ...known, scores: { 10: score(0, 0), 20: score(0, 2), 100: score(0, 2) } };
    expect(resultOf(16, '2', other)).toBe(2);
    const nobody = { ...known, goals: null, scores: { 10: score(0, 0), 100: score(1, 0) } };
    expect(resultOf(16, '1', nobody)).toBe(2);
  });

  test('a feed without goals has its first scorer, and none of it goes to other markets', () => {
    const first = { ...known, goals: null, firstScorer: '1' as const };
    expect(orderFor(marketType(16), first)).toEqual({ firstScorer: '1' });
    expect(orderFor(marketType(56), { ...first, firstScorer: null })).toEqual({});
    expect(orderFor(marketType(1), known)).toEqual({});
    expect(orderFor(marketType(711), corrected).events).toHaveLength(3);
    expect(orderFor(marketType(900068), known)).toEqual({});
  });
});

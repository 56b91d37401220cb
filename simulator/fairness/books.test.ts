import { describe, expect, it } from 'vitest';
import type { SportKey } from '#rules/sports.ts';
import { MODELS } from '../sport-models.ts';
import { overroundBelowOne } from './faults.ts';
import type { Fault } from './learn.ts';
import { bestPortfolio } from './matrix-game.ts';
import { createView, type MemberView, see } from './member-view.ts';
import { fixturesOf, messagesOf } from './season.ts';
import { endsFrom, endsOf, payoffsOf } from './worlds.ts';

/**
 * All books of a fixture at once: no mix of singles may return its stake in every world. Worlds are other games of
 * the same teams; with more of them the worst could only be worse.
 */
const WORLDS = 400;
const GAMES = 2;
/** Sports whose games in play can be carried on by adding scores; those of sets are looked at before the start. */
const ADDED: readonly SportKey[] = ['football', 'basketball', 'baseball', 'ice-hockey'];

/** Worst return of the best mix, before the start and at some moments in play. */
function worstReturns(sport: SportKey, fault: Fault = (messages) => messages): number[] {
  return fixturesOf('books', sport, GAMES).flatMap((fixture) => {
    const messages = fault([...messagesOf(fixture)]);
    const ends = endsOf(fixture, WORLDS);
    const start = messages.findIndex((message) => message.status === 2);
    const played = messages.length - start;
    const moments = [0.2, 0.5, 0.8].map((share) => start + Math.floor(share * played));
    const view: MemberView = createView();
    return messages.flatMap((message, index) => {
      see(view, message);
      const isMoment = index === start - 1 || (ADDED.includes(sport) && moments.includes(index));
      // An overtime cannot be carried on by adding to the parts before it.
      if (!isMoment || view.open.size === 0 || view.scores['40']) return [];
      const worlds = index < start ? ends : endsFrom(sport, view, ends);
      const markets = [...view.open.values()].map(({ market }) => market);
      return [bestPortfolio(payoffsOf(sport, markets, worlds)).worst];
    });
  });
}

it('the value of a game is found', () => {
  expect(
    bestPortfolio([
      [2, 0],
      [0, 2],
    ]).worst,
  ).toBeCloseTo(1, 6);
  expect(
    bestPortfolio([
      [1.9, 0],
      [0, 1.9],
    ]).worst,
  ).toBeCloseTo(0.95, 6);
  const { worst, stakes } = bestPortfolio([
    [3, 0, 0],
    [0, 3, 0],
    [0, 0, 4],
  ]);
  expect(worst).toBeCloseTo(1.0909, 4);
  expect(stakes.map((stake) => Math.round(stake * 1000))).toEqual([364, 364, 273]);
});

describe.each(Object.keys(MODELS) as SportKey[])('all books of %s', (sport) => {
  it('leave no mix that never loses', () => {
    const worst = worstReturns(sport);
    expect(worst.length).toBeGreaterThanOrEqual(GAMES);
    expect(Math.max(...worst)).toBeLessThan(0.99);
  });

  it('leave one as soon as a book is too generous', () => {
    expect(Math.max(...worstReturns(sport, overroundBelowOne))).toBeGreaterThan(1);
  });
});

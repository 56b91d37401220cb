import { expect, it } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import { sampleGame } from '@/features/match-course/testing';
import { ballOf } from './ball';

const clock = { period: '20', minute: 63 };
const common = { number: 1, at: 0, clock };
const attack: Dto<'MatchEvent'> = { ...common, kind: 'attack', side: 'away' };
const card: Dto<'MatchEvent'> = {
  ...common,
  kind: 'yellow-card',
  side: 'home',
  count: { home: 1, away: 0 },
};
const corner: Dto<'MatchEvent'> = {
  ...common,
  kind: 'corner',
  side: 'home',
  count: { home: 1, away: 0 },
};
const goal: Dto<'MatchEvent'> = {
  ...common,
  kind: 'score',
  side: 'home',
  points: 1,
  score: { home: 1, away: 0 },
};
const begun: Dto<'MatchEvent'> = { ...common, kind: 'start', side: null };

const placeOf = (events: Dto<'MatchEvent'>[], value = 0, isFresh = true) => {
  const latest = isFresh ? (events.at(-1) ?? null) : null;
  const ball = ballOf('football', events, { value, latest }, clock);
  return ball?.x;
};

it.each([
  ['in the middle as a part begins', [begun], 0.5],
  ['at the end that is attacked', [begun, attack], 0.18],
  ['where it was when a card was shown', [attack, card], 0.18],
  ['in the corner', [corner], 0.98],
  ['at the goal', [attack, goal], 0.965],
])('is %s', (_what, events, x) => {
  expect(placeOf(events)).toBeCloseTo(x);
});

it('rests on the half of the side that is pressed once nothing is fresh', () => {
  expect(placeOf([attack], -0.8, false)).toBeCloseTo(0.3);
  expect(placeOf([attack], 0, false)).toBeCloseTo(0.5);
});

it('is with who serves, and nowhere where nothing of it is known', () => {
  const still = { value: 0, latest: null };
  const of = (sport: Dto<'Sport'>) => {
    const game = sampleGame(sport);
    return ballOf(sport, game.events, still, game.clock);
  };
  expect(of('volleyball')).toEqual({ x: 0.08, y: 0.5 });
  expect(of('baseball')).toBeNull();
  expect(of('e-sports')).toBeNull();
  expect(ballOf('football', [], still, clock)).toBeNull();
});

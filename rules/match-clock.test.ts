import { expect, it } from 'vitest';
import type { FixtureClock } from './feed.ts';
import { matchClock } from './match-clock.ts';
import { KEPT_EVENTS, type MatchEvent, withEvents } from './match-events.ts';
import type { SportKey } from './sports.ts';

const clock = (period: string, more: Partial<FixtureClock> = {}): FixtureClock => ({
  period,
  minute: null,
  startedAt: 1,
  ...more,
});

it.each<[SportKey, FixtureClock, object]>([
  [
    'football',
    clock('10', { minute: 45, injury: 2 }),
    { minute: 45, detail: { kind: 'minutes', injury: 2 } },
  ],
  [
    'basketball',
    clock('3', { remainingSeconds: 252 }),
    { minute: null, detail: { kind: 'countdown', secondsLeft: 252 } },
  ],
  [
    'baseball',
    clock('7', { inning: { number: 7, half: 'bottom' }, outs: 2, bases: [1, 3] }),
    {
      minute: null,
      inning: { number: 7, half: 'bottom' },
      detail: { kind: 'innings', outs: 2, bases: [1, 3] },
    },
  ],
  [
    'volleyball',
    clock('2', { server: 'home' }),
    { minute: null, detail: { kind: 'sets', points: { home: 24, away: 22 }, server: 'home' } },
  ],
  [
    'tennis',
    clock('2', { server: 'away', gamePoints: { home: 40, away: 50 } }),
    {
      minute: null,
      detail: {
        kind: 'sets',
        points: { home: 24, away: 22 },
        gamePoints: { home: 40, away: 50 },
        server: 'away',
      },
    },
  ],
  ['e-sports', clock('3', { minute: 18 }), { minute: 18, detail: { kind: 'maps', map: 3 } }],
  ['football', clock('20', { minute: 63 }), { minute: 63 }],
  ['basketball', clock('80', { remainingSeconds: 0 }), { minute: null }],
])('the clock of %s at %o', (sport, clock, shown) => {
  const scores = { 2: { home: 24, away: 22 } };
  expect(matchClock(clock, sport, scores)).toEqual({ period: clock.period, ...shown });
});

const event = (number: number, kind: 'start' | 'attack' = 'attack'): MatchEvent => {
  const common = { number, at: number, clock: { period: '10', minute: 1 } };
  return kind === 'start' ? { ...common, kind, side: null } : { ...common, kind, side: 'home' };
};

it('events are added once, in their order', () => {
  const known = [event(1, 'start'), event(2)];
  expect(
    withEvents(known, [event(1, 'start'), event(2), event(3)]).map((one) => one.number),
  ).toEqual([1, 2, 3]);
  expect(withEvents(known, [event(2)])).toBe(known);
});

it('of a long match the parts stay and the latest of what else happened', () => {
  const long = Array.from({ length: KEPT_EVENTS + 10 }, (_, index) => event(index + 2));
  const kept = withEvents([event(1, 'start')], long);
  expect(kept).toHaveLength(KEPT_EVENTS + 1);
  expect(kept.slice(0, 2).map(({ number }) => number)).toEqual([1, 12]);
});

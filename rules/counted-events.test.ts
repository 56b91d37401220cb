import { expect, it } from 'vitest';
import { countedEvents } from './counted-events.ts';
import { KEPT_EVENTS, type MatchEvent, withEvents } from './match-events.ts';

const clock = { period: '20', minute: 60 };
const count = { home: 1, away: 0 };
const counted = (number: number, kind: 'corner' | 'yellow-card' | 'red-card'): MatchEvent => ({
  number,
  at: number,
  clock,
  side: 'home',
  count,
  kind,
});
const attack = (number: number): MatchEvent => ({
  number,
  at: number,
  clock,
  side: 'away',
  kind: 'attack',
});

it('reads a corner as one, and a card as one of its colour and as a card', () => {
  const events = [
    counted(1, 'corner'),
    attack(2),
    counted(3, 'yellow-card'),
    counted(4, 'red-card'),
  ];
  expect(countedEvents(events)?.map(({ kind, side, part }) => [kind, side, part])).toEqual([
    ['corner', '1', 20],
    ['yellow-card', '1', 20],
    ['card', '1', 20],
    ['red-card', '1', 20],
    ['card', '1', 20],
  ]);
});

it('tells nothing for a feed that tells no events, and none for one that has not counted any', () => {
  expect(countedEvents([])).toBeUndefined();
  expect(countedEvents([attack(1)])).toEqual([]);
});

it('forgets attacks before it forgets a corner', () => {
  const more = Array.from({ length: 2 * KEPT_EVENTS }, (_, at) => attack(at + 2));
  const kept = withEvents([counted(1, 'corner')], more);
  expect(kept[0]).toEqual(counted(1, 'corner'));
  expect(kept).toHaveLength(1 + KEPT_EVENTS);
});

import { expect, test } from 'vitest';
import { type CancelFixture, cancelObstacle, cancelUntil } from './cancel.ts';
import vectors from './vectors/cancel.json' with { type: 'json' };

const minutes = (count: number) => count * 60_000;

test.each(vectors.cases)('cancelling ends: $title', ({ placedAt, fixtures, until }) => {
  const inMs = fixtures.map(({ startsAt, status }) => ({ startsAt: minutes(startsAt), status }));
  const end = cancelUntil(minutes(placedAt), inMs);
  expect(end).toBe(until === null ? null : minutes(until));
});

const bet = { placedAt: minutes(1000), isPrematch: true, isCashedOut: false };
const fixture: CancelFixture = { startsAt: minutes(1400), status: 1 };

test.each([
  [null, {}, {}, 1030],
  ['late', {}, {}, 1031],
  [null, {}, { startsAt: minutes(1045) }, 1015],
  ['soon', {}, { startsAt: minutes(1045) }, 1016],
  // Placed too near to the kick-off, there never was a time.
  ['soon', {}, { startsAt: minutes(1029) }, 1000],
  ['begun', {}, { status: 2 }, 1001],
  ['cashedOut', { isCashedOut: true }, {}, 1001],
  ['kind', { isPrematch: false }, {}, 1001],
] as const)('cannot be cancelled: %s', (obstacle, ofBet, ofFixture, now) => {
  const fixtures = [fixture, { ...fixture, ...ofFixture }];
  expect(cancelObstacle({ ...bet, ...ofBet }, fixtures, minutes(now))).toBe(obstacle);
});

test.each(vectors.cases)('nothing keeps a bet from it until then: $title', (one) => {
  const placedAt = minutes(one.placedAt);
  const fixtures = one.fixtures.map(({ startsAt, status }) => ({
    startsAt: minutes(startsAt),
    status,
  }));
  const until = cancelUntil(placedAt, fixtures);
  const at = (now: number) => cancelObstacle({ ...bet, placedAt }, fixtures, now);
  expect(at(until ?? placedAt) === null).toBe(until !== null);
  expect(at((until ?? placedAt) + 1)).not.toBeNull();
});

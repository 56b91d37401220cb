import { expect, it } from 'vitest';
import { createMinuteRing, RING_MINUTES } from './minute-ring.ts';

const MINUTE = 60_000;
/** A minute that begins in the middle of the ring. */
const START = 1_000_030 * MINUTE;
const nulls = (count: number): null[] => Array.from({ length: count }, () => null);

it('remembers nothing before the first news', () => {
  const reading = createMinuteRing().read(START);
  expect(reading).toEqual({ at: null, lagMs: null, rate: null, lags: nulls(RING_MINUTES) });
});

it('tells the mean of each minute, of the last one with news, and how many came in the last whole one', () => {
  const ring = createMinuteRing();
  ring.note(100, START);
  ring.note(201, START + MINUTE - 1);
  ring.note(400, START + 2 * MINUTE);
  expect(ring.read(START + 1)).toMatchObject({ lagMs: 151, rate: 0 });
  const reading = ring.read(START + 2 * MINUTE + 5);
  expect(reading).toMatchObject({ at: START + 2 * MINUTE, lagMs: 400, rate: 0 });
  expect(reading.lags).toEqual([...nulls(57), 151, null, 400]);
  expect(ring.read(START + MINUTE)).toMatchObject({ rate: 2 });
  expect(ring.read(START + 3 * MINUTE)).toMatchObject({ lagMs: 400, rate: 1 });
});

it('forgets after an hour, and takes no minute of the hour before for this one', () => {
  const ring = createMinuteRing();
  ring.note(100, START);
  expect(ring.read(START + 59 * MINUTE).lags).toEqual([100, ...nulls(59)]);
  expect(ring.read(START + 60 * MINUTE)).toMatchObject({ at: null, lagMs: null, rate: null });
  ring.note(50, START + 60 * MINUTE);
  expect(ring.read(START + 60 * MINUTE).lags).toEqual([...nulls(59), 50]);
});

it('takes news from a clock ahead of this one as in time', () => {
  const ring = createMinuteRing();
  ring.note(-300, START);
  ring.note(100, START);
  expect(ring.read(START).lagMs).toBe(50);
});

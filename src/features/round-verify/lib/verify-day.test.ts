import { expect, it } from 'vitest';
import { kstInstant } from '@/shared/lib/format';
import { makeWorldDay } from './sample-world-days';
import { type DayVerdict, verifyDay, type WorldDay } from './verify-day';

const announced = kstInstant('2024-05-16 06:00:00');
const { commitment } = makeWorldDay();

it.each<[DayVerdict, string, Partial<WorldDay>]>([
  ['same', 'a secret that was committed to', {}],
  ['same', 'a commitment of the last instant', { committedAt: announced }],
  ['wrong', 'another secret', { secret: 'another' }],
  ['waiting', 'a secret that is not published', { secret: null }],
  ['late', 'a later commitment', { committedAt: announced + 1 }],
  ['late', 'a later commitment, not published', { committedAt: announced + 1, secret: null }],
  ['wrong', 'another secret, late', { committedAt: announced + 1, secret: 'another' }],
])('says %s of %s', async (verdict, _what, changes) => {
  expect((await verifyDay(makeWorldDay(changes))).verdict).toBe(verdict);
});

it('hashes the text of the secret, and nothing before it is published', async () => {
  expect((await verifyDay(makeWorldDay())).hash).toBe(commitment);
  expect((await verifyDay(makeWorldDay({ secret: null }))).hash).toBeNull();
});

import { expect, it } from 'vitest';
import { makeNotification } from '@/entities/notification/testing';
import { kstInstant } from '@/shared/lib/format';
import { byDay, timeText } from './time';

const now = kstInstant('2026-11-21 00:30:00');

it.each([
  ['2026-11-21 00:30:20', '방금'],
  ['2026-11-21 00:29:01', '방금'],
  ['2026-11-21 00:18:00', '12분 전'],
  ['2026-11-20 23:31:00', '59분 전'],
  ['2026-11-20 23:30:00', '11.20 23:30'],
])('%s is %s', (at, text) => {
  expect(timeText(kstInstant(at), now)).toBe(text);
});

it('gives the time of today after an hour', () => {
  expect(timeText(kstInstant('2026-11-21 18:42:00'), kstInstant('2026-11-21 23:00:00'))).toBe(
    '18:42',
  );
});

it('puts them under the days of Seoul, whatever zone the browser is in', () => {
  const days = ['2026-11-21 00:10:00', '2026-11-20 23:59:00', '2026-11-20 00:00:00'].map(
    (at, index) => makeNotification({ id: `nr_${index}`, at: kstInstant(at) }),
  );
  expect(byDay(days, now).map(({ ago, items }) => [ago, items.length])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

import { expect, it } from 'vitest';
import { kstInstant } from '@/shared/lib/format';
import { figuresQuery, partsOf } from './period';

const now = kstInstant('2026-11-21 18:42:00');
const day = (text: string) => kstInstant(`${text} 00:00:00`);

it('compares today with yesterday until the same time', () => {
  expect(figuresQuery('today', now + 0.4)).toEqual({
    period: 'today',
    from: day('2026-11-21'),
    to: day('2026-11-22'),
    by: 'hour',
    before: { from: day('2026-11-20'), to: kstInstant('2026-11-20 18:42:00') },
  });
});

it('compares a day that is over with the whole day before', () => {
  expect(figuresQuery('yesterday', now)).toEqual({
    period: 'yesterday',
    from: day('2026-11-20'),
    to: day('2026-11-21'),
    by: 'hour',
    before: { from: day('2026-11-19'), to: day('2026-11-20') },
  });
});

it('counts today among the days, and asks for a length at midnight as well', () => {
  const week = figuresQuery('week', now);
  expect(week).toMatchObject({ from: day('2026-11-15'), to: day('2026-11-22'), by: 'day' });
  expect(partsOf(week)).toHaveLength(7);
  expect(partsOf(figuresQuery('today', now))).toHaveLength(24);
  const { before } = figuresQuery('today', day('2026-11-21'));
  expect(before.to - before.from).toBe(1);
});

import { expect, it } from 'vitest';
import { kstInstant } from '@/shared/lib/format';
import { addMonth, isMonth, monthAt, monthStart } from './month';

it.each([
  ['202611', '202612', '202610'],
  ['202612', '202701', '202611'],
  ['202401', '202402', '202312'],
  ['202402', '202403', '202401'],
])('%s is before %s and after %s', (month, next, previous) => {
  expect(addMonth(month, 1)).toBe(next);
  expect(addMonth(month, -1)).toBe(previous);
  expect(monthAt(monthStart(month))).toBe(month);
});

it('turns at midnight in Seoul', () => {
  const start = kstInstant('2026-12-01 00:00:00');
  expect([monthAt(start - 1), monthAt(start)]).toEqual(['202611', '202612']);
});

it.each(['', '2026', '202613', '202600', '199912', '2026-11', '2026111'])(
  'takes %s for no month',
  (text) => expect(isMonth(text)).toBe(false),
);

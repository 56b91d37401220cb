import { expect, it } from 'vitest';
import { kstInstant } from '@/shared/lib/format';
import { formatMinute, parseMinute } from './minute';

it('reads what it writes, in the time of Seoul', () => {
  const at = kstInstant('2026-11-23 18:05:00');
  expect(formatMinute(at)).toBe('2026-11-23 18:05');
  expect(parseMinute(' 2026-11-23 18:05 ')).toBe(at);
});

it.each(['', '2026-11-23', '2026-11-31 10:00', '2026-11-23 24:30', '23.11.2026 18:00'])(
  'takes %s for no minute',
  (text) => expect(parseMinute(text)).toBeNull(),
);

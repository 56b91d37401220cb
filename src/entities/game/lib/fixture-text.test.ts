import { expect, it } from 'vitest';
import { kickOffText, periodText } from './fixture-text';

it('names the part of a match with its minute, a pause without one', () => {
  expect(periodText('football', { period: '20', minute: 63 })).toBe('후반 63′');
  expect(periodText('football', { period: '80', minute: 45 })).toBe('하프타임');
  expect(periodText('basketball', { period: '4', minute: null })).toBe('4쿼터');
  expect(periodText('football', null)).toBe('');
});

it('writes a kick-off as the time and day of Seoul', () => {
  const kickOff = Date.parse('2026-11-21T18:45:00+09:00');
  expect(kickOffText(kickOff)).toEqual({ time: '18:45', day: '11.21 토' });
});

import { expect, it } from 'vitest';
import { kickOffText } from './fixture-text';

it('writes a kick-off as the time and day of Seoul', () => {
  const kickOff = Date.parse('2026-11-21T18:45:00+09:00');
  expect(kickOffText(kickOff)).toEqual({ time: '18:45', day: '11.21 토' });
});

import { expect, it } from 'vitest';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { kstInstant } from '@/shared/lib/format';
import { interruptionText } from './interruption-text';

const { interrupted, inPlay, finished } = FIXTURE_STATUS;
const interruption = { since: 0, until: kstInstant('2026-11-22 14:05:00'), clock: null };

it.each([
  [{ status: interrupted, interruption }, '중단 · 다시 시작을 기다립니다 (11.22 14:05까지)'],
  [{ status: interrupted }, '중단 · 다시 시작을 기다립니다'],
  [{ status: inPlay }, undefined],
  [{ status: finished }, undefined],
  [null, undefined],
])('of %o it says %s', (state, text) => {
  expect(interruptionText(state)?.text).toBe(text);
});

import { describe, expect, it } from 'vitest';
import { makeFixtureDto, sampleViews, makeBoardDto } from '@/entities/game/testing';
import { kstInstant } from '@/shared/lib/format';
import { groupsOf } from './groups';
import { isWithin, type TimeWindow } from './time-window';
import { untilText } from './until-text';

const now = kstInstant('2026-11-22 21:48:00');
const at = (id: string, text: string) =>
  makeFixtureDto({ id: `sample${id}`, startsAt: kstInstant(`2026-11-${text}:00`) });
const [board] = Object.values(
  sampleViews([
    makeBoardDto({
      fixtures: [at('next', '23 01:30'), at('live', '22 21:30'), at('soon', '22 23:00')],
    }),
  ]),
);
const fixtures = Object.values(board?.fixtures ?? {});

it('puts the matches in play first, then those of each day of Seoul by kick-off', () => {
  const groups = groupsOf(fixtures, new Set(['samplelive']), now);
  expect(
    groups.map((group) => [group.kind, group.ahead, group.fixtures.map(({ id }) => id)]),
  ).toEqual([
    ['live', 0, ['samplelive']],
    ['cross', 0, ['samplesoon']],
    ['cross', 1, ['samplenext']],
  ]);
  expect(groups[2]?.day).toBe(kstInstant('2026-11-23 00:00:00'));
  expect(groupsOf([], new Set(), now)).toEqual([]);
});

describe('a window', () => {
  it.each<[TimeWindow, string, boolean]>([
    ['all', '30 01:30', true],
    ['soon', '22 21:30', true],
    ['soon', '23 00:48', true],
    ['soon', '23 00:49', false],
    ['today', '22 23:59', true],
    ['today', '23 00:00', false],
  ])('%s has a match of %s: %s', (window, text, isIn) => {
    expect(isWithin(window, { startsAt: at('x', text).startsAt }, now)).toBe(isIn);
  });
});

describe('the time until a kick-off', () => {
  it.each([
    [-1, null],
    [0, null],
    [1, '1분'],
    [59 * 60_000, '59분'],
    [60 * 60_000, '1시간'],
    [71 * 60_000, '1시간 11분'],
    [24 * 3_600_000, '1일'],
    [50 * 3_600_000, '2일 2시간'],
  ])('of %d ms is %s', (ms, text) => {
    expect(untilText(now + ms, now)).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { makeBoardDto, makeFixtureDto, sampleViews } from '@/entities/game/testing';
import { kstInstant } from '@/shared/lib/format';
import { chosenDay, dayRange, daysOf, dayTabs } from './days';

const now = kstInstant('2026-11-21 23:30:00');
const board = (...starts: string[]) => {
  const fixtures = starts.map((start, at) =>
    makeFixtureDto({ id: `sample0000d${at}`, startsAt: kstInstant(`2026-11-${start}`) }),
  );
  return Object.values(sampleViews([makeBoardDto({ fixtures })]));
};

describe('the days of a board', () => {
  it('begin at midnight in Seoul, and leave out those without a match but the next three', () => {
    const days = daysOf(board('21 23:59:59', '22 00:00:00', '22 18:00:00', '25 04:00:00'), now);
    expect(days.map(({ day, ahead, fixtures }) => [day, ahead, fixtures])).toEqual([
      ['2026-11-21', 0, 1],
      ['2026-11-22', 1, 2],
      ['2026-11-23', 2, 0],
      ['2026-11-25', 4, 1],
    ]);
    expect(daysOf([], now).map(({ fixtures }) => fixtures)).toEqual([0, 0, 0]);
  });

  it('count what began before midnight to today', () => {
    expect(daysOf(board('20 23:00:00'), now)[0]?.fixtures).toBe(1);
  });

  it('stay where favourites alone are counted', () => {
    const starred = new Set(['fixture:sample0000d1'] as const);
    const days = daysOf(board('21 23:59:59', '22 18:00:00', '25 04:00:00'), now, starred);
    expect(days.map(({ ahead, fixtures }) => [ahead, fixtures])).toEqual([
      [0, 0],
      [1, 1],
      [2, 0],
      [4, 0],
    ]);
  });

  it('of the address is every day once it is past, and where it has no match', () => {
    const boards = board('21 23:59:59', '25 04:00:00');
    const at = (time: string, day: string) =>
      chosenDay(day, daysOf(boards, kstInstant(`2026-11-${time}`)));
    expect(at('21 23:59:59', '2026-11-21')).toBe('2026-11-21');
    expect(at('22 00:00:00', '2026-11-21')).toBe('');
    expect(at('22 00:00:00', '2026-11-25')).toBe('2026-11-25');
    expect(['2026-11-24', '2026-11-2', 'tomorrow'].map((day) => at('21 12:00:00', day))).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('are read out of the address, and nothing else is', () => {
    expect(dayRange('2026-11-22')).toEqual({
      from: kstInstant('2026-11-22 00:00:00'),
      to: kstInstant('2026-11-23 00:00:00'),
    });
    expect([dayRange(''), dayRange('2026-11-40'), dayRange('tomorrow')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('the tabs of the days', () => {
  it('are the next three, and a later one while it is chosen', () => {
    const days = daysOf(board('22 18:00:00', '25 04:00:00', '28 04:00:00'), now);
    const near = ['2026-11-21', '2026-11-22', '2026-11-23'];
    const tabs = (chosen: string) => dayTabs(days, chosen).map(({ day }) => day);
    expect(tabs('')).toEqual(near);
    expect(tabs('2026-11-22')).toEqual(near);
    expect(tabs('2026-11-28')).toEqual([...near, '2026-11-28']);
  });
});

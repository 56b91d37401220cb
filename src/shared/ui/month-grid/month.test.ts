import { describe, expect, it } from 'vitest';
import { addMonth, dayByKey, hasMonth, weeksOf } from './month';

const wide = { first: '2026-01-01', last: '2027-12-31' };

describe('a month', () => {
  it('has its weeks from Sunday, with blanks where another month has its days', () => {
    const weeks = weeksOf('2026-11-22');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
    expect(weeksOf('2026-12-31')[0]).toEqual([
      null,
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
  });

  it.each([
    ['2027-02-10', 28, 5],
    ['2028-02-10', 29, 5],
    ['2026-02-01', 28, 4],
    ['2026-08-31', 31, 6],
  ])('of %s has %i days in %i weeks', (day, length, weeks) => {
    expect(weeksOf(day)).toHaveLength(weeks);
    expect(
      weeksOf(day)
        .flat()
        .filter((one) => one !== null),
    ).toHaveLength(length);
  });

  it('leads to its last day from a longer one, and not past the bounds', () => {
    expect(addMonth('2027-01-31', 1, wide)).toBe('2027-02-28');
    expect(addMonth('2028-03-31', -1, { ...wide, last: '2028-12-31' })).toBe('2028-02-29');
    expect(addMonth('2026-12-15', 1, wide)).toBe('2027-01-15');
    expect(addMonth('2026-11-22', 1, { first: '2026-11-22', last: '2026-12-05' })).toBe(
      '2026-12-05',
    );
  });

  it('has a neighbour only where that has days within the bounds', () => {
    const bounds = { first: '2026-11-22', last: '2026-12-05' };
    expect([hasMonth('2026-11-30', -1, bounds), hasMonth('2026-11-30', 1, bounds)]).toEqual([
      false,
      true,
    ]);
    expect([hasMonth('2026-12-01', -1, bounds), hasMonth('2026-12-01', 1, bounds)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('the keys of a month', () => {
  it.each([
    ['ArrowLeft', '2026-11-23'],
    ['ArrowRight', '2026-11-25'],
    ['ArrowUp', '2026-11-17'],
    ['ArrowDown', '2026-12-01'],
    ['Home', '2026-11-22'],
    ['End', '2026-11-28'],
    ['PageUp', '2026-10-24'],
    ['PageDown', '2026-12-24'],
  ])('%s leads from Tuesday 24 November to %s', (key, day) => {
    expect(dayByKey(key, '2026-11-24', wide)).toBe(day);
  });

  it('stop at the bounds, and other keys lead nowhere', () => {
    const bounds = { first: '2026-11-22', last: '2026-11-25' };
    expect(dayByKey('ArrowUp', '2026-11-24', bounds)).toBe('2026-11-22');
    expect(dayByKey('PageDown', '2026-11-24', bounds)).toBe('2026-11-25');
    expect(dayByKey('Tab', '2026-11-24', bounds)).toBeNull();
  });
});

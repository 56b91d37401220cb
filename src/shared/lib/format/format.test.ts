import { describe, expect, test } from 'vitest';
import {
  addTime,
  daysBetween,
  formatAmount,
  formatDate,
  formatDateTime,
  formatFolders,
  formatSystem,
  formatIso,
  formatKst,
  formatMoney,
  formatOdds,
  formatPhone,
  formatPoint,
  formatRelative,
  formatScore,
  formatShortDateTime,
  formatTime,
  formatWon,
  parseDateTime,
  startOfKstDay,
} from './index';

const minute = 60_000;
const hour = 60 * minute;
// 2024-05-19 (Sunday) 00:30 in Seoul is still the 18th in Greenwich.
const now = Date.parse('2024-05-18T15:30:00Z');

describe('dates are those of Seoul', () => {
  test('in every format of the specification', () => {
    expect(formatDateTime(now)).toBe('2024-05-19 00:30:00');
    expect(formatShortDateTime(now)).toBe('05-19 00:30');
    expect(formatDate(now)).toBe('24-05-19');
    expect(formatTime(now)).toBe('00:30');
    expect(formatKst(now, 'M월 D일 (dd)')).toBe('5월 19일 (일)');
    expect(formatIso(now)).toBe('2024-05-18T15:30:00.000Z');
  });

  test('days begin at midnight in Seoul', () => {
    expect(formatDateTime(startOfKstDay(now))).toBe('2024-05-19 00:00:00');
    expect(formatDateTime(startOfKstDay(now, 13))).toBe('2024-06-01 00:00:00');
    expect(formatDateTime(startOfKstDay(now, -19))).toBe('2024-04-30 00:00:00');
    expect(addTime(now, 3, 'hour') - now).toBe(3 * hour);
  });

  test('days are counted by midnights in Seoul', () => {
    expect(daysBetween(now - hour, now)).toBe(1);
    expect(daysBetween(now, now + 23 * hour)).toBe(0);
    expect(daysBetween(now, startOfKstDay(now, 400))).toBe(400);
    expect(daysBetween(now, now - 25 * hour)).toBe(-2);
  });

  // Clocks in New York skip 02:30 on this day, and have 01:30 twice on the other.
  test.each(['2024-03-10 02:30:00', '2024-11-03 01:30:00'])(
    '%s is the same in a browser of any zone',
    (text) => {
      const zone = process.env.TZ;
      const at = Date.parse(`${text.replace(' ', 'T')}+09:00`);
      try {
        process.env.TZ = 'America/New_York';
        expect(formatDateTime(at)).toBe(text);
        expect(parseDateTime(text)).toBe(at);
      } finally {
        process.env.TZ = zone;
      }
    },
  );

  test('a written date is read back, anything else is null', () => {
    expect(parseDateTime('2024-05-19 00:30:00')).toBe(now);
    for (const text of ['', '2024-05-19', '2024-05-19T00:30:00', '2024-13-40 00:00:00', 'null']) {
      expect(parseDateTime(text), text).toBeNull();
    }
  });

  test.each([
    [3 * minute, '3분 뒤'],
    [-3 * minute, '3분 전'],
    [59_999, '곧'],
    [-10, '방금'],
    [90 * minute, '1시간 뒤'],
    [-49 * hour, '2일 전'],
  ])('%i ms away reads %s', (distance, text) => {
    expect(formatRelative(now + distance, now)).toBe(text);
  });
});

describe('numbers', () => {
  test.each([
    [0, '0원'],
    [12_000, '12,000원'],
    [-1_234_567, '−1,234,567원'],
    [100_000_000, '100,000,000원'],
  ])('%i won is %s', (won, text) => {
    expect(formatWon(won)).toBe(text);
  });

  test('money follows its currency', () => {
    expect(formatMoney(123_456, 'KRW')).toBe('123,456원');
    expect(formatMoney(123_456, 'USD')).toBe('$1,234.56');
    expect(formatMoney(-5, 'USD')).toBe('−$0.05');
    expect(formatAmount(-123_405, 'USD')).toBe('−1,234.05');
    expect(formatPoint(50_000)).toBe('50,000P');
    expect([formatFolders(1), formatFolders(3)]).toEqual(['단폴', '3폴더']);
    expect(formatFolders(3, [2])).toBe('시스템 2/3');
    expect(formatSystem([2, 3], 4)).toBe('시스템 2,3/4');
  });

  test.each([
    [195, '1.95'],
    [101, '1.01'],
    [100_000, '1,000.00'],
    [null, '0.00'],
  ])('odds of %s hundredths are %s', (odds, text) => {
    expect(formatOdds(odds)).toBe(text);
  });

  test('a missing score is 0:0', () => {
    expect(formatScore(null)).toBe('0:0');
    expect(formatScore({ home: 2, away: 1 })).toBe('2:1');
  });

  test.each([
    ['01012345678', '010-1234-5678'],
    ['0111234567', '011-123-4567'],
    ['010-12', '010-12'],
    ['010', '010'],
    ['010 1234 5678 99', '010-1234-5678'],
  ])('the phone number %s is written %s', (text, expected) => {
    expect(formatPhone(text)).toBe(expected);
  });
});

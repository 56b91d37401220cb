import { describe, expect, it } from 'vitest';
import {
  MARKET_TYPES,
  marketGroup,
  marketName,
  outcomeName,
  overtimeWord,
  periodLabel,
} from './dictionary';

describe('market dictionary', () => {
  it('names every market on offer in every sport that offers it', () => {
    for (const { id, sports } of MARKET_TYPES) {
      for (const sport of sports) expect(marketName(id, sport)).not.toBe('');
    }
  });

  it.each([
    [28, 'basketball', '언더오버', '연장포함'],
    [2, 'football', '언더오버', '연장없음'],
    [72, 'basketball', '홀짝 (1쿼터)', null],
    [52, 'e-sports', '승패', null],
  ] as const)('says of %i in %s: %s, %s', (typeId, sport, name, overtime) => {
    expect(marketName(typeId, sport)).toBe(name);
    expect(overtimeWord(typeId, sport)).toBe(overtime);
  });

  it('names the parts of a match', () => {
    expect(periodLabel('football', 20)).toBe('후반전');
    expect(periodLabel('basketball', 3)).toBe('3쿼터');
  });

  it('names outcomes and groups', () => {
    expect(outcomeName(1, 'X')).toBe('무');
    expect(outcomeName(6, '2-1')).toBe('2-1');
    expect([1, 3, 2, 72, 17].map(marketGroup)).toEqual([
      'main',
      'handicap',
      'total',
      'part',
      'special',
    ]);
  });
});

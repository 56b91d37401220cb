import { describe, expect, it } from 'vitest';
import { pickText } from './pick-text';

const teams = { sport: 'football' as const, home: '울산 HD', away: '전북 현대' };

describe('pickText', () => {
  it.each([
    [{ typeId: 1, outcome: '1', line: null }, '울산 HD', '승'],
    [{ typeId: 1, outcome: 'X', line: null }, '무', null],
    [{ typeId: 1, outcome: '2', line: null }, '전북 현대', '패'],
    [{ typeId: 3, outcome: '1', line: -50 }, '울산 HD', '-0.5'],
    [{ typeId: 3, outcome: '2', line: -50 }, '전북 현대', '+0.5'],
    [{ typeId: 2, outcome: 'Over', line: 250 }, '오버', '2.5'],
  ])('names %o', (pick, title, detail) => {
    expect(pickText({ ...teams, ...pick })).toMatchObject({ title, detail });
  });

  it('names the market in the words of the sport', () => {
    const pick = { ...teams, sport: 'basketball' as const, typeId: 72, outcome: 'Odd', line: null };
    expect(pickText(pick)).toEqual({ title: '홀', detail: null, market: '홀짝 (1쿼터)' });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { CATALOGUE } from '#rules/markets/catalogue.gen.ts';
import { MARKET_TYPES } from '#rules/markets/market-types.ts';
import { loadCatalogue } from '..';
import { pickText } from './pick-text';

const teams = { sport: 'football' as const, home: '울산 HD', away: '전북 현대' };

describe('pickText', () => {
  it('names who a pick is on, by whatever id', () => {
    const pick = { ...teams, typeId: 711, outcome: '1', line: null };
    expect(pickText({ ...pick, participant: { name: "Ciarán O'Neill" } })).toMatchObject({
      title: "Ciarán O'Neill",
      detail: null,
      market: '골 넣을 선수',
    });
  });

  it.each([
    [{ typeId: 1, outcome: '1', line: null }, '울산 HD', '승'],
    [{ typeId: 1, outcome: 'X', line: null }, '무', null],
    [{ typeId: 1, outcome: '2', line: null }, '전북 현대', '승'],
    [{ typeId: 900001, outcome: '2', line: null }, '전북 현대', '승'],
    [{ typeId: 3, outcome: '1', line: -50 }, '울산 HD', '-0.5'],
    [{ typeId: 3, outcome: '2', line: -50 }, '전북 현대', '+0.5'],
    [{ typeId: 13, outcome: '2', line: -100 }, '전북 현대', '+1'],
    [{ typeId: 2, outcome: 'Over', line: 250 }, '오버', '2.5'],
    [{ typeId: 16, outcome: '1', line: null }, '울산 HD', null],
    [{ typeId: 16, outcome: 'No Goal', line: null }, '노골', null],
    [{ typeId: 102, outcome: 'Under', line: 150 }, '전북 현대 언더', '1.5'],
    [{ typeId: 7, outcome: 'X2', line: null }, '무 또는 전북 현대', null],
    [{ typeId: 4, outcome: '1/X', line: null }, '울산 HD / 무', null],
    [{ typeId: 427, outcome: '2 And Over', line: 250 }, '전북 현대 승 + 오버', '2.5'],
    [{ typeId: 427, outcome: 'X And Under', line: 250 }, '무 + 언더', '2.5'],
    [{ typeId: 6, outcome: '2-1', line: null }, '2-1', null],
    [{ typeId: 900025, outcome: '2 by 3+', line: null }, '전북 현대 3점 차 이상', null],
    [{ typeId: 900026, outcome: '1 by 6-10', line: null }, '울산 HD 6~10점 차', null],
    [{ typeId: 900024, outcome: 'X/1 And Under', line: 250 }, '무 / 울산 HD + 언더', '2.5'],
    [{ typeId: 900025, outcome: 'X', line: null }, '무', null],
    [{ typeId: 900013, outcome: '1', line: null }, '1', null],
    [{ typeId: 6, outcome: '4-0', line: null }, '4-0', null],
    [{ typeId: 900032, outcome: '16-30', line: null }, '16~30분', null],
    [{ typeId: 169, outcome: '1', line: null }, '울산 HD', null],
    [{ typeId: 171, outcome: '2', line: null }, '전북 현대', null],
    [{ typeId: 900021, outcome: '1X And Over', line: 250 }, '울산 HD 또는 무 + 오버', '2.5'],
  ])('names %o', (pick, title, detail) => {
    expect(pickText({ ...teams, ...pick })).toMatchObject({ title, detail });
  });

  it.each([
    [900031, '1 Penalties', '울산 HD 승부차기'],
    [900185, '2 by 1-5', '전북 현대 1~5점 차'],
    [900214, 'KO', '케이오'],
    [900214, '2 Submission', '전북 현대 서브미션'],
    [900216, '3', '3라운드'],
    [900216, 'Decision', '판정'],
    [900217, '1 4-6', '울산 HD 4~6라운드'],
  ])('names outcomes of a list that a feed brings: %i %s', async (typeId, outcome, title) => {
    await loadCatalogue();
    expect(pickText({ ...teams, typeId, outcome, line: null }).title).toBe(title);
  });

  it('names the market in the words of the sport', () => {
    const pick = { ...teams, sport: 'basketball' as const, typeId: 72, outcome: 'Odd', line: null };
    expect(pickText(pick)).toEqual({
      title: '홀',
      detail: null,
      market: '홀짝 (1쿼터)',
      basis: null,
    });
  });

  it('says that a line counts sets where the match does', () => {
    const pick = { ...teams, sport: 'volleyball' as const, outcome: '2', line: 150 };
    expect(pickText({ ...pick, typeId: 3 }).detail).toBe('-1.5세트');
    expect(pickText({ ...pick, typeId: 866 }).detail).toBe('-1.5세트');
    expect(pickText({ ...pick, typeId: 1558 }).detail).toBe('-1.5점');
    expect(pickText({ ...pick, typeId: 64 }).detail).toBe('-1.5');
  });
});

describe('no pick of a match', () => {
  beforeAll(loadCatalogue);

  it('says 홈팀 or 원정팀 instead of the name', () => {
    const rows = [...MARKET_TYPES, ...CATALOGUE];
    const texts = rows.flatMap(({ id: typeId, outcomes }) =>
      outcomes.map((outcome) => {
        const { title, market } = pickText({ ...teams, typeId, outcome, line: 150 });
        return `${title} · ${market}`;
      }),
    );
    expect(texts.length).toBeGreaterThan(900);
    expect(texts.filter((text) => /홈팀|원정|홈 선수/.test(text))).toEqual([]);
  });
});

describe('basis of a pick in play', () => {
  const handicap = { ...teams, typeId: 3, outcome: '1', line: -100, inPlay: true };
  const offerScore = { home: 2, away: 1 };

  it('is the score of the offer for a football handicap', () => {
    expect(pickText({ ...handicap, offerScore }).basis).toBe('2:1 기준');
  });

  it('names the part whose score it is', () => {
    const second = { ...handicap, typeId: 65, offerScore: { home: 0, away: 0 } };
    expect(pickText(second).basis).toBe('후반전 0:0 기준');
  });

  it('is 0:0 where the whole match counts, whatever the score of the offer', () => {
    expect(pickText({ ...handicap, typeId: 2, outcome: 'Over', offerScore }).basis).toBe(
      '0:0 기준',
    );
    expect(pickText({ ...handicap, sport: 'basketball', typeId: 342 }).basis).toBe('0:0 기준');
  });

  it('is none before kick-off, and none for a winner', () => {
    expect(pickText({ ...handicap, inPlay: false }).basis).toBeNull();
    expect(pickText({ ...handicap, typeId: 1 }).basis).toBeNull();
  });
});

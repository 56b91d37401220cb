import { describe, expect, it } from 'vitest';
import { toMarket } from './game';
import { makeFixtureDto, makeMarketDto, toFixture } from './sample-board';
import { outcomeCell, rowView } from './row-view';

const dto = makeFixtureDto({ home: '첼시', away: '풀럼' });
const fixture = toFixture(dto);
const view = (
  typeId: number,
  odds: Record<string, number>,
  { line = null, look = 'row' }: { line?: number | null; look?: 'row' | 'card' } = {},
) => rowView(fixture, toMarket(makeMarketDto(fixture.id, { typeId, line, odds })), look);

describe('rowView', () => {
  it('puts the draw between the sides', () => {
    const { home, middle, away } = view(1, { 1: 172, X: 385, 2: 460 });
    expect([home.label, away.label]).toEqual(['첼시', '풀럼']);
    expect(middle).toMatchObject({ label: '무', selectionId: `${fixture.id}.1._.X` });
    expect(home.title).toBe('첼시 승');
  });

  it('gives each side of a handicap its own line', () => {
    const { home, middle, away } = view(3, { 1: 195, 2: 186 }, { line: -100 });
    expect([home.line, away.line]).toEqual(['-1', '+1']);
    expect(middle).toMatchObject({ words: '핸디', value: null });
    const card = view(3, { 1: 195, 2: 186 }, { line: -100, look: 'card' });
    expect(card.middle).toMatchObject({ words: '핸디', value: '-1' });
    expect(card.home.line).toBeUndefined();
  });

  it('names teams with over and under in a row, and the words alone on a card', () => {
    const odds = { Over: 180, Under: 202 };
    const row = view(2, odds, { line: 250 });
    expect([row.home.label, row.home.line]).toEqual(['첼시', '오버']);
    expect(row.middle).toEqual({ words: 'U/O 2.5', value: null });
    const card = view(2, odds, { line: 250, look: 'card' });
    expect([card.home.label, card.away.label]).toEqual(['오버', '언더']);
    expect(card.middle).toMatchObject({ words: '기준', value: '2.5' });
  });

  it('names a special market in the middle', () => {
    const { home, middle, away } = view(72, { Odd: 190, Even: 190 });
    expect([home.label, home.line]).toEqual(['첼시', '홀']);
    expect([away.label, away.line]).toEqual(['풀럼', '짝']);
    expect(middle).toMatchObject({ words: '전반전 홀짝', value: null });
    const card = view(72, { Odd: 190, Even: 190 }, { look: 'card' });
    expect([card.home.label, card.away.label]).toEqual(['홀', '짝']);
    const half = view(21, { Over: 190, Under: 190 }, { line: 100 });
    expect(half.middle).toMatchObject({ words: '전반전 U/O 1' });
    const first = view(16, { 1: 170, 2: 220, 'No Goal': 900 });
    expect(first.middle).toMatchObject({ label: '노골' });
    expect([first.home.label, first.away.label]).toEqual(['첼시', '풀럼']);
    expect([first.home.line, first.away.line]).toEqual(['첫 득점', '첫 득점']);
    expect(first.away.title).toBe('풀럼');
    const firstCard = view(16, { 1: 170, 2: 220, 'No Goal': 900 }, { look: 'card' });
    expect([firstCard.home.line, firstCard.caption]).toEqual([undefined, '첫 득점']);
    expect(card.caption).toBeNull();
  });

  it('says that a handicap of sets counts sets', () => {
    const volleyball = { ...fixture, sport: 'volleyball' as const };
    const market = toMarket(
      makeMarketDto(fixture.id, { typeId: 3, line: -150, odds: { 1: 180, 2: 190 } }),
    );
    const { home, middle } = rowView(volleyball, market, 'row');
    expect([home.line, home.title]).toEqual(['-1.5세트', '첼시 -1.5세트']);
    expect(middle).toMatchObject({ words: '세트 핸디' });
  });

  it('says in play from which score a handicap or total counts', () => {
    const odds = { 1: 195, 2: 186 };
    const offered = makeMarketDto(fixture.id, { typeId: 3, line: -100, odds });
    const market = { ...toMarket(offered), offerScore: { home: 2, away: 1 } };
    const { home, middle } = rowView(fixture, market, 'row', true);
    expect(home.title).toBe('첼시 -1, 2:1 기준');
    expect(middle).toMatchObject({ words: '핸디 2:1 기준' });
    expect(outcomeCell(fixture, market, 1, true).title).toBe('풀럼 +1, 2:1 기준');
    const totals = toMarket(
      makeMarketDto(fixture.id, { typeId: 2, line: 250, odds: { Over: 180, Under: 202 } }),
    );
    const total = rowView(fixture, totals, 'row', true);
    expect(total.away.title).toBe('언더 2.5, 0:0 기준');
    expect(total.middle).toEqual({ words: 'U/O 2.5', value: null });
    expect(rowView(fixture, totals, 'row').away.title).toBe('언더 2.5');
  });
});

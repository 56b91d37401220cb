import { describe, expect, it } from 'vitest';
import { toMarket } from './game';
import { makeFixtureDto, makeMarketDto, toFixture } from './sample-board';
import { rowView } from './row-view';

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
    expect([home.label, away.label]).toEqual(['홀', '짝']);
    expect(middle).toMatchObject({ words: '전반전 홀짝', value: null });
    const half = view(21, { Over: 190, Under: 190 }, { line: 100 });
    expect(half.middle).toMatchObject({ words: '전반전 U/O 1' });
    const first = view(16, { 1: 170, 2: 220, 'No Goal': 900 });
    expect(first.middle).toMatchObject({ label: '노골' });
    expect([first.home.label, first.away.label]).toEqual(['첼시', '풀럼']);
  });
});

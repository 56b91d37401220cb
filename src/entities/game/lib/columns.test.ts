import { describe, expect, it } from 'vitest';
import { columnMarkets, columnsOfBoard } from './columns';
import { toMarket } from './game';
import { columnCaption } from '@/entities/market-dictionary/@x/game';
import { matchCells } from './row-view';
import { makeFixtureDto, makeMarketDto, toFixture } from './sample-board';

const two = { 1: 190, 2: 190 };
const sides = { Over: 190, Under: 190 };
const idsOf = (kind: 'cross' | 'handicap', markets: Parameters<typeof makeMarketDto>[1][]) => {
  const fixture = toFixture(makeFixtureDto({ sport: 'ice-hockey', markets }));
  return Object.values(columnMarkets(kind, fixture)).map((market) => market?.id.slice(13) ?? null);
};

describe('the columns of a match', () => {
  it('are the groups a board has markets of', () => {
    expect(columnsOfBoard('cross')).toEqual(['winner', 'handicap', 'total']);
    expect(columnsOfBoard('live')).toEqual(['winner', 'handicap', 'total']);
    expect(columnsOfBoard('handicap')).toEqual(['handicap', 'total']);
    expect(columnsOfBoard('wintielose')).toEqual(['winner']);
    expect(columnsOfBoard('special')).toEqual([]);
  });

  it('keep the place of a market that a match does not have', () => {
    expect(idsOf('cross', [{ typeId: 2, line: 550, odds: sides }])).toEqual([null, null, '2.550']);
  });

  it('take a market that is open before one that is closed', () => {
    const markets = [
      { typeId: 3, line: -50, odds: two, status: 3 as const },
      { typeId: 342, line: -150, odds: two },
    ];
    expect(idsOf('handicap', markets)[1]).toBe('342.-150');
    expect(idsOf('handicap', markets.slice(0, 1))[1]).toBe('3.-50');
  });

  it('count overtime all or none, as the first of them does', () => {
    const lines = [
      { typeId: 3, line: -50, odds: two },
      { typeId: 342, line: -150, odds: two },
      { typeId: 2, line: 550, odds: sides },
      { typeId: 28, line: 650, odds: sides },
    ];
    const regular = { typeId: 1, odds: { 1: 210, X: 400, 2: 280 } };
    expect(idsOf('cross', [regular, ...lines])).toEqual(['1._', '3.-50', '2.550']);
    const whole = { typeId: 226, odds: two };
    expect(idsOf('cross', [whole, ...lines])).toEqual(['226._', '342.-150', '28.650']);
  });
});

describe('the prices of a match', () => {
  const fixture = toFixture(makeFixtureDto());
  const labels = (typeId: number, odds: Record<string, number>, line: number | null = null) =>
    matchCells(fixture, toMarket(makeMarketDto(fixture.id, { typeId, odds, line })), 'row').map(
      ({ label, title }) => [label, title],
    );

  it('are signs and lines, and say the whole pick to assistive technology', () => {
    expect(labels(1, { 1: 172, X: 385, 2: 460 }).map(([label]) => label)).toEqual([
      '승',
      '무',
      '패',
    ]);
    expect(labels(226, two).map(([label]) => label)).toEqual(['승', '패']);
    expect(labels(3, two, -150)).toEqual([
      ['-1.5', '아스널 -1.5'],
      ['+1.5', '브라이턴 +1.5'],
    ]);
    expect(labels(2, sides, 250).map(([label]) => label)).toEqual(['오버 2.5', '언더']);
  });

  it('leave the unit of a total to the head of the column in a row, and say it on a card', () => {
    const sets = toFixture(makeFixtureDto({ sport: 'volleyball' }));
    const market = toMarket(makeMarketDto(sets.id, { typeId: 2, odds: sides, line: 350 }));
    const first = (look: 'row' | 'card') => matchCells(sets, market, look)[0]?.label;
    expect([first('row'), first('card')]).toEqual(['오버 3.5', '오버 3.5세트']);
    expect(columnCaption(2, 'volleyball')).toBe('세트 언더오버');
    expect(columnCaption(2, 'football')).toBe('언더오버');
  });

  it('have the draw between the sides however the feed lists them', () => {
    expect(labels(1, { 1: 172, 2: 460, X: 385 }).map(([label]) => label)).toEqual([
      '승',
      '무',
      '패',
    ]);
  });
});

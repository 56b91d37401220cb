import { describe, expect, it } from 'vitest';
import { makeManyFixtures, sampleBoards, sampleViews } from '@/entities/game/testing';
import type { FavouriteKey, Favourites } from '@/features/favourites';
import { kstInstant } from '@/shared/lib/format';
import { type BoardForm, conditionCount, searchDefaults } from './board-search';
import { filterRows, leaguesOf, timeRange } from './filter-rows';
import { toListItems, withPanel } from './list-items';
import { itemsPerPage, paginate } from './paging';
import { anchorShift, placeItems } from './scroll-anchor';

const boardsOf = (dtos: Parameters<typeof sampleViews>[0]) => Object.values(sampleViews(dtos));
const boards = boardsOf(sampleBoards());
const now = Date.UTC(2026, 10, 21, 9);
const find = (filters: Partial<typeof searchDefaults>, form: BoardForm = 'markets') =>
  filterRows(boards, { ...searchDefaults, ...filters, form }, now);
const homes = (filters: Partial<typeof searchDefaults>) =>
  [...new Set(find(filters).rows.map(({ fixture }) => fixture.home))].sort();

describe('filterRows', () => {
  it('shows each fixture in a row a type of market, leagues together', () => {
    const { rows, fixtureCount } = find({});
    expect(fixtureCount).toBe(6);
    expect(rows).toHaveLength(9);
    const leagues = rows.map(({ fixture }) => fixture.leagueId);
    expect(leagues.filter((id, at) => id !== leagues[at - 1])).toHaveLength(3);
  });

  it.each([
    ['팀', '아스널', ['아스널']],
    ['초성', 'ㅍㅎ', ['포항 스틸러스']],
    ['리그', 'nba', ['LA 레이커스', '골든스테이트 워리어스']],
    ['초성 of a league', 'ㅇㄱㄹㄷ', ['맨체스터 시티', '아스널']],
    ['nothing', '없는팀', []],
  ])('searches by %s', (_by, q, expected) => {
    expect(homes({ q })).toEqual(expected);
  });

  it('filters by league, market and time', () => {
    expect(homes({ league: 'fb-kr-k1' })).toEqual(['울산 HD', '포항 스틸러스']);
    expect(find({ market: 'handicap' }).rows.map(({ typeId }) => typeId)).toEqual([3, 3, 342]);
    expect(homes({ when: 'hours3' })).toEqual([
      '맨체스터 시티',
      '아스널',
      '울산 HD',
      '포항 스틸러스',
    ]);
    expect(homes({ day: '2026-11-22' })).toEqual(['LA 레이커스', '골든스테이트 워리어스']);
  });

  it.each<[string, FavouriteKey[], string[]]>([
    ['its own star', ['fixture:sample00manc'], ['맨체스터 시티']],
    ['its league', ['league:fb-kr-k1'], ['울산 HD', '포항 스틸러스']],
    ['a team of its', ['team:sample00arsna', 'team:sample00poh1h'], ['아스널', '포항 스틸러스']],
    ['nothing', ['league:none'], []],
  ])('with favourites shows a match by %s', (_by, keys, expected) => {
    for (const form of ['matches', 'markets'] as const) {
      const { rows } = filterRows(boards, { ...searchDefaults, form }, now, new Set(keys));
      expect([...new Set(rows.map(({ fixture }) => fixture.home))].sort()).toEqual(expected);
    }
  });

  it('takes favourites together with every other condition', () => {
    const starred: Favourites = new Set(['league:fb-kr-k1', 'league:bk-us-nba']);
    const homes = (filters: Partial<typeof searchDefaults>) =>
      filterRows(boards, { ...searchDefaults, ...filters, form: 'matches' }, now, starred).rows.map(
        ({ fixture }) => fixture.home,
      );
    expect(homes({ day: '2026-11-21' })).toEqual(['포항 스틸러스', '울산 HD']);
    expect(homes({ q: 'ㅍㅎ' })).toEqual(['포항 스틸러스']);
    expect(homes({ league: 'fb-gb-premier' })).toEqual([]);
  });

  it('takes days as Seoul has them', () => {
    const midnight = kstInstant('2026-11-22 00:00:00');
    const range = (day: string, when: 'all' | 'hours3' = 'all') => timeRange({ day, when }, now);
    expect(range('2026-11-21')).toEqual({ from: -Infinity, to: midnight - 1 });
    expect(range('2026-11-22')).toEqual({
      from: midnight,
      to: kstInstant('2026-11-23 00:00:00') - 1,
    });
    expect(range('', 'hours3')).toEqual({ from: -Infinity, to: kstInstant('2026-11-21 21:00:00') });
    expect(range('2026-11-21', 'hours3').to).toBe(kstInstant('2026-11-21 21:00:00'));
    expect(range('no day')).toEqual({ from: -Infinity, to: Infinity });
  });

  it('shows each match in one row, with and without all of its markets', () => {
    const { rows, fixtureCount } = find({ market: 'handicap' }, 'matches');
    expect(rows.map(({ typeId }) => typeId)).toEqual(Array(6).fill(null));
    expect(fixtureCount).toBe(6);
  });

  it('orders leagues by their first kick-off, or as the feed does', () => {
    const dtos = sampleBoards();
    const later = dtos[0]?.fixtures[0];
    if (!later) throw new Error('no fixture');
    later.startsAt += 86_400_000;
    const moved = boardsOf(dtos);
    const first = (sort: 'time' | 'league') =>
      filterRows(moved, { ...searchDefaults, sort, form: 'markets' }, now).rows[0]?.fixture
        .leagueId;
    expect([first('time'), first('league')]).toEqual(['fb-kr-k1', 'fb-gb-premier']);
  });

  it('counts the fixtures of each league', () => {
    expect(leaguesOf(boards).map(({ id, fixtures }) => [id, fixtures])).toEqual([
      ['fb-gb-premier', 2],
      ['fb-kr-k1', 2],
      ['bk-us-nba', 2],
    ]);
  });
});

it('counts the conditions that hold, the sport aside', () => {
  expect(conditionCount(searchDefaults, 'markets')).toBe(0);
  const search = {
    ...searchDefaults,
    sport: 'football',
    when: 'hours3',
    q: 'ㅇ',
    page: 2,
  } as const;
  expect(conditionCount(search, 'markets')).toBe(2);
  const market = { ...searchDefaults, market: 'total' } as const;
  expect([conditionCount(market, 'markets'), conditionCount(market, 'matches')]).toEqual([1, 0]);
});

describe('paging', () => {
  it('cuts pages of 15 rows and keeps within the last one', () => {
    const rows = Array.from({ length: 32 }, (_, at) => at);
    expect(paginate(rows, 1).items).toHaveLength(itemsPerPage);
    expect(paginate(rows, 9)).toEqual({ items: [30, 31], page: 3, pageCount: 3, totalCount: 32 });
    expect(paginate([], 1)).toEqual({ items: [], page: 1, pageCount: 1, totalCount: 0 });
  });
});

describe('list items', () => {
  const wide = { form: 'markets', look: 'row', column: 'winner', folded: [] } as const;

  it('put a head over the rows of a league and say overtime once where all agree', () => {
    const items = toListItems(find({}).rows, boards, wide);
    const heads = items.filter(({ type }) => type === 'league');
    expect(heads.map(({ note }) => note)).toEqual(['연장없음', '연장없음', '연장포함']);
    expect(items.filter(({ type, note }) => type === 'row' && note !== null)).toEqual([]);
  });

  it('are cards without heads on phones, each with its own overtime word', () => {
    const items = toListItems(find({}).rows, boards, { ...wide, look: 'card' });
    expect(items.every(({ type, note }) => type === 'row' && note !== null)).toBe(true);
  });

  it('have all markets of a fixture under its row, whatever is last of its league', () => {
    const items = toListItems(find({}, 'matches').rows, boards, { ...wide, form: 'matches' });
    const size = (list: readonly { size: number }[]) =>
      list.reduce((sum, item) => sum + item.size, 0);
    for (const item of items.filter(({ type }) => type === 'row')) {
      const opened = withPanel(items, item.key, 'matches', 900);
      const at = opened.findIndex(({ type }) => type === 'panel');
      expect(opened[at - 1]?.key).toBe(item.key);
      expect(size(opened) - size(items)).toBe(900);
    }
    expect(withPanel(items, 'elsewhere', 'matches', 900)[0]?.type).toBe('panel');
    expect(withPanel(items, '', 'matches', 900)).toBe(items);
  });

  it('have keys of their own', () => {
    const filters = { ...searchDefaults, form: 'markets' } as const;
    const many = filterRows(boardsOf([makeManyFixtures(1000)]), filters, now);
    const keys = toListItems(many.rows, [], wide).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the place in the list', () => {
  const place = (keys: string) => placeItems([...keys].map((key) => ({ key, size: 50 })));

  it('follows what is under the finger when a row above it goes', () => {
    expect(anchorShift(place('abcdef'), place('acdef'), 'e', 0)).toBe(-50);
  });

  it('follows the first row visible where nothing is pointed at', () => {
    expect(anchorShift(place('abcdef'), place('xabcdef'), null, 100)).toBe(50);
  });

  it('takes the next row when the one pointed at is gone', () => {
    expect(anchorShift(place('abcdef'), place('abdef'), 'c', 100)).toBe(-50);
    expect(anchorShift(place('ab'), place('xy'), 'a', 0)).toBe(0);
  });
});

import { expect, it } from 'vitest';
import { kstInstant } from '@/shared/lib/format';
import { dayTabs } from './day-tabs';
import { leagueBlocks, type ResultFilter } from './league-blocks';
import { isAllVoid, mainCells } from './main-cells';
import { openMatchIds, withMatch } from './open-matches';
import {
  makeDay,
  makeDetail,
  makeResult,
  sampleCounts,
  sampleMarkets,
  voidMarkets,
} from './sample-results';
import { scoreColumns } from './score-columns';
import { countRows, finalScore, scoreParts } from './score-parts';
import {
  hasUnnamed,
  sectionsOf,
  type SettledTab,
  settledSections,
  tabsOf,
} from './settled-sections';

it('lists the parts of a match and the score it is known by', () => {
  const result = makeResult({
    scores: {
      '10': { home: 0, away: 0 },
      '20': { home: 1, away: 1 },
      '50': { home: 3, away: 4 },
      '100': { home: 1, away: 1 },
      '102': { home: 4, away: 5 },
    },
  });
  expect(scoreParts(result, 'football').map(({ code, home, away }) => [code, home, away])).toEqual([
    [10, 0, 0],
    [20, 1, 1],
    [50, 3, 4],
  ]);
  expect(finalScore(result, 'football')).toEqual({ home: 4, away: 5 });
  expect(finalScore(makeResult(), 'football')).toEqual({ home: 2, away: 1 });
  expect(finalScore(makeResult({ scores: {} }), 'football')).toBeNull();
});

it('lists corners and cards of the whole match, with their halves where these are known', () => {
  const rows = (counts: typeof sampleCounts | undefined) =>
    countRows({ counts }, 'football').map(({ counted, home, away, parts }) => [
      ...[counted, home, away],
      parts.map(({ code }) => code),
    ]);
  expect(rows(sampleCounts)).toEqual([
    ['corner', 6, 4, [10, 20]],
    ['yellow-card', 1, 2, [10, 20]],
    ['red-card', 0, 1, [10, 20]],
  ]);
  expect(rows({ corner: { '100': { home: 6, away: 4 } } })).toEqual([['corner', 6, 4, []]]);
  expect(rows({ corner: { '10': { home: 6, away: 4 } } })).toEqual([]);
  expect(rows(undefined)).toEqual([]);
});

it('lists what was taken in the maps of a series', () => {
  const kill = {
    '1': { home: 17, away: 9 },
    '2': { home: 12, away: 8 },
    '100': { home: 29, away: 17 },
  };
  const rows = countRows({ counts: { kill } }, 'e-sports');
  expect(rows.map(({ counted, home, away, parts }) => [counted, home, away, parts.length])).toEqual(
    [['kill', 29, 17, 2]],
  );
});

it('names each outcome with its line, and what decided it, in the order of the dictionary', () => {
  const { markets, ...rest } = makeDetail();
  const sections = settledSections({ ...rest, markets: markets.toReversed() });
  expect(sections.map(({ name, overtime, decided }) => [name, overtime, decided])).toEqual([
    ['승무패', '연장없음', '최종 2:1'],
    ['언더오버', '연장없음', '최종 2:1'],
    ['핸디캡', '연장없음', '최종 2:1'],
  ]);
  const outcomes = sections.flatMap(({ lines }) =>
    lines.flatMap((line) => line.outcomes.map(({ name, odds, result }) => [name, odds, result])),
  );
  expect(outcomes).toEqual([
    ['울산 HD 승', 207, 2],
    ['무', 357, 1],
    ['대전 하나시티즌 승', 334, 1],
    ['오버 2.75', 192, 5],
    ['언더 2.75', 188, 4],
    ['울산 HD -1', 215, 3],
    ['대전 하나시티즌 +1', 168, 3],
  ]);
});

it('names a market that the dictionary does not know as the feed does, and leaves out one without any name', () => {
  const [first] = makeDetail().markets;
  const unknown = { ...(first as NonNullable<typeof first>), typeId: 9_999_999 };
  expect(settledSections(makeDetail({ markets: [unknown] }))).toEqual([]);
  const detail = makeDetail({ markets: [{ ...unknown, name: 'Next Throw-in' }] });
  expect(settledSections(detail)).toMatchObject([{ name: 'Next Throw-in', group: 'special' }]);
  expect([hasUnnamed(detail), hasUnnamed(makeDetail())]).toEqual([true, false]);
});

it('shows the main markets with a handicap and a total at first', () => {
  const sections = settledSections(makeDetail());
  expect(tabsOf(sections)).toEqual(['main', 'handicap', 'total', 'all']);
  const namesOf = (tab: SettledTab) => sectionsOf(sections, tab).map(({ typeId }) => typeId);
  expect([namesOf('main'), namesOf('total')]).toEqual([[1, 3, 2], [2]]);
});

it('says in each column what was right, or that all was given back', () => {
  const result = makeResult({ main: [...sampleMarkets] });
  expect(mainCells(result, 'football')).toEqual([
    { state: 'won', name: '승', odds: 207, note: null },
    { state: 'void', name: null, odds: 100, note: null },
    { state: 'half', name: '오버 2.75', odds: 192, note: '반적중' },
  ]);
  expect(mainCells(makeResult(), 'football')).toEqual([null, null, null]);
  expect([isAllVoid(result), isAllVoid({ main: voidMarkets }), isAllVoid({})]).toEqual([
    ...[false, true, false],
  ]);
});

it('leaves the matches that a league, a text and the own bets leave', () => {
  const day = makeDay();
  const idsOf = (part: Partial<ResultFilter>) =>
    leagueBlocks(day, { league: '', text: '', only: null, ...part }).map(({ league, results }) => [
      league.id,
      results.length,
    ]);
  expect(idsOf({})).toEqual([
    ['fb-gb-pl', 2],
    ['fb-kr-k1', 3],
  ]);
  expect(idsOf({ league: 'fb-kr-k1' })).toEqual([['fb-kr-k1', 3]]);
  expect(idsOf({ league: 'gone' })).toHaveLength(2);
  expect(idsOf({ text: 'ㅇㅅ' })).toEqual([
    ['fb-gb-pl', 1],
    ['fb-kr-k1', 1],
  ]);
  expect(idsOf({ text: '프리미어' })).toEqual([['fb-gb-pl', 2]]);
  expect(idsOf({ only: new Set(['k1000002']) })).toEqual([['fb-kr-k1', 1]]);
});

it('has the columns of points that a match of the league was played in', () => {
  const columns = scoreColumns([makeResult({ counts: sampleCounts }), makeResult()], 'football');
  expect(columns.map(({ label }) => label)).toEqual(['전반', '후반', '코너', '카드']);
  expect(columns.map(({ scoreOf }) => scoreOf(makeResult())?.home)).toEqual([
    ...[1, 1, undefined, undefined],
  ]);
});

it('opens matches side by side, and closes the one that was pressed', () => {
  const both = withMatch(withMatch('', 'aaaa1'), 'bbbb2');
  expect([both, openMatchIds(both)]).toEqual(['aaaa1-bbbb2', ['aaaa1', 'bbbb2']]);
  expect(withMatch(both, 'aaaa1')).toBe('bbbb2');
  expect(openMatchIds('x-ABCDE-aaaa1-aaaa1')).toEqual(['aaaa1']);
});

it('has today and the day that is shown among the tabs', () => {
  const day = (date: string) => kstInstant(`2026-11-${date} 00:00:00`);
  const tabs = dayTabs([{ day: day('25'), fixtures: 83 }], day('20'), day('26') + 1);
  expect(tabs.map(({ ago, fixtures }) => [ago, fixtures])).toEqual([
    [6, 0],
    [1, 83],
    [0, 0],
  ]);
});

import { expect, it } from 'vitest';
import { makeDetail, makeResult, sampleCounts } from './sample-results';
import { countRows, finalScore, scoreParts } from './score-parts';
import { settledSections } from './settled-sections';

it('lists the parts of a match and the score it is known by', () => {
  const result = makeResult({
    scores: {
      ...{ '10': { home: 0, away: 0 }, '20': { home: 1, away: 1 }, '50': { home: 3, away: 4 } },
      ...{ '100': { home: 1, away: 1 }, '102': { home: 4, away: 5 } },
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

it('lists corners and cards of the whole match, with their halves where these are told', () => {
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

it('names each outcome with its line, in the order of the dictionary', () => {
  const { markets, ...rest } = makeDetail();
  const sections = settledSections({ ...rest, markets: markets.toReversed() });
  expect(sections.map(({ name, overtime }) => [name, overtime])).toEqual([
    ['승무패', '연장없음'],
    ['언더오버', '연장없음'],
    ['핸디캡', '연장없음'],
  ]);
  const outcomes = sections.flatMap((section) =>
    section.outcomes.map(({ name, odds, result }) => [name, odds, result]),
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

it('leaves out a market that has no name', () => {
  const [first] = makeDetail().markets;
  const unnamed = { ...(first as NonNullable<typeof first>), typeId: 9_999_999 };
  expect(settledSections(makeDetail({ markets: [unnamed] }))).toEqual([]);
});

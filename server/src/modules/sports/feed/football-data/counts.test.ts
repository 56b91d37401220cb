import { expect, it } from 'vitest';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { settleSelection } from '#rules/settle.ts';
import { mergeSeason } from '../../seasons/merge-season.ts';
import { faultOf } from '../../feed-check.ts';
import { createFootballDataFeed } from './feed.ts';
import { describeProblems, parseSeason } from './parse-season.ts';

const HEADER = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,HC,AC,HY,AY,HR,AR';
const ROW = 'E0,11/08/2023,Burnley,Man City,0,3,0,2,6,5,0,2,1,0';

const seasonOf = (...rows: string[]) => parseSeason([HEADER, ...rows].join('\n'));
const archiveOf = (...rows: string[]) => mergeSeason([], seasonOf(...rows).matches).archive;

/** The updates of the feed that have counts. */
function countUpdates(...rows: string[]) {
  const archive = archiveOf(...rows);
  const feed = createFootballDataFeed(archive);
  const updates = feed.advance(0, Number.MAX_SAFE_INTEGER);
  expect(updates.flatMap((update) => faultOf(update, 'football') ?? [])).toEqual([]);
  return updates.filter(({ counts }) => counts !== undefined);
}

it('reads corners and cards, each where the file has both sides of it', () => {
  expect(seasonOf(ROW).matches[0]?.counts).toEqual({
    corner: { home: 6, away: 5 },
    'yellow-card': { home: 0, away: 2 },
    'red-card': { home: 1, away: 0 },
  });
  const without = 'E0,11/08/2023,Burnley,Man City,0,3,0,2,6,5,,,,';
  expect(seasonOf(without).matches[0]?.counts).toEqual({ corner: { home: 6, away: 5 } });
  const none = 'E0,11/08/2023,Burnley,Man City,0,3,0,2,,,,,,';
  expect(seasonOf(none).matches[0]).not.toHaveProperty('counts');
});

it('says what is wrong with corners that are no number', () => {
  const { matches, problems } = seasonOf('E0,11/08/2023,Burnley,Man City,0,3,0,2,six,5,0,2,1,0');
  expect(matches).toEqual([]);
  expect(describeProblems(problems)[0]?.text).toBe(
    'the corners is "six:5"; expected a whole number from 0 to 99 for each side, or nothing',
  );
  expect(seasonOf('E0,11/08/2023,Burnley,Man City,0,3,0,2,6,,0,2,1,0').problems).toHaveLength(1);
});

it('tells them with the final whistle, a card of either colour as a card, and of no half', () => {
  const [end, ...others] = countUpdates(ROW);
  expect(others).toEqual([]);
  expect(end?.status).toBe(FIXTURE_STATUS.finished);
  const both = (home: number, away: number) => ({ live: { home, away }, '100': { home, away } });
  expect(end?.counts).toEqual({
    corner: both(6, 5),
    card: both(1, 2),
    'yellow-card': both(0, 2),
    'red-card': both(1, 0),
  });
  expect(countUpdates('E0,11/08/2023,Burnley,Man City,0,3,0,2,,,,,,')).toEqual([]);
});

it('settles markets of the whole match by them, and gives stakes on a half back', () => {
  const [end] = countUpdates(ROW);
  const result = (typeId: number, outcome: string, line: number | null) =>
    settleSelection({
      typeId,
      outcome,
      line,
      sport: 'football' as const,
      finished: true,
      scores: end?.scores ?? {},
      counts: end?.counts ?? {},
      finishedParts: ['10', '20', '100'],
    });
  expect(result(11, 'Over', 1050)).toBe(2);
  expect(result(409, '2', null)).toBe(1);
  expect(result(95, '1', -100)).toBe(3);
  expect(result(214, 'Under', 350)).toBe(2);
  expect(result(900076, 'Yes', null)).toBe(2);
  expect(result(129, 'Over', 350)).toBe(3);
});

it('keeps what a later file leaves out, and corrects what it has otherwise', () => {
  const archive = archiveOf(ROW);
  const again = (row: string) => mergeSeason(archive, seasonOf(row).matches);
  const bare = again('E0,11/08/2023,Burnley,Man City,0,3,0,2,,,,,,');
  expect([bare.unchanged, bare.archive]).toEqual([1, archive]);
  const other = again('E0,11/08/2023,Burnley,Man City,0,3,0,2,7,5,0,2,1,0');
  expect(other.corrected.map(({ after }) => after.counts?.corner)).toEqual([{ home: 7, away: 5 }]);
});

import { describe, expect, it } from 'vitest';
import { parseSeason, type SeasonMatch } from '../feed/index.ts';
import { mergeSeason, removeMatches } from './merge-season.ts';

const HEADER = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A';
const FIRST = 'E0,12/08/2023,12:30,Arsenal,Liverpool,2,1,2.1,3.6,3.4';
const SECOND = 'E0,13/08/2023,15:00,Everton,Fulham,0,0,2.5,3.2,2.9';

function rows(...lines: string[]): SeasonMatch[] {
  const { matches, problems } = parseSeason([HEADER, ...lines].join('\n'));
  expect(problems).toEqual([]);
  return matches;
}

const start = mergeSeason([], rows(FIRST, SECOND)).archive;

describe('mergeSeason', () => {
  it('adds what is new and counts what is as before', () => {
    const merge = mergeSeason(start, rows(FIRST, SECOND, SECOND.replace('Everton', 'Chelsea')));
    expect(merge.added.map(({ home }) => home)).toEqual(['Chelsea']);
    expect(merge.unchanged).toBe(2);
    expect(merge.archive.slice(0, 2)).toEqual(start);
  });

  it('removes nothing that a shorter file lacks, and lists it', () => {
    const merge = mergeSeason(start, rows(FIRST));
    expect(merge.archive).toEqual(start);
    expect(merge.missing.map(({ home }) => home)).toEqual(['Everton']);
  });

  it('leaves other divisions and seasons alone, whatever the file has', () => {
    const merge = mergeSeason(start, [
      ...rows(SECOND.replace('E0', 'E1')),
      ...rows(SECOND.replace('2023', '2024')),
    ]);
    expect(merge.missing).toEqual([]);
    expect(merge.added).toHaveLength(2);
    expect(merge.archive).toHaveLength(4);
  });

  it.each([
    ['earlier', '12/08/2023,11:00'],
    ['24 hours later', '13/08/2023,12:30'],
  ])('keeps the fixture of a match that is moved: %s', (_title, when) => {
    const merge = mergeSeason(start, rows(FIRST.replace('12/08/2023,12:30', when), SECOND));
    expect(merge.moved).toHaveLength(1);
    expect(merge.postponed).toEqual([]);
    expect(merge.archive.map(({ id }) => id)).toEqual(start.map(({ id }) => id));
  });

  it('gives a match that is moved by more a new fixture and postpones the old one', () => {
    const merge = mergeSeason(start, rows(FIRST.replace('12/08', '02/12'), SECOND));
    const [known] = start;
    const moved = merge.archive.find(({ home }) => home === 'Arsenal');
    expect(merge.postponed).toHaveLength(1);
    expect(moved?.id).not.toBe(known?.id);
    expect(moved?.retired).toEqual([{ id: known?.id, startsAt: known?.startsAt, status: 5 }]);
    const again = mergeSeason(merge.archive, rows(FIRST.replace('12/08', '02/12'), SECOND));
    expect(again.unchanged).toBe(2);
  });

  it('keeps odds and times that a later file leaves out, and corrects scores', () => {
    const merge = mergeSeason(start, rows('E0,12/08/2023,,Arsenal,Liverpool,2,2,,,', SECOND));
    expect(merge.corrected).toHaveLength(1);
    expect(merge.moved).toEqual([]);
    const [match] = merge.archive;
    expect(match).toMatchObject({ fullTime: { home: 2, away: 2 }, result: { home: 210 } });
    expect(match?.startsAt).toBe(start[0]?.startsAt);
  });

  it('drops a known half-time score that a corrected result makes impossible', () => {
    const header = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG';
    const known = parseSeason(`${header}\nE0,12/08/2023,12:30,A,B,2,1,2,0`).matches;
    const merge = mergeSeason(
      mergeSeason([], known).archive,
      rows('E0,12/08/2023,12:30,A,B,1,1,,,'),
    );
    expect(merge.archive[0]?.halfTime).toBeNull();
  });

  it('keeps two meetings on one ground apart', () => {
    const [autumn, spring] = [
      'SC0,12/08/2023,15:00,Celtic,Hearts,1,0,1.3,5,9',
      'SC0,10/02/2024,15:00,Celtic,Hearts,2,2,1.4,5,8',
    ];
    const both = mergeSeason([], rows(autumn, spring)).archive;
    expect(new Set(both.map(({ id }) => id)).size).toBe(2);
    const merge = mergeSeason(both, rows(spring.replace('2,2', '2,1')));
    expect(merge.corrected.map(({ after }) => after.date)).toEqual(['2024-02-10']);
    expect(merge.missing.map(({ date }) => date)).toEqual(['2023-08-12']);
  });

  it('offers a removed match that comes back as a new fixture', () => {
    const removed = removeMatches(start, start.slice(0, 1));
    expect(removed.map(({ isRemoved }) => isRemoved)).toEqual([true, false]);
    const [known] = start;
    const merge = mergeSeason(removed, rows(FIRST, SECOND));
    const back = merge.archive.find(({ home }) => home === 'Arsenal');
    expect(back).toMatchObject({ isRemoved: false, retired: [{ id: known?.id, status: 4 }] });
    expect(back?.id).not.toBe(known?.id);
  });
});

describe('leagues of one name', () => {
  function of(country: string, ...teams: string[]): SeasonMatch[] {
    const lines = teams.map((pair) => `${country},Super League,2023,15/04/2023,${pair},2,1`);
    return parseSeason(['Country,League,Season,Date,Home,Away,HG,AG', ...lines].join('\n')).matches;
  }

  it('spares the matches of another country', () => {
    const china = mergeSeason([], of('China', 'Beijing,Shanghai', 'A,B')).archive;
    const all = mergeSeason(china, of('Switzerland', 'Basel,Luzern', 'A,B')).archive;
    expect(new Set(all.map(({ id }) => id)).size).toBe(4);
    const merge = mergeSeason(all, of('Switzerland', 'A,B'));
    expect(merge.unchanged).toBe(1);
    expect(merge.missing.map(({ country, home }) => [country, home])).toEqual([
      ['Switzerland', 'Basel'],
    ]);
  });

  it('takes a match without a country for that of the only country that fits', () => {
    const old = mergeSeason([], of('', 'Basel,Luzern', 'A,B')).archive;
    const merge = mergeSeason(old, [
      ...of('Switzerland', 'Basel,Luzern', 'A,B'),
      ...of('China', 'A,B'),
    ]);
    expect(
      merge.archive.map(({ id, country, home }) => [
        old.findIndex((one) => one.id === id),
        country,
        home,
      ]),
    ).toEqual([
      [0, 'Switzerland', 'Basel'],
      [1, undefined, 'A'],
      [-1, 'Switzerland', 'A'],
      [-1, 'China', 'A'],
    ]);
    const back = mergeSeason(merge.archive, of('', 'Basel,Luzern'));
    expect([back.unchanged, back.added]).toEqual([1, []]);
  });
});

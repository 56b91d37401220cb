import { describe, expect, it } from 'vitest';
import { mergeSeason } from '../../seasons/merge-season.ts';
import { createFootballDataFeed } from './feed.ts';
import { fitRates, offerOf } from './offer.ts';
import { describeProblems, parseSeason } from './parse-season.ts';
import type { SeasonMatch } from './season-row.ts';
import { season, smallSeason } from './testdata/season.ts';
import { ukInstant } from './uk-time.ts';
import { cleanName } from './values.ts';

/** The matches as a first import keeps them. */
function archived(rows: readonly SeasonMatch[]) {
  return mergeSeason([], rows).archive;
}

describe('parseSeason', () => {
  it('loads the good rows and reports the broken ones by line', () => {
    const { matches, problems } = parseSeason(smallSeason);
    expect(matches).toHaveLength(8);
    expect(problems.map((problem) => problem.line)).toEqual([6, 7, 9, 10, 11]);
    expect(matches[0]).toMatchObject({
      startsAt: Date.UTC(2023, 7, 12, 11, 30),
      result: { home: 210, draw: 360, away: 340 },
      handicap: { line: -50, home: 205, away: 185 },
    });
    expect(matches[1]?.result?.home).toBe(161);
    expect(matches[3]?.result).toEqual({ home: 114, draw: 810, away: 1720 });
  });

  it('finds result, total and handicap in every row of a season', () => {
    const { matches } = parseSeason(season);
    expect(matches.length).toBeGreaterThanOrEqual(8);
    for (const match of matches) expect(match.result && match.total && match.handicap).toBeTruthy();
  });

  it('takes a byte-order mark, other line ends, older columns and two-digit years', () => {
    const text =
      '\uFEFFDiv,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,GBH,GBD,GBA,BbAv>2.5,BbAv<2.5,BbAHh,BbAvAHH,BbAvAHA\r\nE0,13/08/05,Everton,Man United,0,2,A,0,1,3.5,3.25,2,2.05,1.75,0.5,1.8,2.05\r\n';
    const { matches, problems } = parseSeason(text);
    expect(problems).toEqual([]);
    expect(matches[0]).toMatchObject({
      startsAt: Date.UTC(2005, 7, 13, 14, 0),
      result: { home: 350, draw: 325, away: 200 },
      total: { over: 205, under: 175 },
      handicap: { line: 50, home: 180, away: 205 },
    });
  });

  it('takes the columns of the extra leagues, without half-time scores', () => {
    const { matches } = parseSeason(
      'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,AvgH,AvgD,AvgA\nBrazil,Serie A,2023,15/04/2023,22:30,Botafogo,Sao Paulo,2,1,H,2.3,3.2,3.1\n',
    );
    expect(matches[0]).toMatchObject({
      division: 'Serie A',
      halfTime: null,
      total: null,
      handicap: null,
    });
    expect(offerOf(matches[0] as never).map((market) => market.typeId)).toEqual([1]);
  });

  it.each([
    [
      '1993/94, without any odds',
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,,\nE0,14/08/93,Arsenal,Coventry,0,3,A,,\n,,,,,,,,\n',
      { season: '1993/94', date: '1993-08-14', result: null, total: null, handicap: null },
    ],
    [
      '2000/01, with statistics and the first bookmakers',
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,Attendance,Referee,HS,AS,HC,AC,HY,AY,HBP,ABP,GBH,GBD,GBA,IWH,IWD,IWA\n' +
        'E0,19/08/00,Charlton,Man City,4,0,H,2,0,H,20043,Rob Harris,17,8,6,6,1,2,10,20,,,,2,3,3.2\n',
      {
        season: '2000/01',
        date: '2000-08-19',
        result: { home: 200, draw: 300, away: 320 },
        counts: { corner: { home: 6, away: 6 }, 'yellow-card': { home: 1, away: 2 } },
      },
    ],
    [
      '2012/13, with averages of Betbrain',
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,Bb1X2,BbMxH,BbAvH,BbMxD,BbAvD,BbMxA,BbAvA,BbOU,BbMx>2.5,BbAv>2.5,BbMx<2.5,BbAv<2.5,BbAH,BbAHh,BbMxAHH,BbAvAHH,BbMxAHA,BbAvAHA\n' +
        'SP1,19/08/2012,Barcelona,Sociedad,5,1,H,4,1,38,1.17,1.14,9.5,8.2,26,17,36,1.4,1.34,3.6,3.1,23,-2.25,2.03,1.93,1.98,1.9\n',
      {
        division: 'SP1',
        season: '2012/13',
        date: '2012-08-19',
        result: { home: 114, draw: 820, away: 1700 },
        total: { over: 134, under: 310 },
        handicap: { line: -225, home: 193, away: 190 },
      },
    ],
    [
      'a new league with closing odds alone',
      'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PSCH,PSCD,PSCA,MaxCH,MaxCD,MaxCA,AvgCH,AvgCD,AvgCA\n' +
        'Japan,J-League,2025,14/02/2025,10:00,G-Osaka,C-Osaka,2,5,A,2.21,3.31,3.49,2.26,3.5,3.6,2.14,3.3,3.34\n',
      {
        division: 'J-League',
        season: '2025',
        date: '2025-02-14',
        hasTime: true,
        result: { home: 221, draw: 331, away: 349 },
        startsAt: Date.parse('2025-02-14T10:00:00Z'),
      },
    ],
  ])('takes the columns of %s', (_year, text, match) => {
    const season = parseSeason(text);
    expect(season.problems).toEqual([]);
    expect(season.matches).toMatchObject([match]);
  });

  it('never throws on rubbish, and cleans hostile names', () => {
    for (const text of [
      '',
      '\u0000\u0001',
      'a,b,c\n1,2,3',
      '"',
      'Date,HomeTeam,AwayTeam,FTHG,FTAG\n,,,,\n1/1/2024,A',
    ]) {
      expect(() => parseSeason(text)).not.toThrow();
    }
    const nasty = `<img src=x onerror=alert(1)>\u202E\u200B\u0007Team ${'x'.repeat(10_000)}`;
    const { matches } = parseSeason(`Date,HomeTeam,AwayTeam,FTHG,FTAG\n01/01/2024,${nasty},=B,1,0`);
    const name = matches[0]?.home ?? '';
    expect(name).toMatch(/^Team x+$/);
    expect(name.length).toBeLessThanOrEqual(60);
    expect(matches[0]?.away).toBe('B');
    const { matches: proto } = parseSeason(
      'Date,HomeTeam,AwayTeam,FTHG,FTAG\n01/01/2024,constructor,__proto__,1,0',
    );
    expect(
      createFootballDataFeed(archived(proto)).start(Date.UTC(2024, 0, 1))[0]?.create,
    ).toMatchObject({
      home: 'constructor',
      away: '__proto__',
    });
  });

  it.each([
    ['=cmd|"/c calc"!A0', 'cmd| /c calc !A0'],
    ['+@-=SUM(A1)', 'SUM(A1)'],
    ['\u2066Real\u2069\u202EdirdaM\u202C', 'Real dirdaM'],
    ['A\u0000r\u001B[31ms\u009B2Je\u200Bnal', 'A r [31ms 2Je nal'],
    ['<b onclick="x">Bold</b>', 'Bold'],
    ['Z\u0300\u0301\u0302\u0303\u0304\u0305algo', 'Z\u0300\u0301algo'],
    ['\uD800lone', 'lone'],
    ['\u{1F600}'.repeat(90), '\u{1F600}'.repeat(60)],
    ['1. FC Köln', '1. FC Köln'],
    ["Nott'm Forest", "Nott'm Forest"],
  ])('makes of the name %j %j', (name, clean) => {
    expect(cleanName(name)).toBe(clean);
  });

  it('leaves out a row whose name is nothing but tricks', () => {
    const rows = ['\u202E\u200B', '<script>', '==', '"\u0007"'].map(
      (one) => `01/01/2024,${one},B,1,0`,
    );
    const { matches, problems } = parseSeason(
      `Date,HomeTeam,AwayTeam,FTHG,FTAG\n${rows.join('\n')}`,
    );
    expect(matches).toEqual([]);
    expect(problems.map(({ line, what, expected }) => [line, what, expected])).toEqual(
      [2, 3, 4, 5].map((line) => [line, 'the home team', 'a name']),
    );
  });

  it('says of a broken date nothing that a terminal obeys', () => {
    const text = 'Date,HomeTeam,AwayTeam,FTHG,FTAG\n\u009B2J\u202E31/02/2024,A,B,1,0';
    expect(describeProblems(parseSeason(text).problems)).toEqual([
      {
        line: 2,
        text: 'the date and time is "2J 31/02/2024"; expected a day as d/m/yyyy, d/m/yy or yyyy-mm-dd, with a time hh:mm or none',
      },
    ]);
    expect(ukInstant('01/01/0024', '')).toBeNull();
  });

  it('reads only so many matches and broken rows, and no header makes it slow', () => {
    const header = `Date,HomeTeam,AwayTeam,FTHG,FTAG,${'x,'.repeat(90_000)}`;
    const good = Array.from({ length: 10_003 }, (_, i) => `01/01/2024,A${i},B,1,0`);
    const { matches, problems } = parseSeason([header, ...good].join('\n'));
    expect(matches).toHaveLength(10_000);
    expect(problems.map(({ line }) => line)).toEqual([10_002, 10_003, 10_004]);
    const bad = parseSeason(`${header}\n${'x\n'.repeat(20_000)}`);
    expect(bad.problems).toHaveLength(10_001);
    expect(bad.problems.at(-1)?.expected).toMatch(/nothing below is read/);
  });

  it('turns UK time into instants on both sides of a clock change', () => {
    expect(ukInstant('30/03/2024', '15:00')?.at).toBe(Date.UTC(2024, 2, 30, 15));
    expect(ukInstant('31/03/2024', '15:00')?.at).toBe(Date.UTC(2024, 2, 31, 14));
    expect(ukInstant('29/10/2023', '12:00')?.at).toBe(Date.UTC(2023, 9, 29, 12));
    expect(ukInstant('28/10/23', '')?.at).toBe(Date.UTC(2023, 9, 28, 14));
    expect(ukInstant('29/02/2023', '15:00')).toBeNull();
  });
});

describe('football-data feed', () => {
  const { matches: rows } = parseSeason(season);
  const matches = archived(rows);
  const feed = createFootballDataFeed(matches);
  const [first, last] = [
    Math.min(...matches.map((match) => match.startsAt)),
    Math.max(...matches.map((match) => match.startsAt)),
  ];
  const day = 86_400_000;
  const all = feed.advance(first - 30 * day, last + day);

  it('plays every match to its real half-time and full-time score', () => {
    const byFixture = Map.groupBy(all, (update) => update.fixtureId);
    for (const match of matches) {
      const updates = byFixture.get(match.id) ?? [];
      const half = updates.find((update) => update.finishedPeriods?.includes('10'));
      const end = updates.at(-1);
      expect(half?.scores?.['10']).toEqual(match.halfTime);
      expect(end).toMatchObject({ status: 3, marketsClosed: 'all' });
      expect(end?.scores?.['100']).toEqual(match.fullTime);
      const [one, two] = [end?.scores?.['10'], end?.scores?.['20']];
      expect([(one?.home ?? 0) + (two?.home ?? 0), (one?.away ?? 0) + (two?.away ?? 0)]).toEqual([
        match.fullTime.home,
        match.fullTime.away,
      ]);
      expect(updates.find((update) => update.status === 2)?.at).toBe(match.startsAt);
      expect(
        updates.filter((update) => update.at >= match.startsAt).every((update) => !update.markets),
      ).toBe(true);
      expect(new Set(updates.map((update) => update.at)).size).toBe(updates.length);
    }
  });

  it('gives the same in steps as in one jump, and starts where they lead', () => {
    const steps = [];
    for (let at = first - 30 * day, due = feed.nextDue(at); due !== null; due = feed.nextDue(at)) {
      steps.push(...feed.advance(at, due));
      at = due;
    }
    expect(steps).toEqual(all);
    const match = matches[0];
    if (!match) throw new Error('no match');
    const ended = feed
      .start(match.startsAt + 2 * 3_600_000)
      .find((update) => update.fixtureId === match.id);
    expect(ended).toMatchObject({ status: 3, clock: null, marketsClosed: 'all' });
    expect(ended?.markets).toBeUndefined();
    expect(ended?.scores?.['100']).toEqual(match.fullTime);
  });

  it('keeps ids over another import and gives Korean names', () => {
    const again = createFootballDataFeed(archived(parseSeason(smallSeason).matches), {
      leagueName: '프리미어리그 2023/24',
    });
    expect(again.leagues()).toMatchObject([
      { id: 'fd-e0', name: '프리미어리그 2023/24', sport: 'football' },
    ]);
    expect(again.start(Date.UTC(2023, 7, 12, 11))[0]).toMatchObject({
      fixtureId: matches[0]?.home === 'Arsenal' ? matches[0].id : expect.any(String),
      create: { home: '아스널', away: '리버풀' },
    });
    expect(new Set(matches.map(({ id }) => id)).size).toBe(matches.length);
  });

  it('fits the goals to the odds and offers quarter lines', () => {
    const rates = fitRates({
      result: { home: 133, draw: 550, away: 950 },
      total: { over: 160, under: 235 },
    });
    expect(rates?.home).toBeGreaterThan(2);
    expect((rates?.home ?? 0) + (rates?.away ?? 0)).toBeGreaterThan(2.8);
    for (const match of matches) {
      const offered = offerOf(match).find(({ typeId }) => typeId === 3);
      expect(offered?.line).toBe(match.handicap?.line);
    }
    expect(matches.some((match) => (match.handicap?.line ?? 0) % 50 !== 0)).toBe(true);
    expect(fitRates({ result: null, total: null })).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { decodeSeason } from './decode.ts';
import { describeProblems, parseSeason } from './parse-season.ts';

const HEADER = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,B365H,B365D,B365A';
const ROW = 'E0,13/08/2023,Arsenal,Fulham,2,1,1,1,2.1,3.6,3.4';
const OTHER = 'E0,12/08/2023,Everton,Wolves,0,0,0,0,2.5,3.2,2.9';

function read(bytes: Uint8Array) {
  const decoded = decodeSeason(bytes);
  if (!decoded.ok) throw new Error(decoded.message);
  const { matches, problems, notes } = parseSeason(decoded.text);
  return {
    matches: matches.map(
      ({ date, home, away, fullTime, result }) =>
        `${date} ${home} ${fullTime.home}:${fullTime.away} ${away} ${result?.home}`,
    ),
    problems: describeProblems(problems).map(({ line, text }) => `${line}: ${text}`),
    notes: [...decoded.notes, ...notes],
    rows: problems.map(({ rows }) => rows),
    teams: problems.flatMap(({ teams }) => teams.map(({ home, away }) => `${home} ${away}`)),
  };
}

const nothing = { problems: [], notes: [], rows: [], teams: [] };
const both = ['2023-08-13 Arsenal 2:1 Fulham 210', '2023-08-12 Everton 0:0 Wolves 250'];
const unreadColumns =
  'the header cannot be read; expected columns as football-data.co.uk names them';

/** `울산` and `전북` as Korean Excel writes them. */
const korean = Buffer.from([0xbf, 0xef, 0xbb, 0xea, 0x2c, 0xc0, 0xfc, 0xba, 0xcf]).toString(
  'latin1',
);

it.each([
  [
    'two files below each other, by the header of each',
    [
      HEADER,
      ROW,
      '',
      'Div;Date;AwayTeam;HomeTeam;FTAG;FTHG;AvgA;AvgD;AvgH',
      'E0;12/08/2023;Wolves;Everton;0;0;2,9;3,2;2,5',
    ],
    { ...nothing, matches: both },
  ],
  [
    'a file below another whose header is not whole',
    [
      HEADER,
      ROW,
      'Div,Date,HomeTeam,AwayTeam,B365H,B365D,B365A',
      'E0,12/08/2023,Everton,Wolves,2.5,3.2,2.9',
    ],
    {
      ...nothing,
      matches: both.slice(0, 1),
      problems: [
        `3: ${unreadColumns}; there is no FTHG or HG, no FTAG or AG; nothing below is read`,
      ],
      rows: [2],
    },
  ],
  [
    'days as m/d',
    [HEADER, ROW.replace('13/08', '8/13'), OTHER.replace('12/08', '8/12')],
    { ...nothing, matches: both, notes: ['dates are read as m/d/yyyy, as in line 2'] },
  ],
  [
    'days as d/m and as m/d',
    [HEADER, ROW, OTHER, OTHER.replace('12/08', '08/14')],
    {
      ...nothing,
      matches: [],
      problems: [
        '2: the dates cannot be read; expected one order of day and month; the dates contradict each other: line 2 d/m, line 4 m/d',
      ],
      rows: [3],
      teams: ['Arsenal Fulham', 'Everton Wolves', 'Everton Wolves'],
    },
  ],
  [
    'days of which a spreadsheet rewrote some',
    [HEADER, ROW, OTHER.replace('12/08/2023', '2023-12-08'), HEADER, OTHER],
    {
      ...nothing,
      matches: both.slice(1),
      problems: [
        '2: the dates cannot be read; expected one order of day and month; the dates contradict each other: line 2 d/m, line 3 yyyy-mm-dd',
      ],
      rows: [2],
      teams: ['Arsenal Fulham', 'Everton Wolves'],
    },
  ],
  [
    'an awarded match, with its sides',
    [HEADER, ROW, OTHER.replace('0,0,0,0', '3,0,1,2')],
    {
      ...nothing,
      matches: both.slice(0, 1),
      problems: ['3: the half-time score is "1:2"; expected no more goals than at full time (3:0)'],
      rows: [1],
      teams: ['Everton Wolves'],
    },
  ],
  [
    'a match twice, equal and not',
    [HEADER, ROW, OTHER, OTHER.replace('0,0,0,0', '1,1,0,0'), ROW],
    {
      matches: both.slice(0, 1),
      problems: [
        '3: the match is "Everton against Wolves on 2023-08-12"; expected each match once; line 3 says 0:0, line 4 says 1:1',
      ],
      notes: ['1 rows repeat a row above and are left out: lines 5'],
      rows: [2],
      teams: ['Everton Wolves'],
    },
  ],
  [
    'a file of Korean Excel',
    [HEADER, ROW.replace('Arsenal,Fulham', korean)],
    { ...nothing, matches: ['2023-08-13 울산 2:1 전북 210'], notes: ['read as CP949'] },
  ],
  [
    'a file with its delimiter, a title and a row above the header',
    ['sep=,', 'Premier League 2023/24', OTHER, HEADER, ROW],
    {
      ...nothing,
      matches: both.slice(0, 1),
      problems: [
        '3: the line is "E0,12/08/2023,Everton,Wolves,0,0,0,0,2.5"; expected no row above the header',
      ],
      notes: ['line 2 is above the header: Premier League 2023/24'],
      rows: [1],
    },
  ],
])('takes of %s what is beyond doubt', (_kind, lines, season) => {
  expect(read(Buffer.from(lines.join('\r\n'), 'latin1'))).toEqual(season);
});

it.each(['Köln', 'Málaga', 'Brøndby', 'NÄÄS', 'Mönchengladbach'])(
  'keeps %s of a file in Latin-1',
  (name) => {
    const decoded = decodeSeason(
      Buffer.from(`${HEADER}\n${ROW.replace('Arsenal', name)}`, 'latin1'),
    );
    expect(decoded.ok && parseSeason(decoded.text).matches[0]?.home).toBe(name);
  },
);

it('takes days that do not decide as those of the other parts', () => {
  const part = [HEADER, OTHER.replace('12/08', '8/12')];
  const dates = (...lines: string[]) =>
    parseSeason(lines.join('\n')).matches.map(({ date }) => date);
  const american = [HEADER, ROW.replace('13/08', '8/13')];
  expect(dates(...part)).toEqual(['2023-12-08']);
  expect(dates(...part, ...american)).toEqual(['2023-08-12', '2023-08-13']);
  expect(dates(...part, ...american, HEADER, ROW)).toEqual(['2023-08-13']);
});

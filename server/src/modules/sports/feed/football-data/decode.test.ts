import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeSeason, MAX_SEASON_BYTES } from './decode.ts';
import { describeProblems, parseSeason } from './parse-season.ts';
import { seasonOf } from './season-of.ts';

const HEADER = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A';
const TEXT = `${HEADER}\nD1,12/08/2023,Köln,Mönchengladbach,2,1,2.1,3.6,3.4\n`;

function utf16(order: 'le' | 'be', mark: boolean): Uint8Array {
  const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${TEXT}`, 'utf16le');
  return order === 'le' ? bytes : Buffer.from(bytes).swap16();
}

describe('decodeSeason', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT), []],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`), []],
    ['Latin-1', Buffer.from(TEXT, 'latin1'), [/Windows-1252/]],
    ['gzip', gzipSync(TEXT), [/gzip/]],
    ['Latin-1 in gzip', gzipSync(Buffer.from(TEXT, 'latin1')), [/gzip/, /Windows-1252/]],
    ['UTF-16 LE', utf16('le', true), [/UTF-16/]],
    ['UTF-16 BE', utf16('be', true), [/UTF-16/]],
    ['UTF-16 LE without a mark', utf16('le', false), [/UTF-16/]],
    ['UTF-16 BE without a mark', utf16('be', false), [/UTF-16/]],
  ])('reads %s and says what it was', (_name, bytes, notes) => {
    const decoded = decodeSeason(bytes);
    if (!decoded.ok) throw new Error(decoded.message);
    expect(parseSeason(decoded.text).matches[0]).toMatchObject({
      home: 'Köln',
      away: 'Mönchengladbach',
    });
    expect(decoded.notes).toHaveLength(notes.length);
    for (const [index, note] of notes.entries()) expect(decoded.notes[index]).toMatch(note);
  });

  it.each([
    ['a workbook', Buffer.from('PK\u0003\u0004rest'), /Excel workbook/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00, 0x01, 0x02]), /no text/],
    [
      'Cyrillic of an old Windows',
      Buffer.from([0xd1, 0xef, 0xe0, 0xf0, 0x2c]),
      /save it as CSV in UTF-8/,
    ],
    ['half a gzip', gzipSync(TEXT).subarray(0, 40), /broken gzip/],
    ['a gzip bomb', gzipSync(Buffer.alloc(MAX_SEASON_BYTES + 1)), /more than 8 MB/],
  ])('refuses %s with what to do', (_name, bytes, message) => {
    expect(decodeSeason(bytes)).toMatchObject({
      ok: false,
      message: expect.stringMatching(message),
    });
  });
});

describe('spellings of a season file', () => {
  function matchOf(...lines: string[]) {
    const { matches, problems } = parseSeason(lines.join('\n'));
    expect(problems).toEqual([]);
    return matches[0];
  }

  it('reads semicolons with decimal commas, and tabs', () => {
    const cells = ['E0', '12/08/2023', 'A', 'B', '2', '1', '2,10', '3,6', '3,4'];
    for (const delimiter of [';', '\t']) {
      const header = HEADER.replaceAll(',', delimiter);
      expect(matchOf(header, cells.join(delimiter))?.result).toEqual({
        home: 210,
        draw: 360,
        away: 340,
      });
    }
  });

  it.each(['2023-08-12', '12/8/23', '12.08.2023', '12-08-2023'])('reads the date %s', (date) => {
    expect(matchOf(HEADER, `E0,${date},A,B,2,1,2,3,4`)).toMatchObject({
      date: '2023-08-12',
      startsAt: Date.UTC(2023, 7, 12, 14),
    });
  });

  it('reads goals as spreadsheets write them', () => {
    expect(matchOf(HEADER, 'E0,12/08/2023,A,B,2.0,1.0,2,3,4')?.fullTime).toEqual({
      home: 2,
      away: 1,
    });
  });

  it('names the row, the value and the form, and the same fault once with a count', () => {
    const { problems } = parseSeason(
      [
        HEADER,
        'E0,12/08/2023,A,B,two,1,2,3,4',
        'E0,2023-31-12,A,B,2,1,2,3,4',
        ...Array.from({ length: 7 }, (_, index) => `E0,12/08/2023,A,B${index},2.5,1,2,3,4`),
      ].join('\n'),
    );
    expect(describeProblems(problems)).toEqual([
      {
        line: 2,
        text: 'the full-time score is "two:1"; expected a whole number from 0 to 99 for each side; so are 7 more rows: 4, 5, 6, 7, 8, …',
      },
      {
        line: 3,
        text: 'the date and time is "2023-31-12"; expected a day as d/m/yyyy, d/m/yy or yyyy-mm-dd, with a time hh:mm or none',
      },
    ]);
  });

  it('says which columns a header lacks', () => {
    expect(describeProblems(parseSeason('Date,HomeTeam,AwayTeam\n').problems)[0]?.text).toBe(
      'the header cannot be read; expected columns as football-data.co.uk names them; there is no FTHG or HG, no FTAG or AG',
    );
  });

  it.each([
    ['E0', '2023-08-11', '2023/24'],
    ['E0', '2024-05-19', '2023/24'],
    ['E0', '1999-12-26', '1999/00'],
    ['I1', '2020-08-02', '2019/20'],
    ['SC0', '2020-08-01', '2020/21'],
    ['E0', '2020-09-12', '2020/21'],
  ])('puts %s of %s into the season %s', (division, date, season) => {
    expect(seasonOf(division, date, '')).toBe(season);
    expect(seasonOf(division, date, '2012')).toBe('2012');
  });
});

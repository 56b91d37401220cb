import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importSeason } from '../test/import-season.ts';
import { loadArchive } from './modules/sports/seasons/index.ts';

const HEADER = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,B365H,B365D,B365A';
const GOOD = 'E0,12/08/2023,12:30,Arsenal,Liverpool,2,1,H,1,1,2.1,3.6,3.4';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanpan-season-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, ...lines: string[]): string {
  const path = join(folder, name);
  writeFileSync(path, lines.join('\n'));
  return path;
}

describe('feed:import', () => {
  it('keeps a season where the feed finds it, and takes a path from where it was called', async () => {
    file('season.csv', HEADER, GOOD, GOOD.replace('Arsenal', 'Everton'));
    const { code, output, errors } = await importSeason(folder, 'season.csv');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(/^season\.csv: 2 matches read, 0 rows skipped\.$/m);
    expect(output).toMatch(/^ {2}2 added, 0 moved, 0 postponed, .*, 0 as before\.$/m);
    expect(output).toContain(`DATA_DIR=${folder} FEED=football-data CLOCK=manual`);
    expect(output).toContain('CLOCK_START=2023-08-11T00:00:00Z');
    expect(await loadArchive(folder)).toMatchObject([{ home: 'Arsenal' }, { home: 'Everton' }]);
  });

  it('names the lines it skips with value and form, and keeps the rest', async () => {
    const path = file(
      'broken.csv',
      HEADER,
      GOOD,
      'E0,31/02/2023,12:30,Fulham,Chelsea,2,1,H,1,1,2.1,3.6,3.4',
      'E0,12/08/2023,12:30,Fulham,Chelsea,two,1,H,1,1,2.1,3.6,3.4',
      '"never closed',
      GOOD.replace('Arsenal', 'Everton'),
    );
    const { code, output, errors } = await importSeason(folder, path);
    expect(code).toBe(2);
    expect(output).toContain('2 matches read, 3 rows skipped.');
    expect(errors.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/:3: the date and time is "31\/02\/2023 12:30"; expected a day as /),
      expect.stringMatching(/:4: the full-time score is "two:1"; expected a whole number /),
      expect.stringMatching(/:5: the line cannot be read; expected every quote closed/),
    ]);
  });

  it('says what is wrong with a file that is not there, empty or no season', async () => {
    for (const wrong of [[], ['a.csv', 'b.csv'], ['--delete', 'a.csv']]) {
      const { code, errors } = await importSeason(folder, ...wrong);
      expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(/^Usage: /) });
    }
    expect(await importSeason(folder, 'none.csv')).toEqual({
      code: 1,
      output: '',
      errors: 'none.csv cannot be read (ENOENT); give the path of a CSV file.\n',
    });
    for (const path of [
      file('empty.csv', ''),
      file('head.csv', HEADER),
      file('other.csv', 'a,b', '1,2'),
    ]) {
      const { code, output, errors } = await importSeason(folder, path);
      expect({ code, output }).toEqual({ code: 1, output: '' });
      expect(errors).toContain(`${path} has no match that can be read; nothing is changed.`);
    }
    expect(readdirSync(folder)).not.toContain('seasons');
  });

  it('does not read what is too large or no file', async () => {
    const large = join(folder, 'large.csv');
    writeFileSync(large, `${HEADER}\n${GOOD}\n`);
    truncateSync(large, 9 * 1024 * 1024);
    expect(await importSeason(folder, 'large.csv')).toEqual({
      code: 1,
      output: '',
      errors: 'large.csv has 9.0 MB, more than the 8 MB of a season file; split it.\n',
    });
    for (const path of [folder, '/dev/zero']) {
      const { code, errors } = await importSeason(folder, path);
      expect({ code, errors }).toEqual({
        code: 1,
        errors: `${path} is no file; give the path of a CSV file.\n`,
      });
    }
    expect(readdirSync(folder)).not.toContain('seasons');
  });

  it('merges match by match, says what it changes, and removes only with the option', async () => {
    const everton = GOOD.replace('Arsenal', 'Everton');
    await importSeason(
      folder,
      file('first.csv', HEADER, GOOD, everton, GOOD.replace('Liverpool', 'Fulham')),
    );
    const second = file(
      'second.csv',
      HEADER,
      GOOD.replace('12/08/2023,12:30', '12/08/2023,15:00').replace('2,1,H,1,1', '2,2,D,1,1'),
      everton.replace('12/08', '02/12'),
    );
    const kept = await importSeason(folder, second);
    expect(kept.output).toContain('0 added, 1 moved, 1 postponed, 1 with other scores');
    expect(kept.output).toContain(
      'Arsenal against Liverpool: 2023-08-12 12:30 to 2023-08-12 15:00',
    );
    expect(kept.output).toContain('Arsenal against Liverpool: 2:1 (1:1) to 2:2 (1:1)');
    expect(kept.output).toContain(
      'Everton against Liverpool: 2023-08-12 12:30 to 2023-12-02 12:30',
    );
    expect(kept.output).toMatch(/1 known matches are not in the file and stay; .*--remove/);
    expect((await loadArchive(folder)).filter((one) => !one.isRemoved)).toHaveLength(3);
    const removed = await importSeason(folder, second, '--remove');
    expect(removed.output).toMatch(/1 removed, .*void:\n {4}Arsenal against Fulham, /);
    expect((await loadArchive(folder)).filter((one) => one.isRemoved)).toMatchObject([
      { home: 'Arsenal', away: 'Fulham' },
    ]);
  });

  it('changes nothing with the option while rows are skipped, and never counts them as missing', async () => {
    const everton = GOOD.replace('Arsenal', 'Everton');
    await importSeason(folder, file('first.csv', HEADER, GOOD, everton));
    const before = await loadArchive(folder);
    const awarded = everton.replace('2,1,H,1,1', '3,0,H,1,2');
    const second = file('second.csv', HEADER, GOOD.replace('2,1,H,1,1', '2,2,D,1,1'), awarded);
    const removed = await importSeason(folder, second, '--remove');
    expect({ code: removed.code, output: removed.output }).toEqual({ code: 1, output: '' });
    expect(removed.errors).toContain(
      'second.csv is not imported: 1 rows were skipped, and --remove would cancel their matches; nothing is changed.',
    );
    expect(await loadArchive(folder)).toEqual(before);
    const kept = await importSeason(folder, second);
    expect(kept.code).toBe(2);
    expect(kept.output).toContain('1 matches read, 1 rows skipped.');
    expect(kept.output).toContain('1 with other scores');
    expect(kept.output).not.toContain('not in the file');
  });

  it('prints a start that fits all seasons of the folder, in one file each', async () => {
    await importSeason(folder, file('late.csv', HEADER, GOOD));
    const { output } = await importSeason(
      folder,
      file('early.csv', HEADER, GOOD.replace('2023', '2021'), GOOD.replace('2023', '2022')),
    );
    expect(output).toContain('now has 3 matches');
    expect(output).toContain('CLOCK_START=2021-08-11T00:00:00Z');
    const files = readdirSync(join(folder, 'seasons')).filter((name) => name.endsWith('.json'));
    expect(files.sort()).toEqual([
      expect.stringMatching(/^E0-2021-22-/),
      expect.stringMatching(/^E0-2022-23-/),
      expect.stringMatching(/^E0-2023-24-/),
    ]);
  });

  it('says when odds are missing, and what it had to guess of the file', async () => {
    const path = join(folder, 'latin.csv');
    const row = 'D1,12/08/2023,15:30,Köln,Bayern,0,1';
    writeFileSync(path, ['Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG', row].join('\n'), 'latin1');
    const { code, output } = await importSeason(folder, path);
    expect(code).toBe(0);
    expect(output).toContain(
      '(read as Windows-1252 (Latin-1), for it is no UTF-8): 1 matches read',
    );
    expect(output).toMatch(/1 have no odds that can be offered, .*\n {4}Köln against Bayern, /);
  });

  it('says which odds are not offered, as they can be played against each other', async () => {
    const row = 'E0,12/08/2023,12:30,Arsenal,Liverpool,2,1,2.3,3.7,4.2';
    const odds = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A';
    const path = join(folder, 'best.csv');
    writeFileSync(path, [odds, row].join('\n'));
    const { code, output } = await importSeason(folder, path);
    expect(code).toBe(0);
    expect(output).toMatch(
      /1 have odds at which a mix of bets gains .*\n {4}Arsenal against Liver/,
    );
    expect(output).not.toContain('have no odds that can be offered');
  });

  it('keeps the fixtures of a folder that an earlier version wrote', async () => {
    const old = [
      {
        line: 2,
        division: 'E0',
        date: '2023-08-12',
        startsAt: Date.UTC(2023, 7, 12, 11, 30),
        home: 'Arsenal',
        away: 'Liverpool',
        fullTime: { home: 2, away: 1 },
        halfTime: { home: 1, away: 1 },
        result: { home: 210, draw: 360, away: 340 },
        total: null,
        handicap: null,
      },
    ];
    mkdirSync(join(folder, 'seasons'));
    writeFileSync(join(folder, 'seasons', '0123456789abcdef.json'), JSON.stringify(old));
    const { output } = await importSeason(folder, file('again.csv', HEADER, GOOD));
    expect(output).toContain(
      '0 added, 0 moved, 0 postponed, 0 with other scores, 0 with other odds, 1 as before.',
    );
    // The id that bets placed before the change refer to.
    expect(await loadArchive(folder)).toMatchObject([{ id: 'pnay7nw1l2' }]);
    expect(readdirSync(join(folder, 'seasons'))).not.toContain('0123456789abcdef.json');
  });
});

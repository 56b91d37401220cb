import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importSeason } from '../test/import-season.ts';
import { loadSeasons } from './modules/sports/seasons.ts';

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
    expect(output).toMatch(
      /^2 matches from 2023-08-12 to 2023-08-12 kept in .*, 0 rows skipped\.$/m,
    );
    expect(output).toContain(`DATA_DIR=${folder} FEED=football-data CLOCK=manual`);
    expect(output).toContain('CLOCK_START=2023-08-11T00:00:00Z');
    expect(await loadSeasons(folder)).toMatchObject([{ home: 'Arsenal' }, { home: 'Everton' }]);
  });

  it('names the lines it skips and keeps the rest', async () => {
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
    expect(code).toBe(0);
    expect(output).toContain('2 matches');
    expect(output).toContain('3 rows skipped');
    const lines = errors.trimEnd().split('\n');
    expect(lines.map((line) => line.slice(path.length, path.length + 3))).toEqual([
      ':3:',
      ':4:',
      ':5:',
    ]);
    for (const line of lines) expect(line).toMatch(/; row skipped$/);
  });

  it('says in one line what is wrong with a file that is not there, empty or no season', async () => {
    expect(await importSeason(folder)).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^Usage: /),
    });
    const missing = await importSeason(folder, 'none.csv');
    expect(missing).toEqual({
      code: 1,
      output: '',
      errors: 'Cannot read none.csv: ENOENT. Give the path of a CSV file.\n',
    });
    for (const path of [
      file('empty.csv', ''),
      file('head.csv', HEADER),
      file('other.csv', 'a,b', '1,2'),
    ]) {
      const { code, output, errors } = await importSeason(folder, path);
      expect({ code, output }).toEqual({ code: 1, output: '' });
      expect(errors).toContain(`${path} has no match that can be read.`);
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
      errors: 'large.csv has 9.0 MB, more than the 8 MB of a season file. Split it.\n',
    });
    for (const path of [folder, '/dev/zero']) {
      const { code, errors } = await importSeason(folder, path);
      expect({ code, errors }).toEqual({
        code: 1,
        errors: `${path} is no file. Give the path of a CSV file.\n`,
      });
    }
    expect(readdirSync(folder)).not.toContain('seasons');
  });

  it('takes a match from the newest file when two have it', async () => {
    await importSeason(folder, file('first.csv', HEADER, GOOD, GOOD.replace('12/08', '05/08')));
    await importSeason(folder, file('second.csv', HEADER, GOOD.replace('2.1,', '2.5,')));
    const matches = await loadSeasons(folder);
    expect(matches.map((one) => [one.date, one.result?.home])).toEqual([
      ['2023-08-12', 250],
      ['2023-08-05', 210],
    ]);
  });
});

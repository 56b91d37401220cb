import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Outcome } from '../../lib/processes.ts';
import { parseCommand, runCommand } from '../command.ts';
import { type Copy, copyWithCatalogue } from '../copies.ts';
import { expectRun, expectServed, runsIn, servedIn } from '../shown.ts';

const RUN_MS = 240_000;
const ONE = ['--grep', 'features/favourites/FavouriteStar/Refused'];
const HASHES = 'e2e/pictures/hashes.json';

let copy: Copy;
beforeAll(async () => {
  copy = await copyWithCatalogue();
}, RUN_MS);
afterAll(() => copy[Symbol.dispose]());

it.each(runsIn('catalogue'))('%s', (text, shown) => expectRun(text, shown, copy.folder), RUN_MS);

it.each(servedIn('catalogue'))(
  '%s is served',
  (text, shown) => expectServed(text, shown, copy.folder),
  RUN_MS,
);

/** Runs it for one story. */
function look(text: string): Promise<Outcome> {
  const command = parseCommand(text);
  return runCommand({ ...command, args: [...command.args, ...ONE] }, {}, copy.folder);
}

function git(...args: string[]): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
  execFileSync('git', [...author, ...args], { cwd: copy.folder, stdio: 'pipe' });
}

it(
  'pictures are approved, compared, and where one differs made of the commit that approved it',
  async () => {
    const approved = await look('npm run visual -- --update');
    expect(approved.output).toMatch(/^[1-9]\d* pictures approved$/m);
    expect(approved.code).toBe(0);
    git('init', '--quiet');
    // With the catalogue as it was built, which the work tree of that commit would build again.
    git('add', '.');
    git('add', '--force', '.cache/storybook', '.cache/storybook-build.stamp');
    git('commit', '--quiet', '--message', 'approve');

    expect(await look('npm run visual')).toMatchObject({ code: 0 });

    const file = join(copy.folder, HASHES);
    const hashes = readFileSync(file, 'utf8');
    writeFileSync(file, hashes.replace(/: "\w+"/, ': "another"'));
    const differs = await look('npm run visual');
    expect(differs.output).toMatch(/^ +1 failed$/m);
    expect(differs.code).toBe(1);

    writeFileSync(file, hashes);
    const again = await runCommand(parseCommand('npm run visual -- --before'), {}, copy.folder);
    expect(again.output.match(/^ +1 passed/gm), again.output).toHaveLength(2);
    expect(again.code).toBe(0);

    const sources = join(copy.folder, 'e2e/pictures/sources.json');
    const star = /(favourite-star\.stories\.tsx": )"\w+"/;
    writeFileSync(sources, readFileSync(sources, 'utf8').replace(star, '$1"another"'));
    const changed = await look('npm run visual -- --update --changed');
    expect(changed.output).toMatch(/^[1-9]\d* pictures approved$/m);
    expect(changed.code).toBe(0);
  },
  RUN_MS,
);

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyTree } from '../lib/copy-tree.ts';
import { parseCommand, runCommand } from './command.ts';
import { commandsOf } from './documents.ts';

const GENERATE = 'npm run api:gen';
const COMPARE = 'npm run contract:diff';
const PUBLISH = 'npm run contract:diff -- --publish';
const CALLS = 'openapi/openapi.yaml';
const STREAM = 'openapi/asyncapi.yaml';
const VERSION = /^ {2}version: .*$/m;
const WALK_MS = 240_000;

let copy: string;
beforeAll(() => {
  copy = copyTree(/^(conformance|openapi|rules|scripts|server\/src\/lib)\/|^package\.json$/);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(join(copy, file), 'utf8');
const run = (text: string) => runCommand(parseCommand(text), {}, copy);

function change(file: string, from: string | RegExp, to: string): void {
  const text = read(file);
  expect(text).toMatch(from);
  writeFileSync(join(copy, file), text.replace(from, to));
}

it('the README of the contract has the commands', () => {
  const named = commandsOf('openapi/README.md');
  expect(named).toEqual(expect.arrayContaining([GENERATE, PUBLISH]));
});

it(
  'a contract that breaks clients is published under a higher version, for calls and stream alike',
  async () => {
    change(STREAM, /^ {2}topics: 64$/m, '  topics: 32');
    expect(await run(GENERATE)).toMatchObject({ code: 0 });
    const refused = await run(COMPARE);
    expect(refused.output).toMatch(/limit topics: 64 → 32[\s\S]*may not break clients of/);
    expect(refused.code).toBe(1);

    change(CALLS, VERSION, '  version: 9.0.0');
    expect(await run(GENERATE)).toMatchObject({ code: 0 });
    expect((await run(PUBLISH)).output).toContain('one contract, two versions: 9.0.0');

    change(STREAM, VERSION, '  version: 9.0.0');
    expect(await run(GENERATE)).toMatchObject({ code: 0 });
    const published = await run(PUBLISH);
    expect(published.output).toContain('published as 9.0.0');
    expect(published.code).toBe(0);
    expect(read('openapi/CHANGELOG.md')).toMatch(
      /## 9\.0\.0 \([\d-]+\)\n\n### Breaks clients\n\n- limit topics: 64 → 32\n\n#{2,3} /,
    );
    const after = await run(COMPARE);
    expect(after).toMatchObject({ code: 0 });
    expect(after.output).toContain('nothing that clients notice has changed since 9.0.0');
  },
  WALK_MS,
);

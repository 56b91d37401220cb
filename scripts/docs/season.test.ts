import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseCommand, runCommand, withArgs } from './command.ts';
import { commandsOf } from './documents.ts';
import { openSession, runShell, type Session } from './session.ts';

const SEASON = 'server/README.md';
const CONFORMANCE = 'conformance/README.md';
const MATCHES = `Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,B365H,B365D,B365A
E0,12/08/2023,12:30,Arsenal,Liverpool,2,1,H,1,1,2.1,3.6,3.4
E0,12/08/2023,15:00,Everton,Fulham,0,0,D,0,0,2.4,3.2,3.0
`;
const WALK_MS = 240_000;

/** The command of a document that has the words; throws where it has none. */
function lineOf(file: string, words: string): string {
  const line = commandsOf(file).find((one) => one.includes(words));
  if (line === undefined) throw new Error(`${file} has no command with ${words}`);
  return line;
}

let session: Session;
beforeAll(async () => {
  session = await openSession();
});
afterAll(() => session[Symbol.asyncDispose](), WALK_MS);

it(
  'a season is imported, started and played by hand, as the README of the server says',
  async () => {
    await writeFile(join(session.folder, 'E0.csv'), MATCHES);
    const imported = await runCommand(parseCommand(lineOf(SEASON, 'feed:import')), session.env);
    expect(imported).toMatchObject({ code: 0 });
    expect(imported.output).toContain('E0.csv: 2 matches read, 0 rows skipped.');

    // The server of the conformance document too: its variables do not contradict.
    const { env } = parseCommand(lineOf(CONFORMANCE, 'TRUST_PROXY'));
    await session.serve(parseCommand(lineOf(SEASON, 'CLOCK_START')), { ...env, ...session.env });

    const login = await runShell(session, [lineOf(SEASON, 'member/login')]);
    const token = /"token":"([^"]+)"/.exec(login.output)?.[1] ?? '';
    expect(token, login.output).not.toBe('');
    const move = lineOf(SEASON, 'admin/clock').replace('X-AUTH-TOKEN: …', `X-AUTH-TOKEN: ${token}`);
    const moved = await runShell(session, [move]);
    const to = Date.parse(/"to":"([^"]+)"/.exec(move)?.[1] ?? '');
    expect(moved.output).toContain(String(to));
  },
  WALK_MS,
);

it(
  'the conformance of a running server is checked',
  async () => {
    const text = lineOf(CONFORMANCE, '--spread-addresses').replace(
      'http://localhost:3000',
      session.url,
    );
    const command = parseCommand(text);
    const { code, output } = await runCommand({
      ...command,
      args: [...command.args, '--only', 'setting'],
    });
    expect(output).toMatch(/\b[1-9]\d* passed, 0 failed\b/);
    expect(code).toBe(0);
  },
  WALK_MS,
);

it(
  'the invariants hold over what the server left',
  async () => {
    await session.end();
    const checked = await runCommand(withArgs('npm run ledger:check', []), session.env);
    expect(checked.output).toContain('all invariants hold');
    expect(checked.code).toBe(0);
  },
  WALK_MS,
);

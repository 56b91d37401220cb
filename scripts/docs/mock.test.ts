import { expect, it } from 'vitest';
import { parseCommand } from './command.ts';
import { blocksOf, commandsOf } from './documents.ts';
import { openSession, runShell } from './session.ts';

const CLOCK = 'docs/qa.md';
const SCENARIO = 'curl -X POST http://localhost:3000/__mock/scenario/NAME';
const WALK_MS = 240_000;

it(
  'the mock starts in a scenario, changes it, and moves its clock, as the documents say',
  async () => {
    expect(commandsOf('mock/README.md')).toContain(SCENARIO);
    await using session = await openSession();
    await session.serve(
      parseCommand('npm run dev:mock -- --scenario NAME'.replace('NAME', 'suspended')),
    );
    const page = await fetch(session.url, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<div id="root">');

    const chosen = await runShell(session, [SCENARIO.replace('NAME', 'empty')]);
    expect(chosen).toMatchObject({ code: 0 });
    expect(chosen.output).toContain('empty');

    const block = blocksOf(CLOCK).find(({ text }) => text.includes('admin/clock'));
    const moved = await runShell(session, [block?.text ?? 'false']);
    expect(moved).toMatchObject({ code: 0 });
    const { now } = JSON.parse(moved.output.slice(moved.output.lastIndexOf('{'))) as {
      now: number;
    };
    expect(now).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  },
  WALK_MS,
);

import { expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { parseCommand } from './command.ts';
import { blocksOf, commandsOf, readDocument } from './documents.ts';
import { openSession, runShell } from './session.ts';

const QA = 'docs/qa.md';
const SCENARIO = 'curl -X POST http://localhost:3000/__mock/scenario/NAME';
const ROW = /^\| \[no messages\]\(http:\/\/localhost:3000([^)]+)\)[^`\n]*`([^`]+)`/m;
const DRAWN_MS = 60_000;
const WALK_MS = 240_000;

it(
  'the mock starts in a scenario, opens a link with hot reload, changes the scenario, and moves its clock',
  async () => {
    expect(commandsOf('mock/README.md')).toContain(SCENARIO);
    await using session = await openSession();
    await session.serve(
      parseCommand('npm run dev:mock -- --scenario NAME'.replace('NAME', 'suspended')),
    );
    const page = await fetch(session.url, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<div id="root">');

    const [, path = '', text = ''] = ROW.exec(readDocument(QA)) ?? [];
    const browser = await launchBrowser();
    try {
      const tab = await browser.newPage();
      await tab.goto(session.url + path);
      await tab.getByText(text).first().waitFor({ timeout: DRAWN_MS });
    } finally {
      await browser.close();
    }

    const chosen = await runShell(session, [SCENARIO.replace('NAME', 'empty')]);
    expect(chosen).toMatchObject({ code: 0 });
    expect(chosen.output).toContain('empty');

    const block = blocksOf(QA).find(({ text }) => text.includes('admin/clock'));
    const moved = await runShell(session, [block?.text ?? 'false']);
    expect(moved).toMatchObject({ code: 0 });
    const { now } = JSON.parse(moved.output.slice(moved.output.lastIndexOf('{'))) as {
      now: number;
    };
    expect(now).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  },
  WALK_MS,
);

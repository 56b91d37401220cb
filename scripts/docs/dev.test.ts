import { expect, it } from 'vitest';
import { parseCommand } from './command.ts';
import { commandsOf } from './documents.ts';
import { openSession } from './session.ts';

const WALK_MS = 240_000;
/** With a manual clock, as docs/qa.md starts it. */
const text = commandsOf('docs/qa.md').find((command) => command.endsWith(' npm run dev'));

it(
  '`npm run dev` serves the page and the API on one port, with the clock of its environment',
  async () => {
    await using session = await openSession();
    // The simulated world is not what is looked at here, and takes half of the start.
    await session.serve(parseCommand(text ?? 'npm run dev'), { FEED: 'none' });
    const page = await fetch(session.url, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<div id="root">');
    const health = await fetch(`${session.url}/api/health`);
    const start = /CLOCK_START=(\S+)/.exec(text ?? '')?.[1] ?? '';
    expect(Number(health.headers.get('x-server-time'))).toBe(Date.parse(start));
  },
  WALK_MS,
);

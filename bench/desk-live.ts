import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { press } from '../e2e/lib/press.ts';
import { makeRunFolder } from '../e2e/lib/run-folder.ts';
import { moveClock, sendLogin, serverNow, tokenOf } from '../e2e/lib/site.ts';
import { startServer, type TestServer } from '../e2e/lib/server.ts';
import { DEPOSIT_WAIT_MS } from '../rules/deposit.ts';
import { koreanContext, launchBrowser } from '../scripts/browser.ts';
import { median } from './lib/median.ts';

const AMOUNT = 10_000;
const PATIENCE_MS = 30_000;
/** A member waits between two deposits. */
const NEXT_MS = DEPOSIT_WAIT_MS + 1000;

interface Turn {
  /** From the answer to the member's request until the desk shows its row, ms; 0 where the row came first. */
  atDesk: number;
  /** From the answer to the approval until the member's header shows the money, ms; 0 likewise. */
  inHeader: number;
  /** The same server's answer to a request that does nothing, ms. */
  floor: number;
}

async function openAs(browser: Browser, server: TestServer, userId: string): Promise<Page> {
  const context = await koreanContext(browser, {
    baseURL: server.url,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await sendLogin(page, userId);
  await page.waitForURL((url) => url.pathname !== '/login');
  return page;
}

async function timed<R>(work: () => Promise<R>): Promise<{ answer: R; ms: number; at: number }> {
  const from = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - from, at: Date.now() };
}

/** When the page first shows the text, on this machine's clock; looks at every frame. */
function shownAt(page: Page, text: string): Promise<number> {
  const shown = page
    .waitForFunction(
      (words) => (document.body.textContent.includes(words) ? Date.now() : false),
      text,
      { timeout: PATIENCE_MS },
    )
    .then((found) => found.jsonValue() as Promise<number>);
  // Not waited for where the request itself is refused; that is what is reported then.
  shown.catch(() => {});
  return shown;
}

async function hiddenAgain(page: Page, text: string): Promise<void> {
  await page.waitForFunction((words) => !document.body.textContent.includes(words), text, {
    timeout: PATIENCE_MS,
  });
}

async function runTurn(
  server: TestServer,
  { desk, member }: { desk: Page; member: Page },
  tokens: { member: string; admin: string },
  turn: number,
): Promise<Turn> {
  const { ms: floor } = await timed(() => server.call('GET', '/health'));
  const { body: me } = await server.call<{ emoney: number }>('GET', '/member/user', {
    token: tokens.member,
  });
  const row = shownAt(desk, 'member01');
  const deposited = await timed(() =>
    server.call<{ id: string }>('POST', '/charge', {
      token: tokens.member,
      headers: { 'Idempotency-Key': `bench-${turn}-${Date.now()}` },
      body: { amount: AMOUNT, depositorName: '홍길동', chargeType: 1, bonus: 'none' },
    }),
  );
  if (deposited.answer.status !== 201)
    throw new Error(`the deposit was answered ${JSON.stringify(deposited.answer)}`);
  const rowAt = await row;
  const header = shownAt(member, (me.emoney + AMOUNT).toLocaleString('ko-KR'));
  const approved = await timed(() =>
    server.call('POST', `/desk/request/deposit/${deposited.answer.body.id}`, {
      token: tokens.admin,
      body: { event: 'approve', reason: null },
    }),
  );
  if (approved.answer.status !== 200)
    throw new Error(`the approval was answered ${JSON.stringify(approved.answer)}`);
  const headerAt = await header;
  await hiddenAgain(desk, 'member01');
  await moveClock(server, tokens.admin, (await serverNow(server)) + NEXT_MS);
  return {
    atDesk: Math.max(0, rowAt - deposited.at),
    inHeader: Math.max(0, headerAt - approved.at),
    floor,
  };
}

/** Prints how long a request takes to the desk, and an approved deposit to the member's header, in real pages by the stream. */
export async function benchDeskLive({ turns = 20 } = {}): Promise<void> {
  const removeFolder = await makeRunFolder();
  const server = await startServer({ LOG_LEVEL: 'silent', CLOCK: 'manual' });
  const browser = await launchBrowser();
  try {
    const desk = await openAs(browser, server, 'manager01');
    const queues = desk.getByRole('navigation', { name: '데스크 메뉴' });
    await press(queues.getByRole('link', { name: /^충전/ }));
    await desk.getByText('실시간 연결').waitFor();
    const member = await openAs(browser, server, 'member01');
    const tokens = {
      member: await tokenOf(member),
      admin: await server.login('admin01'),
    };
    const all: Turn[] = [];
    for (let turn = 0; turn < turns; turn += 1)
      all.push(await runTurn(server, { desk, member }, tokens, turn));
    console.log(
      `milliseconds of ${turns} deposits      median   worst   median by an empty answer`,
    );
    const floor = median(all.map((turn) => turn.floor));
    for (const [name, key] of [
      ['request until it is at the desk', 'atDesk'],
      ['approval until it is in the header', 'inHeader'],
    ] as const) {
      const values = all.map((turn) => turn[key]);
      const figures = [median(values), Math.max(...values)].map((ms) => ms.toFixed(0).padStart(8));
      console.log(
        `${name.padEnd(36)}${figures.join('')}   ×${(median(values) / floor).toFixed(1)}`,
      );
    }
  } finally {
    await browser.close();
    await server.close();
    await removeFolder();
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { turns: { type: 'string', default: '20' } } });
  await benchDeskLive({ turns: Number(values.turns) });
}

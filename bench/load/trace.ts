import type { Browser, CDPSession } from 'playwright';
import { koreanContext, launchBrowser } from '../../scripts/browser.ts';
import type { TraceEvent } from '../trace-event.ts';

export interface MainThread {
  /** Milliseconds each: CPU time of all tasks, and of the longest. */
  cpu: number;
  longest: number;
  /** Blocking with a CPU four times slower, after the first paint and before it. */
  blocking: number;
  blockingBefore: number;
}

const slower = 4;
const blocksFromMs = 50;
/** All that a first page draws has come by then. */
const watchMs = 9000;
const categories = ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing'];
/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1.75,
};

async function collect(browser: Browser, address: string, drawn: string): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const session: CDPSession = await browser.newBrowserCDPSession();
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(event as unknown as TraceEvent);
  });
  const page = await (await koreanContext(browser, phone)).newPage();
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await page.goto(address);
  // Looked for afterwards: looking brings a script of Playwright's into the page, a task of 17 ms.
  await page.waitForTimeout(watchMs);
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await page.locator(drawn).first().waitFor();
  return events;
}

function digest(events: readonly TraceEvent[]): MainThread {
  const script = events.find(
    ({ name, args }) => name === 'EvaluateScript' && args?.data?.url?.includes('/static/js/'),
  );
  if (!script) throw new Error('the trace has no script of the page');
  const own = events.filter(({ pid, tid }) => pid === script.pid && tid === script.tid);
  const paint = own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  // Pictures are documents of their own, with a start later than the page's scripts.
  const starts = own.filter(({ name, ts }) => name === 'navigationStart' && ts < script.ts);
  const start = Math.max(0, ...starts.map(({ ts }) => ts));
  const result: MainThread = { cpu: 0, longest: 0, blocking: 0, blockingBefore: 0 };
  for (const { name, ph, ts, dur = 0, tdur = dur } of own) {
    if (ph !== 'X' || name !== 'ThreadControllerImpl::RunTask' || ts < start) continue;
    const cpu = tdur / 1000;
    const blocking = Math.max(0, slower * cpu - blocksFromMs);
    result.cpu += cpu;
    result.longest = Math.max(result.longest, cpu);
    if (ts + dur > paint) result.blocking += blocking;
    else result.blockingBefore += blocking;
  }
  return result;
}

/**
 * Opens an address with an empty cache and adds up the CPU time of the page's tasks, which other work moves less than the
 * clock. @throws where what shows that it is drawn (a selector) does not come.
 */
export async function traceVisit(address: string, drawn: string): Promise<MainThread> {
  const browser = await launchBrowser();
  try {
    return digest(await collect(browser, address, drawn));
  } finally {
    await browser.close();
  }
}

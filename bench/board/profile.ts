import type { Browser, CDPSession, Page } from 'playwright';
import type { TraceEvent } from '../trace-event.ts';

/** `profile` samples script by function, `trace` tells what the main thread did by event. */
export type Look = 'profile' | 'trace';

export interface SelfTimes {
  rows: { name: string; selfMs: number; times: number }[];
  totalMs: number;
}

const intervalUs = 200;

/** Starts to look into a page; the answer ends it and tells self times, the largest first. */
export async function startLook(
  look: Look,
  browser: Browser,
  page: Page,
  cdp: CDPSession,
): Promise<() => Promise<SelfTimes>> {
  if (look === 'trace') {
    const categories = ['devtools.timeline', 'toplevel', 'cc', 'blink', 'v8'];
    await browser.startTracing(page, { categories });
    return async () => traceTimes((await browser.stopTracing()).toString());
  }
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: intervalUs });
  await cdp.send('Profiler.start');
  return async () => profileTimes((await cdp.send('Profiler.stop')).profile);
}

type Sums = Map<string, { us: number; times: number }>;

function addTo(self: Sums, name: string, us: number, times: number): void {
  const known = self.get(name) ?? { us: 0, times: 0 };
  self.set(name, { us: known.us + us, times: known.times + times });
}

function toSelfTimes(self: Sums): SelfTimes {
  const rows = [...self].map(([name, { us, times }]) => ({ name, selfMs: us / 1000, times }));
  rows.sort((a, b) => b.selfMs - a.selfMs);
  return { rows, totalMs: rows.reduce((sum, { selfMs }) => sum + selfMs, 0) };
}

interface Profile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
  }[];
  samples?: number[];
  timeDeltas?: number[];
}

function profileTimes({ nodes, samples = [], timeDeltas = [] }: Profile): SelfTimes {
  const names = new Map<number, string>();
  for (const { id, callFrame } of nodes) {
    const { functionName, url, lineNumber, columnNumber } = callFrame;
    const file = url.split('/').at(-1) ?? '';
    const place = file ? ` ${file}:${lineNumber + 1}:${columnNumber + 1}` : '';
    names.set(id, `${functionName || '(anonymous)'}${place}`);
  }
  const self: Sums = new Map();
  samples.forEach((id, at) => {
    const name = names.get(id) ?? '?';
    if (name !== '(idle)') addTo(self, name, timeDeltas[at] ?? 0, 1);
  });
  return toSelfTimes(self);
}

/** Sums the CPU time of the renderer's main thread by event, without what is inside of it. */
function traceTimes(text: string): SelfTimes {
  const { traceEvents } = JSON.parse(text) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}.${tid}`),
  );
  const events = traceEvents
    .filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid}.${tid}`))
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const self: Sums = new Map();
  const open: TraceEvent[] = [];
  for (const event of events) {
    while (open.length > 0 && endOf(open.at(-1)) <= event.ts) open.pop();
    const parent = open.at(-1);
    if (parent) addTo(self, nameOf(parent), -(event.tdur ?? 0), 0);
    addTo(self, nameOf(event), event.tdur ?? 0, 1);
    open.push(event);
  }
  return toSelfTimes(self);
}

function nameOf({ name, args }: TraceEvent): string {
  const { type, functionName, url, lineNumber } = args?.data ?? {};
  const place = functionName !== undefined && url ? `${url.split('/').at(-1)}:${lineNumber}` : '';
  return [name, type ?? functionName, place].filter(Boolean).join(' ');
}

function endOf(event: TraceEvent | undefined): number {
  return event ? event.ts + (event.dur ?? 0) : 0;
}

import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { makeRunFolder, runFolder } from '../e2e/lib/run-folder.ts';
import { startServer, type TestServer } from '../e2e/lib/server.ts';
import { launchBrowser } from '../scripts/browser.ts';
import { clientDir } from '../scripts/lib/client-build.ts';
import { freePort } from '../scripts/lib/free-port.ts';
import { buildFloor } from './load/floor-build.ts';
import { median } from './lib/median.ts';

/** Blocking time and largest paint may be this often the floor's. */
const mostOfFloor = 1.3;
/** The score to reach wherever the floor's is above `floorScore`. */
const leastScore = 85;
const floorScore = 90;

const pages = { floor: '/floor/', home: '/', cross: '/korea/cross' } as const;
type PageName = keyof typeof pages;
const allNames = Object.keys(pages) as PageName[];

export interface LoadOptions {
  repeats?: number;
  /** The floor page among them. */
  names?: readonly PageName[];
}

interface Visit {
  /** 0 to 100. */
  score: number;
  /** Milliseconds each: first and largest paint, blocking time. */
  first: number;
  largest: number;
  blocking: number;
  shift: number;
  kilobytes: number;
}

/** Opens a page with an empty cache as Lighthouse's slow phone (1.6 Mbit/s, 4× slower CPU, simulated). */
async function visit(address: string): Promise<Visit> {
  const port = await freePort();
  const browser = await launchBrowser({ args: [`--remote-debugging-port=${port}`] });
  try {
    const run = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
    });
    const audits = run?.lhr.audits ?? {};
    const value = (name: string) => {
      const number = audits[name]?.numericValue;
      if (number === undefined) throw new Error(`${address}: no ${name}`);
      return number;
    };
    return {
      score: (run?.lhr.categories.performance?.score ?? 0) * 100,
      first: value('first-contentful-paint'),
      largest: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      kilobytes: value('total-byte-weight') / 1000,
    };
  } finally {
    await browser.close();
  }
}

function medianVisit(visits: readonly Visit[]): Visit {
  const of = (key: keyof Visit) => median(visits.map((one) => one[key]));
  return {
    score: of('score'),
    first: of('first'),
    largest: of('largest'),
    blocking: of('blocking'),
    shift: of('shift'),
    kilobytes: of('kilobytes'),
  };
}

function line(name: string, visit: Visit, floor: Visit): string {
  const ratio = (key: 'largest' | 'blocking') => (visit[key] / Math.max(1, floor[key])).toFixed(2);
  const figures = [
    visit.score.toFixed(0),
    visit.first.toFixed(0),
    `${visit.largest.toFixed(0)} (${ratio('largest')}×)`,
    `${visit.blocking.toFixed(0)} (${ratio('blocking')}×)`,
    visit.shift.toFixed(3),
    visit.kilobytes.toFixed(0),
  ];
  return [name.padEnd(8), ...figures.map((one) => one.padStart(16))].join('');
}

async function compare(
  server: TestServer,
  { repeats = 3, names = allNames }: LoadOptions,
): Promise<void> {
  try {
    const visits: Record<PageName, Visit[]> = { floor: [], home: [], cross: [] };
    for (let round = 0; round < repeats; round += 1) {
      for (const name of names) {
        visits[name].push(await visit(server.url + pages[name]));
      }
    }
    const floor = medianVisit(visits.floor);
    console.log(
      [
        `${'medians'.padEnd(8)}`,
        ...['score', 'first ms', 'largest ms', 'blocking ms', 'shift', 'kB'].map((one) =>
          one.padStart(16),
        ),
      ].join(''),
    );
    for (const name of names) {
      const one = medianVisit(visits[name]);
      console.log(line(name, one, floor));
      if (name === 'floor') continue;
      const isLight =
        one.largest <= mostOfFloor * floor.largest && one.blocking <= mostOfFloor * floor.blocking;
      const isQuick = floor.score <= floorScore || one.score > leastScore;
      console.log(
        `  ${isLight ? 'met' : 'NOT MET'}: ${mostOfFloor}× the floor; ${isQuick ? 'met' : 'NOT MET'}: score`,
      );
    }
  } finally {
    await server.close();
  }
}

/**
 * Runs Lighthouse over the guest's home and cross board beside a floor page, in turn on one server, and prints medians.
 * Whether the bars are met is reported and fails nothing: a busy machine moves all three.
 */
export async function benchLoad(options: LoadOptions = {}): Promise<void> {
  const removeFolder = await makeRunFolder();
  try {
    const dir = join(runFolder(), 'client');
    await cp(clientDir, dir, { recursive: true });
    await buildFloor(dir);
    await compare(await startServer({ CLIENT_DIR: dir }), options);
  } finally {
    await removeFolder();
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { repeats: { type: 'string', default: '3' } } });
  await benchLoad({ repeats: Number(values.repeats) });
}

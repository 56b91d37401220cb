import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeRunFolder } from '../e2e/lib/run-folder.ts';
import { startServer } from '../e2e/lib/server.ts';
import { clientDir } from '../scripts/lib/client-build.ts';
import { buildFloor } from './load/floor-build.ts';
import { type MainThread, traceVisit } from './load/trace.ts';
import { median } from './lib/median.ts';

/** The address, and what is there when it is drawn. */
const pages = {
  floor: ['/floor/', 'li'],
  home: ['/', '[data-selection]'],
  cross: ['/korea/cross', '[data-selection]'],
} as const;
type PageName = keyof typeof pages;
const allNames = Object.keys(pages) as PageName[];
const figures = ['blocking', 'blockingBefore', 'cpu', 'longest'] as const;

export interface BlockingOptions {
  repeats?: number;
  names?: readonly PageName[];
}

/** Prints what a phone's main thread does on the guest's first pages, beside the floor page, in turn: medians in ms. */
export async function benchBlocking({
  repeats = 5,
  names = allNames,
}: BlockingOptions = {}): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'hanpan-blocking-'));
  const removeFolder = await makeRunFolder();
  await cp(clientDir, dir, { recursive: true });
  await buildFloor(dir);
  const server = await startServer({ CLIENT_DIR: dir });
  try {
    const visits: Record<PageName, MainThread[]> = { floor: [], home: [], cross: [] };
    for (let round = 0; round < repeats; round += 1)
      for (const name of names) {
        const [path, drawn] = pages[name];
        visits[name].push(await traceVisit(server.url + path, drawn));
      }
    console.log(`${'ms'.padEnd(8)}${figures.map((one) => one.padStart(16)).join('')}`);
    for (const name of names) {
      const cells = figures.map((key) => median(visits[name].map((one) => one[key])).toFixed(0));
      console.log(`${name.padEnd(8)}${cells.map((one) => one.padStart(16)).join('')}`);
    }
  } finally {
    await server.close();
    await removeFolder();
    await rm(dir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { repeats: { type: 'string', default: '5' } } });
  await benchBlocking({ repeats: Number(values.repeats) });
}

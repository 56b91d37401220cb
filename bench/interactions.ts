import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clientDir } from '../scripts/lib/client-build.ts';
import { startFeedServer } from './board/feed-server.ts';
import { type Clock, runScene, runScroll } from './interactions/run.ts';
import { floorScenes, type SceneName, scenes } from './interactions/scenes.ts';
import { printPresses, printScrolls, type ScrollRow } from './interactions/table.ts';
import { pageNames, type PageName, viewNames, type ViewName } from './interactions/views.ts';
import type { PressCost } from './interactions/figures.ts';

const feed = { clientDir, fixtures: 1000, hot: 1000, seed: 7 };
/** Updates a second. */
const rates = [0, 1000];

export interface InteractionOptions {
  repeats: number;
  views: readonly ViewName[];
  pages: readonly PageName[];
  scenes: readonly (SceneName | 'scroll')[];
  clock: Clock;
}

const everything = [...(Object.keys(scenes) as SceneName[]), 'scroll' as const];

/** Measures presses, keys and scrolling on the board of all rows beside the hand-written one, and prints what they cost. */
export async function benchInteractions(options: Partial<InteractionOptions> = {}): Promise<void> {
  if (!existsSync(join(clientDir, 'index.html'))) throw new Error(`no client in ${clientDir}`);
  const {
    repeats = 5,
    views = viewNames,
    pages = pageNames,
    scenes: chosen = everything,
    clock = 'cpu',
  } = options;
  const server = await startFeedServer(feed);
  try {
    for (const view of views) {
      const presses = new Map<PageName, PressCost[]>();
      const scrolls: ScrollRow[] = [];
      for (const page of pages) {
        const run = { page, view, clock, repeats };
        for (const scene of chosen) {
          if (scene === 'scroll') {
            for (const rate of rates)
              scrolls.push({ page, rate, cost: await runScroll(server, rate, run) });
          } else if (page === 'ours' || floorScenes.includes(scene)) {
            const costs = await runScene(server, scene, run);
            presses.set(page, [...(presses.get(page) ?? []), ...costs]);
          }
        }
      }
      printPresses(view, clock, presses);
      printScrolls(view, clock, scrolls);
    }
  } finally {
    await server.close();
  }
}

function listOf<T extends string>(text: string | undefined): readonly T[] | undefined {
  return text?.split(',') as T[] | undefined;
}

if (import.meta.main) {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { repeats: option, views: option, pages: option, scenes: option, clock: option },
  });
  await benchInteractions({
    repeats: Number(values.repeats ?? 5),
    views: listOf<ViewName>(values.views),
    pages: listOf<PageName>(values.pages),
    scenes: listOf<SceneName | 'scroll'>(values.scenes),
    clock: values.clock === 'wall' ? 'wall' : 'cpu',
  });
}

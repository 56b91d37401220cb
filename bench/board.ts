import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BoardName } from './board/measure.ts';
import { type BoardBenchOptions, runBoardBench } from './board/runner.ts';

const root = join(import.meta.dirname, '..');

/** Measures the odds board beside a hand-written one; throws when a price on either is wrong in the end or a stream had a gap. */
export async function benchBoard(options: Partial<BoardBenchOptions> = {}): Promise<void> {
  const { clientDir = join(root, 'dist', 'client') } = options;
  if (!existsSync(join(clientDir, 'index.html'))) throw new Error(`no client in ${clientDir}`);
  const runs = await runBoardBench({
    rates: [0, 1000, 5000],
    seconds: 8,
    repeats: 3,
    fixtures: 1000,
    hot: 1000,
    seed: 7,
    boards: ['vanilla', 'ours'],
    look: null,
    ...options,
    clientDir,
  });
  const wrong = runs.reduce((sum, run) => sum + run.wrong, 0);
  if (wrong > 0) throw new Error(`${wrong} wrong prices`);
  if (runs.some(({ reopened }) => reopened > 0)) throw new Error('a stream was opened again');
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      client: { type: 'string' },
      rates: { type: 'string' },
      seconds: { type: 'string' },
      repeats: { type: 'string' },
      hot: { type: 'string' },
      boards: { type: 'string' },
      look: { type: 'string' },
    },
  });
  const { client, rates, seconds, repeats, hot, boards, look } = values;
  await benchBoard({
    ...(client ? { clientDir: client } : {}),
    ...(rates ? { rates: rates.split(',').map(Number) } : {}),
    ...(seconds ? { seconds: Number(seconds) } : {}),
    ...(repeats ? { repeats: Number(repeats) } : {}),
    ...(hot ? { hot: Number(hot) } : {}),
    ...(boards ? { boards: boards.split(',') as BoardName[] } : {}),
    look: look === 'profile' || look === 'trace' ? look : null,
  });
}

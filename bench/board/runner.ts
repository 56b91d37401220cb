import { cpus, loadavg } from 'node:os';
import { launchBrowser } from '../../scripts/browser.ts';
import { startFeedServer } from './feed-server.ts';
import type { Look } from './profile.ts';
import { type BoardName, measureBoard, type RunResult } from './measure.ts';
import { median } from '../lib/median.ts';

export interface BoardBenchOptions {
  /** Folder of the built client. */
  clientDir: string;
  /** Updates a second; 0 is the control. */
  rates: readonly number[];
  seconds: number;
  /** Runs of each board at each rate. */
  repeats: number;
  fixtures: number;
  /** Only the first so many fixtures move. */
  hot: number;
  seed: number;
  boards: readonly BoardName[];
  look: Look | null;
}

type Figure =
  | 'taskMs'
  | 'scriptMs'
  | 'layoutMs'
  | 'styleMs'
  | 'scriptUs'
  | 'missed'
  | 'framesPerSecond';

async function describeMachine(): Promise<string> {
  const browser = await launchBrowser();
  const version = browser.version();
  await browser.close();
  const cores = cpus();
  return `${cores.length} cores, ${cores[0]?.model ?? 'unknown CPU'}, node ${process.versions.node}, Chromium ${version}`;
}

function runLine(run: RunResult): string {
  const { board, rate, taskMs, scriptUs, framesPerSecond, missed, delay, wrong, checked } = run;
  const load = loadavg()[0]?.toFixed(1);
  return [
    `${board.padEnd(8)}${String(rate).padStart(5)}/s`,
    `${taskMs.toFixed(2)} ms/frame`,
    `${scriptUs.toFixed(1)} µs/update`,
    `${framesPerSecond.toFixed(1)} fps`,
    `${missed} missed`,
    `delay ${delay.p50.toFixed(0)}/${delay.p99.toFixed(0)} ms`,
    `wrong ${wrong} of ${checked}`,
    run.reopened > 0 ? `stream opened ${run.reopened} times` : '',
    `load ${load}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function summaryOf(runs: readonly RunResult[]) {
  const of = (figure: Figure) => median(runs.map((run) => run[figure]));
  const part = (pick: (run: RunResult) => number) => median(runs.map(pick));
  return {
    'ms/frame': of('taskMs').toFixed(2),
    script: of('scriptMs').toFixed(2),
    style: of('styleMs').toFixed(2),
    layout: of('layoutMs').toFixed(2),
    'µs/update': of('scriptUs').toFixed(1),
    fps: of('framesPerSecond').toFixed(1),
    missed: of('missed'),
    'frame p50/p95/p99': [
      part(({ interval }) => interval.p50),
      part(({ interval }) => interval.p95),
      part(({ interval }) => interval.p99),
    ]
      .map((ms) => ms.toFixed(1))
      .join('/'),
    'delay p50/p99': [part(({ delay }) => delay.p50), part(({ delay }) => delay.p99)]
      .map((ms) => ms.toFixed(0))
      .join('/'),
    wrong: runs.reduce((sum, { wrong }) => sum + wrong, 0),
  };
}

function printSelfTimes({ board, rate, look, selfTimes, updates }: RunResult): void {
  if (selfTimes === null) return;
  console.log(`\n${look} of ${board} at ${rate}/s: ${selfTimes.totalMs.toFixed(0)} ms busy`);
  for (const { name, selfMs, times } of selfTimes.rows.slice(0, 40)) {
    const us =
      updates === 0 ? '' : `${((selfMs * 1000) / updates).toFixed(2).padStart(7)} µs/update`;
    console.log(`${selfMs.toFixed(1).padStart(8)} ms ${us}${String(times).padStart(7)}×  ${name}`);
  }
}

function printRatios(runs: readonly RunResult[], rate: number): void {
  const of = (board: BoardName, figure: Figure) =>
    median(
      runs.filter((run) => run.board === board && run.rate === rate).map((run) => run[figure]),
    );
  const ratio = (figure: Figure) => (of('ours', figure) / of('vanilla', figure)).toFixed(2);
  const script = rate === 0 ? '' : `, script µs/update ${ratio('scriptUs')}×`;
  console.log(`ours / hand-written at ${rate}/s: ms/frame ${ratio('taskMs')}×${script}`);
}

/** Measures the site's board beside the hand-written one, in turns, and prints what it finds. */
export async function runBoardBench(options: BoardBenchOptions): Promise<RunResult[]> {
  const { boards, rates, repeats, seconds, look, fixtures, hot } = options;
  console.log(
    `board: ${fixtures} fixtures × 7 selections, ${hot} of them move, ${seconds} s a run`,
  );
  console.log(`machine: ${await describeMachine()}`);
  const runs: RunResult[] = [];
  for (let round = 0; round < repeats; round += 1) {
    const order = round % 2 === 0 ? boards : [...boards].reverse();
    for (const rate of rates) {
      for (const board of order) {
        // The same prices in the same order for each.
        const server = await startFeedServer(options);
        try {
          const run = await measureBoard(server, { board, rate, seconds, look });
          runs.push(run);
          console.log(runLine(run));
          printSelfTimes(run);
        } finally {
          await server.close();
        }
      }
    }
  }
  const rows = rates.flatMap((rate) =>
    boards.map((board) => {
      const own = runs.filter((run) => run.board === board && run.rate === rate);
      return [`${board} ${rate}/s`, summaryOf(own)] as const;
    }),
  );
  console.log(`\nmedians of ${repeats} runs`);
  console.table(Object.fromEntries(rows));
  if (boards.length > 1) for (const rate of rates) printRatios(runs, rate);
  return runs;
}

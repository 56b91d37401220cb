import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endWithParent, gather } from './processes.ts';
import { root } from './source-hash.ts';

/** Two cores are what CI has. */
const CORES = 2;
/** A failing step prints this many of its last lines; the whole is rarely read. */
const SHOWN_LINES = 300;

/** Names the file that a runner writes its `Report` to; a run by hand has none. */
export const REPORT_VARIABLE = 'TEST_REPORT';

/** What a runner counted. */
export interface Report {
  passed: number;
  failed: number;
  /** Names of tests that passed on a later try only. */
  flaky: string[];
}

export interface Step {
  name: string;
  /** A file that Node runs, with its arguments. */
  run: readonly [string, ...string[]];
  /** How many of the two cores it fills; 1 where it is left out. */
  cores?: 1 | 2;
  /** A step that must have ended before this one starts. */
  after?: string;
  /** Writes a `Report`; without it the step is one check that passes or fails. */
  counts?: true;
  env?: Record<string, string>;
}

export interface StepResult extends Report {
  name: string;
  seconds: number;
}

export const bin = (name: string): string => `node_modules/.bin/${name}`;

/** A step that runs Vitest with these arguments. */
export function vitest(name: string, args: readonly string[], env?: Step['env']): Step {
  return { name, run: [bin('vitest'), 'run', ...args], cores: 2, counts: true, env };
}

const running = new Set<ChildProcess>();

/** Ends a step with everything it started: each one leads its own process group. */
function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended already.
  }
}

function abort(): void {
  for (const child of running) endGroup(child, 'SIGTERM');
  setTimeout(() => {
    for (const child of running) endGroup(child, 'SIGKILL');
    process.exit(130);
  }, 1000);
}

/** A step that crashed, or that ran no test, has failed whatever else it says. */
function reportOf({ counts }: Step, code: number, file: string): Report {
  if (!counts) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, flaky: [] };
  if (!existsSync(file)) return { passed: 0, failed: 1, flaky: [] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const isFaultless = code === 0 && report.passed > 0;
  return { ...report, failed: isFaultless ? report.failed : Math.max(report.failed, 1) };
}

async function runStep(step: Step, folder: string): Promise<StepResult> {
  const file = join(folder, `${step.name}-${process.pid}.json`);
  const started = performance.now();
  const [entry, ...args] = step.run;
  const child = spawn(process.execPath, [join(root, entry), ...args], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', CI: '1', [REPORT_VARIABLE]: file, ...step.env },
  });
  running.add(child);
  const { code, output } = await gather(child);
  running.delete(child);
  endGroup(child, 'SIGKILL');

  const report = reportOf(step, code, file);
  rmSync(file, { force: true });
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const mark = report.failed > 0 ? '✗' : '✓';
  const detail = step.counts ? `  ${report.passed} passed, ${report.failed} failed` : '';
  console.log(`${mark} ${step.name.padEnd(14)}${seconds.toFixed(1).padStart(7)}s${detail}`);
  if (report.failed > 0) {
    const lines = [...output.trimEnd().split('\n').slice(-SHOWN_LINES), `(code ${code})`];
    console.log(lines.map((line) => `  │ ${line}`).join('\n'));
  }
  return { name: step.name, seconds, ...report };
}

/**
 * Runs the steps in their order, as many at once as the cores allow; a failure stops nothing, and no step is ended by the
 * clock. `folder` takes what the runners count meanwhile.
 */
export async function runSteps(steps: readonly Step[], folder: string): Promise<StepResult[]> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, abort);
  endWithParent(abort);
  mkdirSync(folder, { recursive: true });
  const results: StepResult[] = [];
  const waiting = [...steps];
  const unfinished = new Set(steps.map(({ name }) => name));
  const busy = new Set<Promise<void>>();
  let free = CORES;
  while (waiting.length > 0 || busy.size > 0) {
    const index = waiting.findIndex(({ after }) => !after || !unfinished.has(after));
    const next = waiting[index];
    const cores = next?.cores ?? 1;
    if (!next || cores > free) {
      await Promise.race(busy);
      continue;
    }
    waiting.splice(index, 1);
    free -= cores;
    const run = runStep(next, folder).then((result) => {
      results.push(result);
      free += cores;
      unfinished.delete(next.name);
      busy.delete(run);
    });
    busy.add(run);
  }
  return results;
}

/** The steps that are named, or all of them without a name; ends the process where a name is unknown. */
export function chooseSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`no ${unknown.join(', ')}; one of: ${steps.map(({ name }) => name).join(', ')}`);
    process.exit(1);
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}

/** The sum of all results. */
export function totalOf(results: readonly StepResult[]): Report {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    flaky: results.flatMap(({ name, flaky }) => flaky.map((test) => `${name}: ${test}`)),
  };
}

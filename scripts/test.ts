import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { endWithParent, gather } from './lib/processes.ts';
import { root } from './lib/source-hash.ts';
import { SHARES, shareHere } from './lib/share.ts';
import { type Counts, reportFile, type Step, stepsOf } from './lib/test-steps.ts';

const cores = 2;
/** A failing step prints this many of its last lines; the whole is rarely read. */
const shownLines = 300;

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, share: { type: 'string' }, all: { type: 'boolean' } },
});
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

async function runStep(step: Step): Promise<Counts> {
  const report = reportFile(step);
  rmSync(report, { force: true });
  const started = performance.now();
  const [file, ...args] = step.run;
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', CI: '1', ...step.env?.(report) },
  });
  running.add(child);
  const clock = setTimeout(() => endGroup(child, 'SIGKILL'), step.minutes * 60_000);
  const { code, output } = await gather(child);
  clearTimeout(clock);
  running.delete(child);
  endGroup(child, 'SIGKILL');

  const { counts, problem } = resultOf(step, code, report);
  rmSync(report, { force: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  const mark = counts.failed > 0 ? '✗' : '✓';
  const detail = step.counts ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
  console.log(`${mark} ${step.name.padEnd(13)}${seconds}s${detail}`);
  if (counts.failed > 0) {
    const lines = output.trimEnd().split('\n').slice(-shownLines);
    console.log([...lines, ...(problem ? [problem] : [])].map((line) => `  │ ${line}`).join('\n'));
  }
  return counts;
}

/** A step that crashed, or that cannot say what it counted, has failed whatever else it says. */
function resultOf(step: Step, code: number, report: string): { counts: Counts; problem?: string } {
  if (!step.counts) return { counts: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 } };
  try {
    const counts = step.counts(report);
    if (counts.passed + counts.failed === 0) throw new Error('the step ran no test');
    if (code === 0 || counts.failed > 0) return { counts };
    return { counts: { ...counts, failed: 1 }, problem: `the step ended with code ${code}` };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { counts: { passed: 0, failed: 1 }, problem: `${problem} (code ${code})` };
  }
}

/** Runs the steps in their order, as many at once as the cores allow; a failure stops nothing. */
async function runAll(chosen: readonly Step[]): Promise<Counts> {
  const total: Counts = { passed: 0, failed: 0 };
  const waiting = [...chosen];
  const unfinished = new Set(chosen.map(({ name }) => name));
  const busy = new Map<Step, Promise<void>>();
  let free = cores;
  while (waiting.length > 0 || busy.size > 0) {
    const index = waiting.findIndex(({ after }) => !after || !unfinished.has(after));
    const next = waiting[index];
    if (next && next.cores <= free) {
      waiting.splice(index, 1);
      free -= next.cores;
      const run = runStep(next).then((counts) => {
        total.passed += counts.passed;
        total.failed += counts.failed;
        free += next.cores;
        unfinished.delete(next.name);
        busy.delete(next);
      });
      busy.set(next, run);
    } else {
      await Promise.race(busy.values());
    }
  }
  return total;
}

/** Which share of the shared steps is run; null for all of them. */
function chooseShare(): number | null {
  const { all, share } = options;
  if (all) return null;
  if (share === undefined) return shareHere();
  const number = Number(share);
  if (Number.isInteger(number) && number >= 1 && number <= SHARES) return number;
  console.error(`no share ${share}; one of 1 to ${SHARES}, or --all for all of them`);
  process.exit(1);
}

function chooseSteps(steps: readonly Step[]): readonly Step[] {
  if (!options.only) return steps;
  const names = options.only.split(',');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length === 0) return steps.filter(({ name }) => names.includes(name));
  console.error(
    `no step ${unknown.join(', ')}; one of: ${steps.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

function abort(): void {
  for (const child of running) endGroup(child, 'SIGTERM');
  setTimeout(() => {
    for (const child of running) endGroup(child, 'SIGKILL');
    process.exit(130);
  }, 1000);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, abort);
endWithParent(abort);

const share = chooseShare();
const chosen = chooseSteps(stepsOf(share));
const split = chosen.filter(({ isShared }) => isShared && share !== null);
for (const step of chosen) mkdirSync(dirname(reportFile(step)), { recursive: true });
const { passed, failed } = await runAll(chosen);
if (split.length > 0) {
  const names = split.map(({ name }) => name).join(', ');
  console.log(`share ${share} of ${SHARES} of ${names}; npm test -- --all runs them whole`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

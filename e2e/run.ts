import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from '../scripts/browser.ts';
import { isClientFresh } from '../scripts/lib/client-build.ts';
import { root } from '../scripts/lib/source-hash.ts';
import { journeys } from './journeys/index.ts';
import { createContext, type Journey } from './lib/journey.ts';
import { startServer } from './lib/server.ts';

const SHOTS = join(root, '.cache', 'journeys');
const LANES = 2;

interface Outcome {
  name: string;
  seconds: number;
  failure: string | null;
}

async function runJourney(
  browser: Awaited<ReturnType<typeof launchBrowser>>,
  journey: Journey,
): Promise<Outcome> {
  const began = performance.now();
  const server = await startServer(journey.env);
  const context = createContext(browser, server);
  let failure: string | null = null;
  try {
    await journey.run(context);
    if (context.complaints.length > 0) failure = context.complaints.join('\n');
  } catch (error) {
    failure = [
      error instanceof Error ? (error.stack ?? error.message) : String(error),
      ...context.complaints,
    ].join('\n');
    await mkdir(SHOTS, { recursive: true });
    for (const [index, page] of context.pages.entries()) {
      const path = join(SHOTS, `${journey.name.replaceAll(/[^a-z0-9]+/gi, '-')}-${index}.png`);
      await page.screenshot({ path }).catch(() => undefined);
      failure += `\npage ${index} at ${page.url()}, picture ${path}`;
    }
  } finally {
    await context.close();
    await server.close();
  }
  return { name: journey.name, seconds: (performance.now() - began) / 1000, failure };
}

/** Runs the journeys whose names hold the words of the command line, two at a time; all without words. */
async function main(): Promise<number> {
  const words = process.argv.slice(2);
  const wanted = journeys.filter((one) => words.every((word) => one.name.includes(word)));
  if (wanted.length === 0) {
    const names = journeys.map((one) => `  ${one.name}`).join('\n');
    console.error(`no journey is called so; there are:\n${names}`);
    return 1;
  }
  if (!isClientFresh()) {
    console.error('the built client is not that of the sources; run npm run build first');
    return 1;
  }
  const browser = await launchBrowser();
  const queue = [...wanted];
  const outcomes: Outcome[] = [];
  async function lane(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const outcome = await runJourney(browser, next).catch(
        (error: unknown): Outcome => ({
          name: next?.name ?? '',
          seconds: 0,
          failure: String(error),
        }),
      );
      outcomes.push(outcome);
      console.log(
        `${outcome.failure ? 'FAIL' : 'ok  '} ${outcome.name} (${outcome.seconds.toFixed(1)} s)`,
      );
      if (outcome.failure) console.log(outcome.failure);
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  await browser.close();
  const failed = outcomes.filter((one) => one.failure !== null);
  const report = {
    passed: outcomes.length - failed.length,
    failed: failed.length,
    failures: failed.map((one) => one.name),
  };
  if (process.env.E2E_REPORT) await writeFile(process.env.E2E_REPORT, JSON.stringify(report));
  console.log(`${report.passed} passed, ${report.failed} failed`);
  return failed.length > 0 ? 1 : 0;
}

process.exitCode = await main();

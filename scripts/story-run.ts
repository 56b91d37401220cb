import { picturesHere as pictures, type PictureMode } from './lib/baselines.ts';
import { shootBase } from './lib/base-commit.ts';
import { readCatalogue } from './lib/catalogue.ts';
import { endWithParent, exitOf, spawnNode, stop } from './lib/processes.ts';
import { buildStorybook } from './lib/storybook-build.ts';

/**
 * What `npm run story` and `npm run visual` (which is `--compare`) understand; any other argument goes to Playwright
 * Test, as `--grep OddsCell`, `--project 390` or `--ui`.
 */
const modes: Record<string, PictureMode> = {
  '--compare': 'compare',
  /** `npm test`: what was changed since pictures were approved; stories without any wait for approval. */
  '--changed': 'changed',
  /** Approves the pictures as they are. */
  '--update': 'update',
  /** Makes the pictures of the base commit of what changed in the last run, and compares that again. */
  '--before': 'compare',
  /** Saves the pictures; the run in the base commit does it. */
  '--shoot': 'shoot',
};

const args = process.argv.slice(2);
const requested = modes[args.findLast((arg) => arg in modes) ?? ''] ?? 'off';
// Another browser draws other pixels.
const mode = process.env.CHROMIUM_PATH ? 'off' : requested;
const forPlaywright = args.filter((arg) => !(arg in modes));

function runStories(): Promise<number> {
  const child = spawnNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'playwright.stories.config.ts', ...forPlaywright],
    { stdio: 'inherit', env: { ...process.env, PICTURES: mode } },
  );
  const end = (): void => void stop(child);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  endWithParent(end);
  return exitOf(child);
}

async function main(): Promise<number> {
  if (mode !== requested)
    console.log('CHROMIUM_PATH is set: pictures are not compared or approved');
  await buildStorybook();
  const stories = readCatalogue();
  if (args.includes('--before')) {
    forPlaywright.push('--grep', await shootBase(pictures.changedKeys(), stories));
  }
  if (mode !== 'off' && mode !== 'shoot') pictures.clear();
  const code = await runStories();
  if (mode === 'update') console.log(`${pictures.approve(stories)} pictures approved`);
  const isCompared = mode === 'compare' || mode === 'changed';
  const stale = isCompared ? pictures.stale(stories) : [];
  if (stale.length > 0) console.error(`approved pictures without a story: ${stale.join(', ')}`);
  return stale.length > 0 ? 1 : code;
}

process.exitCode = await main();

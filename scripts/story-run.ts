import { picturesHere as pictures, type PictureMode } from './lib/baselines.ts';
import { findBase, shootBase } from './lib/base-commit.ts';
import { readCatalogue } from './lib/catalogue.ts';
import { endWithParent, exitOf, spawnNode, stop } from './lib/processes.ts';
import { buildStorybook } from './lib/storybook-build.ts';
import { UsageError } from './lib/usage-error.ts';

const usage = `npm run story -- [OPTIONS]    plays stories in both themes and widths, with axe
npm run visual -- [OPTIONS]   compares their pictures with the approved ones
  --update    approves the pictures as they are, of stories that pass with axe
  --changed   takes only stories whose sources have changed since their approval, and a tenth of the others, and runs axe;
              with --update, those that have changed
  --before    makes the pictures of the base commit of what changed in the last run, and compares that again
Any other option goes to Playwright Test: --grep OddsCell, --project 390, --ui, --ui-port 8090.
The catalogue is built first where it is stale. docs/testing.md has the rest.`;

/** What `npm run story` and `npm run visual` (which is `--compare`) understand; any other argument goes to Playwright Test. */
const modes: Record<string, PictureMode> = {
  '--compare': 'compare',
  '--update': 'update',
  '--before': 'compare',
  /** Saves the pictures; the run in the base commit does it. */
  '--shoot': 'shoot',
};

const args = process.argv.slice(2);
const isOfChanged = args.includes('--changed');
const named = modes[args.findLast((arg) => arg in modes) ?? ''] ?? 'off';
const requested = isOfChanged && named !== 'update' ? 'changed' : named;
// Another browser draws other pixels.
const mode = process.env.CHROMIUM_PATH ? 'off' : requested;
const forPlaywright = args.filter((arg) => !(arg in modes) && arg !== '--changed');

function runStories(): Promise<number> {
  const child = spawnNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'playwright.stories.config.ts', ...forPlaywright],
    {
      stdio: 'inherit',
      env: { ...process.env, PICTURES: mode, STORIES: isOfChanged ? 'changed' : 'all' },
    },
  );
  const end = (): void => void stop(child);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  endWithParent(end);
  return exitOf(child);
}

/** What `--before` needs, known before anything is built. */
function readBase(): { commit: string; keys: string[] } {
  if (mode === 'off')
    throw new UsageError('--before draws with the pinned browser: unset CHROMIUM_PATH');
  const keys = pictures.changedKeys();
  if (keys.length === 0)
    throw new UsageError('nothing changed in the last run; run npm run visual first');
  return { commit: findBase(), keys };
}

async function main(): Promise<number> {
  const base = args.includes('--before') ? readBase() : undefined;
  if (mode !== requested)
    console.log('CHROMIUM_PATH is set: pictures are not compared or approved');
  await buildStorybook();
  const stories = readCatalogue();
  if (base) forPlaywright.push('--grep', await shootBase(base.commit, base.keys, stories));
  if (mode !== 'off' && mode !== 'shoot') pictures.clear();
  if (mode === 'update' && isOfChanged && !stories.some(pictures.hasChanged)) {
    console.log('nothing has changed since it was approved');
    return 0;
  }
  const code = await runStories();
  if (mode === 'update') console.log(`${pictures.approve(stories)} pictures approved`);
  const isCompared = mode === 'compare' || mode === 'changed';
  const stale = isCompared ? pictures.stale(stories) : [];
  if (stale.length > 0) console.error(`approved pictures without a story: ${stale.join(', ')}`);
  return stale.length > 0 ? 1 : code;
}

if (args.includes('--help') || args.includes('-h')) {
  console.log(usage);
} else {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : error);
    process.exitCode = 1;
  }
}

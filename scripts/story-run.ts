import { buildStorybook } from './lib/storybook-build.ts';
import { looks } from './lib/looks.ts';
import { endWithParent, exitOf, spawnNode, stop } from './lib/processes.ts';

const usage = `npm run story -- [OPTIONS]    plays stories in both themes and widths, with axe
npm run visual -- [OPTIONS]   compares pictures of pages and of each Matrix; --update-snapshots approves them
  --build   builds the catalogue and plays nothing
Other options go to Playwright Test: --grep OddsCell, --project 390, --ui-port 8090.
The catalogue is built first where it is stale. docs/testing.md has the rest.`;

/** What is looked at where no project is named. */
const thorough = ['1280', '390', ...looks.map(({ name }) => name), 'motion', 'docs'];

async function main(args: readonly string[]): Promise<number> {
  await buildStorybook();
  if (args.includes('--build')) return 0;
  const isNamed = args.some((arg) => arg.startsWith('--project'));
  const projects = isNamed ? [] : thorough.map((name) => `--project=${name}`);
  const child = spawnNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'playwright.stories.config.ts', ...projects, ...args],
    { stdio: 'inherit' },
  );
  const end = (): void => void stop(child);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  endWithParent(end);
  return exitOf(child);
}

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(usage);
} else {
  try {
    process.exitCode = await main(args);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}

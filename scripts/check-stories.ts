import { root } from './lib/source-hash.ts';
import { reportStories } from './lib/stories/report.ts';
import { finish } from './lib/tally.ts';

/**
 * Every component has a story of its own, with the values of every enum that drives it (docs/testing.md, "What has a
 * story"). `--all` prints each component with its states.
 */
const layers = ['shared', 'entities', 'features', 'widgets', 'pages', 'app'];

const { components, files } = reportStories(root);
const inLayers = new Set(components.map(({ layer }) => layer));
const failures: string[] = [...inLayers]
  .filter((layer) => !layers.includes(layer))
  .map((layer) => `src/${layer}: a layer that the check of stories does not know`);
for (const layer of layers) {
  const own = components.filter((component) => component.layer === layer);
  const problems = [
    ...own.flatMap((component) => component.problems),
    ...files.filter((file) => file.layer === layer).map(({ problem }) => problem),
  ];
  const states = own.reduce((sum, component) => sum + component.states, 0);
  const shown = own.reduce((sum, component) => sum + component.shown, 0);
  failures.push(...problems);
  console.log(`${layer}: ${own.length} components, ${shown} of ${states} states shown`);
}
if (process.argv.includes('--all')) {
  for (const { title, shown, states, problems } of components) {
    console.log(`${title}: ${shown} of ${states}`);
    for (const problem of problems) console.log(`  ${problem}`);
  }
}
const sound = components.filter(({ problems }) => problems.length === 0);
finish({ passed: sound.length, failures });

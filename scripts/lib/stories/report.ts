import { type Component, componentsOf } from './components.ts';
import { driversOf } from './drivers.ts';
import { evidenceOf, missingOf } from './shown.ts';
import { readStories, type StoryFile } from './story-files.ts';
import { readTree } from './tree.ts';

export interface ComponentReport {
  layer: string;
  /** Where the catalogue has to list it: `entities/bet/BetCard`. */
  title: string;
  problems: string[];
  /** Values that decide its look, and how many of them stories show. */
  states: number;
  shown: number;
}

export interface StoryReport {
  components: ComponentReport[];
  /** What is wrong with story files as such: ids of others, and titles of stories that show several components together. */
  files: { layer: string; problem: string }[];
}

const layerOf = (path: string): string => path.split('/')[0] ?? '';

/** The title of a component's stories: its layer, its slice (of `shared` the segment), its name. */
function titleOf(path: string, name: string): string {
  const [layer, slice = ''] = path.split('/');
  return [layer, ...(slice.includes('.') ? [] : [slice]), name].join('/');
}

/** Stories of several components are listed below their slice as well. */
function sceneProblem({ path, title = '' }: StoryFile): string | undefined {
  const home = titleOf(path, '');
  return title.startsWith(home)
    ? undefined
    : `src/${path}: the title "${title}" has to begin with "${home}"`;
}

/** The id that the catalogue makes of a title: stories and documents are found by it. */
const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Files whose id is another one's: the catalogue lists them as one, and documents only the first. */
function sharedIds(stories: readonly StoryFile[]): { layer: string; problem: string }[] {
  const byId = Map.groupBy(stories, ({ title = '' }) => idOf(title));
  return [...byId].flatMap(([id, [first, ...others]]) =>
    id === '' || !first
      ? []
      : others.map(({ path }) => ({
          layer: layerOf(path),
          problem: `src/${path}: the id "${id}" is that of src/${first.path}`,
        })),
  );
}

/** Compares the components of `<root>/src` with their stories. */
export function reportStories(root: string): StoryReport {
  const tree = readTree(root);
  const components = componentsOf(tree);
  const stories = readStories(tree);
  const bodies = new Set(components.map(({ body }) => body));

  /** Drawings of one size and stroke, which differ in nothing else, are shown by a gallery. */
  function isInGallery({ path, symbol, props }: Component): boolean {
    const isIcon = props?.aliasSymbol?.name === 'IconProps' || props?.symbol?.name === 'IconProps';
    const near = stories.filter((story) => titleOf(story.path, '') === titleOf(path, ''));
    return isIcon && near.some(({ gallery }) => gallery.has(symbol));
  }

  function report(component: Component): ComponentReport {
    const { name, path, symbol } = component;
    const title = titleOf(path, name);
    const base = { layer: layerOf(path), title };
    if (isInGallery(component)) return { ...base, problems: [], states: 1, shown: 1 };
    const drivers = driversOf(tree, component, bodies);
    const states = drivers.reduce(
      (sum, { values, others }) => sum + values.length + (others.length > 0 ? 1 : 0),
      1,
    );
    const own = stories.filter((story) => story.component === symbol);
    const story = own.find((one) => one.title === title) ?? own[0];
    if (!story?.hasStory) {
      const problem = story
        ? `src/${story.path}: exports no story`
        : `src/${path}: ${name} has no story of its own`;
      return { ...base, problems: [problem], states, shown: 0 };
    }
    const evidence = evidenceOf(tree, story, component);
    const missing = drivers
      .map((driver) => ({ name: driver.name, values: missingOf(driver, evidence) }))
      .filter(({ values }) => values.length > 0);
    const problems = missing.map(
      (driver) => `src/${story.path}: no story shows ${driver.name} ${driver.values.join(', ')}`,
    );
    if (story.title !== title) {
      problems.unshift(`src/${story.path}: the title "${story.title}" has to be "${title}"`);
    }
    return {
      ...base,
      problems,
      states,
      shown: states - missing.flatMap(({ values }) => values).length,
    };
  }

  const known = new Set(components.map(({ symbol }) => symbol));
  const scenes = stories.filter(({ component }) => !component || !known.has(component));
  return {
    components: components.map(report),
    files: [
      ...scenes.flatMap((scene) => {
        const problem = sceneProblem(scene);
        return problem ? [{ layer: layerOf(scene.path), problem }] : [];
      }),
      ...sharedIds(stories),
    ],
  };
}

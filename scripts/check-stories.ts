import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { listFiles, root } from './lib/source-hash.ts';
import { finish } from './lib/tally.ts';

const src = process.env.STORIES_SRC ?? join(root, 'src');
const files = listFiles(src).map((file) => relative(src, file));
const isStory = (file: string): boolean => file.endsWith('.stories.tsx');
const isComponentFile = (file: string): boolean =>
  file.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(file) && /^[^/]+\//.test(file);

const exportedComponent =
  /^export (?:async )?(?:function|const|class) [A-Z]\w*[a-z]|^export \{[^}]*\b[A-Z]\w*[a-z]/m;
const imported =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^'";]*?\bfrom\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g;

/** The folder whose stories must show a component: the slice, or one part of `shared` or `app`. */
function homeOf(file: string): string {
  const [layer = '', first = '', second = ''] = file.split('/');
  if (layer !== 'shared') return file.split('/').length > 2 ? `${layer}/${first}` : layer;
  return second.includes('.') ? `${layer}/${first}` : `${layer}/${first}/${second}`;
}

function resolveImport(from: string, target: string): string | undefined {
  if (!target.startsWith('.')) return undefined;
  const base = resolve(src, dirname(from), target);
  for (const candidate of [base, `${base}.tsx`, `${base}.ts`, join(base, 'index.ts')]) {
    if (existsSync(candidate) && statSync(candidate).isFile()) return relative(src, candidate);
  }
  return undefined;
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8');
  return [...text.matchAll(imported)].flatMap(([, from, lazy, bare]) => {
    const found = resolveImport(file, from ?? lazy ?? bare ?? '');
    return found ? [found] : [];
  });
}

/** Returns everything the stories reach by relative imports without leaving their slice. */
function shownByStories(): Set<string> {
  const seen = new Set<string>();
  const queue = files.filter(isStory).map((file) => ({ file, home: homeOf(file) }));
  for (let next = queue.pop(); next; next = queue.pop()) {
    for (const file of importsOf(next.file)) {
      if (seen.has(file) || isStory(file) || homeOf(file) !== next.home) continue;
      seen.add(file);
      queue.push({ file, home: next.home });
    }
  }
  return seen;
}

const kebab = (name: string): string => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** Says what is wrong with a story's title: the sidebar must be the tree. */
function titleProblem(file: string): string | undefined {
  const title = /\btitle:\s*['"`]([^'"`]+)['"`]/.exec(readFileSync(join(src, file), 'utf8'))?.[1];
  if (!title) return `${file}: the meta has no title`;
  const [layer = '', slice = ''] = file.split('/');
  const [titleLayer, titleSlice = ''] = title.split('/');
  const agrees = titleLayer === layer && (layer === 'app' || kebab(titleSlice) === slice);
  return agrees ? undefined : `${file}: the title "${title}" differs from the path`;
}

const shown = shownByStories();
const components = files.filter(
  (file) => isComponentFile(file) && exportedComponent.test(readFileSync(join(src, file), 'utf8')),
);
const hidden = components
  .filter((file) => !shown.has(file))
  .map((file) => `src/${file}: no story shows it`);
const titles = files.filter(isStory).map(titleProblem);
finish({
  passed: components.length - hidden.length,
  failures: [...hidden, ...titles.filter((problem) => problem !== undefined)],
});

import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { Indexer } from 'storybook/internal/types';

/** What the builder's module begins its list of importers with. */
const importers = 'const importers = [';

/** The importer of stories that the index found after the start, by the path that the index gives them. */
function withLate(code: string, paths: readonly string[]): string {
  if (!code.includes(importers))
    throw new Error(`Storybook's module of stories has no "${importers}" any more`);
  const entries = paths.map((path) => {
    const file = JSON.stringify(resolve(path));
    return `${JSON.stringify(path)}: () => import(${file})`;
  });
  return code.replace(
    importers,
    `${importers} async (path) => ({ ${entries.join(', ')} })[path]?.(),`,
  );
}

/**
 * Tells the build of a new story file when the index finds it. The builder's own module finds it by watching folders, and one
 * that was written while the virtual modules were built a second time, right after the start, it never found: the index named
 * a story that no page could open.
 */
export function lateStories() {
  const known = new Set(globSync('{src,games}/**/*.stories.tsx').map((path) => resolve(path)));
  const late = new Set<string>();
  const list = resolve('.cache', `late-stories-${process.pid}.json`);
  const write = () => writeFileSync(list, JSON.stringify([...late]));
  const read = () => JSON.parse(readFileSync(list, 'utf8')) as string[];

  function found(file: string): void {
    const path = resolve(file);
    if (known.has(path)) return;
    known.add(path);
    late.add(`./${relative('.', path)}`);
    write();
  }

  const plugin: RsbuildPlugin = {
    name: 'late-stories',
    setup(api) {
      mkdirSync(dirname(list), { recursive: true });
      write();
      process.on('exit', () => rmSync(list, { force: true }));
      api.transform(
        { test: join(resolve('.'), 'storybook-stories.js') },
        ({ code, addDependency }) => {
          addDependency(list);
          const paths = read().filter((path) => existsSync(path));
          // One that is removed again is left out.
          for (const path of paths) addDependency(resolve(path));
          return withLate(code, paths);
        },
      );
    },
  };
  const indexers = (existing: readonly Indexer[]): Indexer[] =>
    existing.map((indexer) => ({
      ...indexer,
      createIndex(file, options) {
        found(file);
        return indexer.createIndex(file, options);
      },
    }));
  return { plugin, indexers };
}

import { createHash } from 'node:crypto';
import { readSource, resolveImport } from './import-path.ts';
import { hashSources } from './source-hash.ts';

const PREVIEW = '.storybook/preview.tsx';
/** Loads the site's frame for stories of whole pages. */
const ROUTER = '.storybook/with-router.tsx';
/** What all stories are drawn with that no import says. */
const surroundings = [
  ...['public', 'rsbuild.config.ts', 'tsconfig.json', 'package-lock.json', '.storybook/main.ts'],
  ...['scripts/browser.ts', 'e2e/stories/pictures.ts', 'e2e/lib/whole-page.ts'],
];
const TYPES = /(?:^|\n)(?:import|export) type [^;]*;/g;
const STATIC = /(?:from|\bimport) '([^']+)'/g;
const LATE = /\bimport\(\s*(?:\/\*[\s\S]*?\*\/\s*)?'([^']+)'/g;

/** Tells of every story file what its pictures are made of. */
export interface StorySources {
  /** Root-relative files that a story file (root-relative) leads to by its imports, itself included. */
  filesOf: (file: string) => Set<string>;
  /** Hash of a story file (root-relative), all it imports, and what every story is drawn with. */
  hashOf: (file: string, isFramed: boolean) => string;
}

/** Reads the imports of the tree as it is now; each file once. */
export function readStorySources(): StorySources {
  const texts = new Map<string, string>();
  const links = new Map<string, string[]>();
  const around = hashSources(surroundings);

  function textOf(file: string): string {
    const text = texts.get(file) ?? readSource(file);
    texts.set(file, text);
    return text;
  }

  function importsOf(file: string, pattern: RegExp): string[] {
    const key = `${pattern.source} ${file}`;
    const found = links.get(key) ?? [
      ...new Set(
        [...textOf(file).replaceAll(TYPES, '').matchAll(pattern)].flatMap(
          ([, specifier = '']) => resolveImport(file, specifier) ?? [],
        ),
      ),
    ];
    links.set(key, found);
    return found;
  }

  function reach(from: readonly string[], withLate: boolean): Set<string> {
    const reached = new Set<string>();
    const waiting = [...from];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      waiting.push(...importsOf(file, STATIC));
      if (withLate) waiting.push(...importsOf(file, LATE));
    }
    return reached;
  }

  const preview = [...reach([PREVIEW], false)];
  const frame = [...reach(importsOf(ROUTER, LATE), true)];

  const filesOf = (file: string): Set<string> => reach([file], true);

  return {
    filesOf,
    hashOf(file, isFramed) {
      const files = new Set([...filesOf(file), ...preview, ...(isFramed ? frame : [])]);
      const hash = createHash('sha256').update(around);
      for (const one of [...files].sort()) hash.update(one).update('\0').update(textOf(one));
      return hash.digest('hex').slice(0, 16);
    },
  };
}

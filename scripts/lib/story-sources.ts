import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, resolveImport } from './import-path.ts';
import { hashSources, root } from './source-hash.ts';

const PREVIEW = '.storybook/preview.tsx';
/** Loads the site's frame for stories of whole pages. */
const ROUTER = '.storybook/with-router.tsx';
/** Lists all pages with their titles, for the router of every story; menus read it there. */
const SITE_MAP = 'src/app/site-map.ts';
const PAGES = 'src/shared/routes/pages.ts';
/** What all stories are drawn with that no import says. */
const surroundings = [
  ...['public', 'rsbuild.config.ts', 'tsconfig.json', 'package-lock.json', '.storybook/main.ts'],
  ...[
    'scripts/browser.ts',
    'e2e/stories/pictures.ts',
    'e2e/lib/whole-page.ts',
    'e2e/lib/window-picture.ts',
  ],
];
/** `import … from`, `export … from` and an import for its effects; 1 the word `type`, 2 the names in braces, 3 where from. */
const STATIC =
  /(?:^|\n)(?:import|export)( type)? (?:[\w$]+(?:, )?)?(?:\{([^}]*)\} )?(?:\* (?:as [\w$]+ )?)?(?:from )?'([^']+)'/g;
const LATE = /\bimport\(\s*(?:\/\*[\s\S]*?\*\/\s*)?'([^']+)'/g;

/** Exports all checks of the contract, of which a story is made of a few. */
const CHECKS = 'openapi/generated/checks.gen.ts';
/** Before the name of a check, in place of a file. */
const CHECK = 'check:';
const DECLARATION = /(?:^|\n)export (?:function|const) (\w+)[\s\S]*?(?=\n(?:export|import) |$)/g;

/** An import: of some names, by what their file calls them, or of all. */
interface Link {
  specifier: string;
  names?: { outer: string; inner: string }[];
  isLate: boolean;
}

/** Tells of every story file what its pictures are made of. */
export interface StorySources {
  /**
   * Root-relative files that a story file (root-relative) leads to by its imports, itself included. What is imported by name
   * from a slice's `index.ts` leads to the file that has it, not to all that the slice exports. Checks of the contract are
   * listed one by one, `check:isBet`. The list of pages is left out.
   */
  filesOf: (file: string) => Set<string>;
  /** Hash of a story file (root-relative), all it imports, what every story is drawn with, and the list of pages where a menu reads it. */
  hashOf: (file: string, isFramed: boolean) => string;
}

function namesOf(braces: string): Link['names'] {
  return braces
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [inner = '', outer = inner] = name.split(' as ');
      return { inner, outer };
    });
}

function linksIn(text: string): Link[] {
  const early = [...text.matchAll(STATIC)]
    .filter(([, type]) => type === undefined)
    .map(([, , braces, specifier = '']) => ({
      specifier,
      isLate: false,
      ...(braces !== undefined && { names: namesOf(braces) }),
    }));
  const late = [...text.matchAll(LATE)].map(([, specifier = '']) => ({ specifier, isLate: true }));
  return [...early, ...late];
}

/** One word more that an answer may have changes no story that was drawn without it; one that is gone fails the types. */
const WORDS = /return \((?:value === "[^"]*"(?: \|\| )?)+\);\n\}\s*$/;

/** The text of every check of the contract but those of words, by its name: they know each other by names alone. */
function readChecks(): Map<string, string> {
  const folder = join(CHECKS, '..', 'checks');
  const texts = readdirSync(join(root, folder)).map((file) => readSource(join(folder, file)));
  return new Map(
    texts.flatMap((text) =>
      [...text.matchAll(DECLARATION)]
        .filter(([own]) => !WORDS.test(own))
        .map(([own, name = '']) => [name, own] as const),
    ),
  );
}

/** Reads the imports of the tree as it is now; each file once. */
export function readStorySources(): StorySources {
  const texts = new Map<string, string>();
  const links = new Map<string, Link[]>();
  const around = hashSources(surroundings);
  const checks = readChecks();

  function textOf(file: string): string {
    const isCheck = file.startsWith(CHECK);
    const text =
      texts.get(file) ?? (isCheck ? checks.get(file.slice(CHECK.length)) : readSource(file)) ?? '';
    texts.set(file, text);
    return text;
  }

  function linksOf(file: string): Link[] {
    const found = links.get(file) ?? linksIn(textOf(file));
    links.set(file, found);
    return found;
  }

  /** The files that an import of a file leads to at once. */
  function targetsOf(from: string, { specifier, names }: Link): string[] {
    const file = resolveImport(from, specifier);
    if (file === null) return [];
    if (file === CHECKS && names) return names.map(({ inner }) => `${CHECK}${inner}`);
    if (names === undefined || !file.endsWith('/index.ts')) return [file];
    const effects = linksOf(file).filter(({ names: some, isLate }) => !some && !isLate);
    return [
      ...names.flatMap(({ inner }) => {
        const link = linksOf(file).find((one) => one.names?.some(({ outer }) => outer === inner));
        const name = link?.names?.find(({ outer }) => outer === inner);
        return link && name ? targetsOf(file, { ...link, names: [name] }) : [file];
      }),
      ...effects.flatMap((effect) => targetsOf(file, effect)),
    ];
  }

  function reach(from: readonly string[], withLate: boolean): Set<string> {
    const reached = new Set<string>();
    const waiting = [...from];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (reached.has(file) || file === SITE_MAP) continue;
      reached.add(file);
      if (file.startsWith(CHECK)) {
        const known = [...textOf(file).matchAll(/\bis[A-Z]\w*/g)].map(([name]) => name);
        waiting.push(...known.filter((name) => checks.has(name)).map((name) => CHECK + name));
        continue;
      }
      for (const link of linksOf(file)) {
        if (withLate || !link.isLate) waiting.push(...targetsOf(file, link));
      }
    }
    return reached;
  }

  const late = linksOf(ROUTER).filter(({ isLate }) => isLate);
  const siteMap = [SITE_MAP, ...linksOf(SITE_MAP).flatMap((link) => targetsOf(SITE_MAP, link))];
  const preview = [...reach([PREVIEW], false)];
  const frame = [
    ...reach(
      late.flatMap((link) => targetsOf(ROUTER, link)),
      true,
    ),
  ];

  const filesOf = (file: string): Set<string> => reach([file], true);

  return {
    filesOf,
    hashOf(file, isFramed) {
      const files = new Set([...filesOf(file), ...preview, ...(isFramed ? frame : [])]);
      if (files.has(PAGES)) for (const one of siteMap) files.add(one);
      const hash = createHash('sha256').update(around);
      for (const one of [...files].sort()) hash.update(one).update('\0').update(textOf(one));
      return hash.digest('hex').slice(0, 16);
    },
  };
}

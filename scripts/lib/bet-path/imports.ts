import { isSource, readSource, resolveImport } from '../import-path.ts';

const CLAUSE = /(?:^|\n)(import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g;

interface Clause {
  kind: string;
  /** The name as it leaves the other file, by the name it has here. */
  names: ReadonlyMap<string, string>;
  /** Root-relative file. */
  from: string;
}

function namesOf(list: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const part of list.split(',')) {
    const [original = '', local = original] = part
      .trim()
      .replace(/^type /, '')
      .split(' as ');
    if (original !== '') names.set(local, original);
  }
  return names;
}

function clausesOf(file: string): Clause[] {
  return [...readSource(file).matchAll(CLAUSE)].flatMap(
    ([, kind = '', list = '', specifier = '']) => {
      const from = resolveImport(file, specifier);
      return from === null ? [] : [{ kind, names: namesOf(list), from }];
    },
  );
}

/** Follows a name through doors (`export { … } from`) to the file that declares it. */
function declaredIn(file: string, name: string): string {
  for (const { kind, names, from } of clausesOf(file)) {
    const original = kind === 'export' ? names.get(name) : undefined;
    if (original !== undefined) return declaredIn(from, original);
  }
  return file;
}

/** Returns what `file` imports of `target`, through doors as well, and uses. */
export function importedNames(file: string, target: string): string[] {
  if (!isSource(file)) return [];
  const body = readSource(file).replaceAll(CLAUSE, '');
  return clausesOf(file)
    .filter(({ kind }) => kind === 'import')
    .flatMap(({ names, from }) =>
      [...names]
        .filter(([, original]) => declaredIn(from, original) === target)
        .map(([local]) => local),
    )
    .filter((name) => new RegExp(`(?<![\\w$])${name.replace('$', '\\$')}(?![\\w$])`).test(body));
}

/** Returns the files of `rules/` that a file calls, without the ending. */
export function rulesOf(file: string): string[] {
  if (!isSource(file)) return [];
  const found = clausesOf(file).map(({ from }) => /^rules\/(.+)\.ts$/.exec(from)?.[1] ?? '');
  return [...new Set(found)].filter(Boolean).sort();
}

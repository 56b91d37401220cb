import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/source-hash.ts';
import { UsageError } from '../lib/usage-error.ts';

/** What a command writes; paths are relative to the root. */
export interface Plan {
  created: Map<string, string>;
  edited: Map<string, string>;
  /** What is left to do by hand. */
  next: readonly string[];
}

export interface Names {
  /** `hot-matches` */
  name: string;
  /** `HotMatches` */
  Name: string;
  /** `hotMatches` */
  camel: string;
}

const LONGEST = 40;

/** Throws a UsageError for a name that is not lower case words with hyphens. */
export function namesOf(name: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > LONGEST)
    throw new UsageError(
      `"${name}" is no name: write lower case words with hyphens, such as hot-matches, ${LONGEST} letters at most`,
    );
  // The lint rules know files of tests by these words.
  if (/^(sample|fake|test)(-|$)/.test(name))
    throw new UsageError(`"${name}" is the name of something for tests: begin with another word`);
  const Name = name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
  return { name, Name, camel: Name.slice(0, 1).toLowerCase() + Name.slice(1) };
}

/** Fills a text's `{{fields}}`; throws for one that nobody gave, so that no template is written half. */
export function fill(text: string, fields: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, field: string) => {
    const value = fields[field];
    if (value === undefined) throw new Error(`a template asks for ${field}`);
    return value;
  });
}

/** The files of a folder of templates, filled, below `target`. */
export function fromTemplates(
  folder: string,
  target: string,
  fields: Readonly<Record<string, string>>,
): Map<string, string> {
  const templates = join(import.meta.dirname, 'templates', folder);
  const files = readdirSync(templates, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.tpl'))
      .map((file) => [
        join(target, fill(file.slice(0, -'.tpl'.length), fields)),
        fill(readFileSync(join(templates, file), 'utf8'), fields),
      ]),
  );
}

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Throws a UsageError where a folder is there already. */
export function refuseExisting(folder: string): void {
  if (existsSync(join(root, folder)))
    throw new UsageError(`${folder} is there already; nothing was written`);
}

/** Writes all of a plan, or nothing where one of its new files is there already. */
export function write({ created, edited }: Plan): void {
  for (const path of created.keys()) refuseExisting(path);
  for (const [path, text] of [...created, ...edited]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

import { readSource } from '../import-path.ts';
import { importedNames } from './imports.ts';
import { resumesAt, type Step, steps } from './steps.ts';

/** What leads from one step to the next: names of the code, or what goes over the wire. */
export interface Link {
  kind: 'import' | 'http' | 'stream' | 'sql';
  names: readonly string[];
}

interface Document {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

const contract = JSON.parse(readSource('openapi/dist/openapi.json')) as Document;

/** A call of the client, and the handler of its operation. */
function httpLink(from: string, to: string): Link | null {
  if (!from.startsWith('src/') || !to.startsWith('server/')) return null;
  const handlers = readSource(to);
  for (const [, verb = '', path = ''] of readSource(from).matchAll(/\.([A-Z]+)\('([^']+)'/g)) {
    const operation = contract.paths[path]?.[verb.toLowerCase()]?.operationId;
    if (operation && new RegExp(`\\b${operation}\\(`).test(handlers))
      return { kind: 'http', names: [`${verb} ${path}`, operation] };
  }
  return null;
}

/** What the server publishes of the contract's kinds, and the topic that the client reads. */
function streamLink(from: string, to: string): Link | null {
  if (!from.startsWith('server/src/stream/') || !to.startsWith('src/')) return null;
  const topics = steps.flatMap(({ file }) =>
    file.endsWith('.ts') ? [...readSource(file).matchAll(/\.publish\(`(\w+):/g)] : [],
  );
  const read = topics.find(([, topic]) => readSource(to).includes(`('${topic}')`));
  return read ? { kind: 'stream', names: ['GET /stream', read[1] ?? ''] } : null;
}

function sqlLink(from: string, to: string): Link | null {
  const name = /^server\/sql\/functions\/(\w+)\.sql$/.exec(to)?.[1];
  const calls = name && new RegExp(`(?<!function )\\b${name}\\(`).test(readSource(from));
  return calls ? { kind: 'sql', names: [name] } : null;
}

/** Events and stores are imported by the reader, functions by the caller: the bet goes either way. */
function importLink(from: string, to: string): Link | null {
  const names = [...importedNames(from, to), ...importedNames(to, from)];
  if (names.length > 0) return { kind: 'import', names };
  // Two that meet in a type between them: one calls it, the other makes it.
  const shared = typesBetween(from, to);
  return shared.length > 0 ? { kind: 'import', names: shared } : null;
}

/** Names that both files import of the `types.ts` beside the second, or of the first's door. */
function typesBetween(from: string, to: string): string[] {
  const meeting = to.replace(/[^/]+$/, 'types.ts');
  const mine = importedNames(from, meeting);
  return importedNames(to, meeting).filter((name) => mine.includes(name));
}

/** Returns what the code has between two steps, or null. */
export function linkBetween(from: string, to: string): Link | null {
  return httpLink(from, to) ?? streamLink(from, to) ?? sqlLink(from, to) ?? importLink(from, to);
}

export interface Edge extends Link {
  from: Step;
  to: Step;
}

function declares(file: string, name: string): boolean {
  const escaped = name.replace('$', '\\$');
  const declaration = `(const|function) ${escaped}(?![\\w$])`;
  const member = `^ +(async )?${escaped}(\\(|: )`;
  return new RegExp(`${declaration}|${member}`, 'm').test(readSource(file));
}

/** Returns the edges of the whole way, as the code has them; throws with every step that lost its name or its link. */
export function readEdges(way: readonly Step[] = steps): Edge[] {
  const missing = way.flatMap(({ file, names }) =>
    names.filter((name) => !declares(file, name)).map((name) => `${file} has no ${name}`),
  );
  const edges: Edge[] = [];
  for (const [index, to] of way.slice(1).entries()) {
    const from = way.find(({ file }) => file === (resumesAt[to.file] ?? way[index]?.file));
    const link = from && linkBetween(from.file, to.file);
    if (from && link) edges.push({ ...link, from, to });
    else missing.push(`nothing leads from ${from?.file} to ${to.file}`);
  }
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return edges;
}

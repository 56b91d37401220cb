import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../source-hash.ts';
import { UsageError } from '../usage-error.ts';
import { diffContracts } from './index.ts';
import { diffStreams } from './streams.ts';
import type { Change, ContractJson, Json } from './types.ts';

/** Texts and examples: nothing that a comparison looks at. */
const PROSE = new Set([
  'description',
  'summary',
  'example',
  'tags',
  'x-enum-descriptions',
  'x-client-actions',
  'x-market-types',
  'x-periods',
  'x-generated',
]);

function withoutProse(value: unknown, isNamed: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutProse(one, false));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    // The keys of `properties` are names of fields; lists of examples are texts, maps of them name problem codes.
    ([key, inner]) => isNamed || !(PROSE.has(key) || (key === 'examples' && Array.isArray(inner))),
  );
  return Object.fromEntries(
    kept.map(([key, inner]) => [key, withoutProse(inner, !isNamed && key === 'properties')]),
  );
}

/** The part of a document that clients can break on, small enough to be kept for the next comparison. */
function compact(document: Json): Json {
  const { examples, ...components } = document.components as Json;
  return withoutProse({ ...document, components }, false) as Json;
}

/** One of the two published documents. */
interface Published {
  file: string;
  /** What clients that are out there were made for: the document as of the newest section of the changelog. */
  baseline: string;
  /** The field that says which of the two a file is. */
  format: 'openapi' | 'asyncapi';
  diff(old: Json, now: Json): Change[];
}

const DOCUMENTS: readonly Published[] = [
  {
    file: 'openapi/dist/openapi.json',
    baseline: 'openapi/published.gen.json',
    format: 'openapi',
    diff: (old, now) => diffContracts(old as ContractJson, now as ContractJson),
  },
  {
    file: 'openapi/dist/asyncapi.json',
    baseline: 'openapi/published-stream.gen.json',
    format: 'asyncapi',
    diff: diffStreams,
  },
];

const read = (file: string): Json => JSON.parse(readFileSync(file, 'utf8')) as Json;
const inTree = (file: string): string => join(root, file);
const versionOf = ({ info }: Json): string => (info as { version: string }).version;

function readRevision(revision: string, file: string): Json | null {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: 'pipe',
    });
  try {
    if (git('ls-tree', '--name-only', revision, '--', file) === '') return null;
  } catch {
    throw new UsageError(`${revision} is neither a file nor a git revision of this clone`);
  }
  return JSON.parse(git('show', `${revision}:${file}`)) as Json;
}

function readGiven(file: string): Json {
  try {
    return read(file);
  } catch {
    throw new UsageError(
      `${file} is no JSON: give a published document, such as dist/openapi.json`,
    );
  }
}

/** The older of a document by a file, a git revision or else its baseline; null where there is none to compare with. */
function readOld(old: string | undefined, { file, baseline, format }: Published): Json | null {
  if (old === undefined) return read(inTree(baseline));
  if (!existsSync(old)) return readRevision(old, file);
  const document = readGiven(old);
  return format in document ? document : null;
}

interface Comparison {
  was: string;
  is: string;
  changes: Change[];
}

/**
 * Compares both documents with older ones: a file is the older of one of them, a git revision of both; without either it
 * is what was published last. Throws where the two differ in version, or there is nothing to compare with.
 */
export function compareWith(old: string | undefined): Comparison {
  const pairs = DOCUMENTS.map((one) => ({
    diff: one.diff,
    before: readOld(old, one),
    after: read(inTree(one.file)),
  }));
  const [is = '', ...others] = new Set(pairs.map(({ after }) => versionOf(after)));
  if (others.length > 0) throw new Error(`one contract, two versions: ${is}, ${others.join()}`);
  const compared = pairs.flatMap(({ diff, before, after }) =>
    before === null ? [] : [{ was: versionOf(before), changes: diff(before, after) }],
  );
  const [first] = compared;
  if (!first) throw new UsageError(`${old} has neither an OpenAPI nor an AsyncAPI document`);
  return { was: first.was, is, changes: compared.flatMap(({ changes }) => changes) };
}

/** The documents of the tree become the baselines of the next comparison. */
export function writeBaselines(): void {
  for (const { file, baseline } of DOCUMENTS)
    writeFileSync(inTree(baseline), `${JSON.stringify(compact(read(inTree(file))))}\n`);
}

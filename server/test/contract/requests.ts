import fc from 'fast-check';
import type { ContractDocument, Operation } from '../../src/contract/document.ts';
import { arbitraryOf } from './arbitrary.ts';
import { HOSTILE, mutated, RAW_BODIES } from './hostile.ts';

export interface Sample {
  url: string;
  headers: Record<string, string>;
  /** The JSON text of the body, or the file that it is; undefined when there is none. */
  body: string | Buffer | undefined;
}

/** Values of the running server, by the name of a parameter, by operation and parameter, or by operation and `body`; some differ by operation. */
export type Hints = Record<
  string,
  fc.Arbitrary<unknown> | ((operationId: string) => fc.Arbitrary<unknown>)
>;

const HINT_SHARE = 3;

function hinted(hints: Hints, operationId: string, key: string, otherwise: fc.Arbitrary<unknown>) {
  const found = hints[key];
  if (!found) return otherwise;
  const hint = typeof found === 'function' ? found(operationId) : found;
  return fc.oneof({ weight: HINT_SHARE, arbitrary: hint }, { weight: 1, arbitrary: otherwise });
}

type Named = Record<string, unknown>;

function partOf(
  document: ContractDocument,
  operation: Operation,
  place: 'path' | 'query' | 'header',
  hints: Hints,
): fc.Arbitrary<Named> {
  const mine = operation.parameters.filter((one) => one.in === place);
  const model = Object.fromEntries(
    mine.map(({ name, schema }) => {
      const any = arbitraryOf(document, schema);
      const own = `${operation.operationId}.${name}`;
      const key = own in hints ? own : name;
      return [name, hinted(hints, operation.operationId, key, any)];
    }),
  );
  const requiredKeys = mine.filter((one) => one.required).map((one) => one.name);
  return fc.record(model, { requiredKeys }) as fc.Arbitrary<Named>;
}

function write(
  operation: Operation,
  path: Named,
  query: Named,
  headers: Named,
  body: unknown,
): Sample {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name]).toWellFormed()),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return {
    url: `/api${filled}${search === '' ? '' : `?${search}`}`,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
    body: body === undefined ? undefined : textOrFile(operation, body),
  };
}

function textOrFile({ body }: Operation, value: unknown): string | Buffer {
  return body?.isFile ? Buffer.from(value as string | Uint8Array) : JSON.stringify(value);
}

function bodyOf(document: ContractDocument, operation: Operation, hints: Hints) {
  if (!operation.body) return fc.constant(undefined);
  const any = arbitraryOf(document, operation.body.schema);
  return hinted(hints, operation.operationId, `${operation.operationId}.body`, any);
}

export function validRequests(
  document: ContractDocument,
  operation: Operation,
  hints: Hints,
): fc.Arbitrary<Sample> {
  return fc
    .tuple(
      partOf(document, operation, 'path', hints),
      partOf(document, operation, 'query', hints),
      partOf(document, operation, 'header', hints),
      bodyOf(document, operation, hints),
    )
    .map(([path, query, headers, body]) => write(operation, path, query, headers, body));
}

/** One thing is wrong in the body; the caller keeps those that really break the schema. */
export function brokenBodies(
  document: ContractDocument,
  operation: Operation,
  hints: Hints,
): fc.Arbitrary<Sample> {
  const { body } = operation;
  const valid = validRequests(document, operation, hints);
  if (!body || body.isFile) {
    return fc
      .tuple(valid, fc.constantFrom(...RAW_BODIES, '{"level":11}'))
      .map(([sample, text]) => ({ ...sample, body: text }));
  }
  const wrong = mutated(bodyOf(document, operation, hints)).map((value) => JSON.stringify(value));
  const text = fc.oneof(
    { weight: 4, arbitrary: wrong },
    { weight: 1, arbitrary: fc.constantFrom(...RAW_BODIES) },
  );
  return fc.tuple(valid, text).map(([sample, broken]) => ({ ...sample, body: broken }));
}

function hostileText(): fc.Arbitrary<string> {
  return fc
    .constantFrom(...HOSTILE)
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .map((text) => text.toWellFormed().slice(0, 1_500));
}

/** One parameter is replaced, left out, doubled or made up. */
export function strangeParameters(
  document: ContractDocument,
  operation: Operation,
  hints: Hints,
): fc.Arbitrary<Sample> {
  const valid = validRequests(document, operation, hints);
  const names = operation.parameters.filter((one) => one.in === 'query').map((one) => one.name);
  const paths = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([hole = '']) => hole);
  const inQuery = fc
    .tuple(
      fc.constantFrom('level', '__proto__', 'constructor', ...names),
      hostileText(),
      fc.boolean(),
    )
    .map(([name, text, double]) => (sample: Sample): Sample => {
      const url = new URL(sample.url, 'http://x');
      if (!double) url.searchParams.delete(name);
      url.searchParams.append(name, text);
      return { ...sample, url: url.pathname + url.search };
    });
  const inPath = hostileText().map((text) => (sample: Sample): Sample => {
    const [, query] = sample.url.split('?');
    const path = paths.reduce(
      (url, hole) => url.replace(hole, encodeURIComponent(text)),
      `/api${operation.path}`,
    );
    return { ...sample, url: query === undefined ? path : `${path}?${query}` };
  });
  const inHeader = hostileText()
    .map((text) => text.replaceAll(/[^\x20-\x7e]/g, '?'))
    .map(
      (text) =>
        (sample: Sample): Sample => ({
          ...sample,
          headers: Object.fromEntries(Object.keys(sample.headers).map((name) => [name, text])),
        }),
    );
  const raw = fc
    .constantFrom(
      '%',
      '%ff',
      '%00',
      '?a=%c0%af',
      '?__proto__[role]=10',
      '#',
      ';x=1',
      '/..',
      '//',
      '\t',
    )
    .map(
      (tail) =>
        (sample: Sample): Sample => ({ ...sample, url: sample.url + tail }),
    );
  return fc
    .tuple(valid, fc.oneof(inQuery, inPath, inHeader, raw))
    .map(([sample, change]) => change(sample));
}

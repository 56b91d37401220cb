import { describe, expect, it } from 'vitest';
import { BREAK_CODE, SPORTS } from '#rules/sports.ts';
import { MARKET_TYPES } from '#rules/markets/market-types.ts';
import { PROBLEM_STATUS } from '#rules/problems.ts';
import {
  type JsonSchema,
  listOperations,
  readContract,
  resolve,
} from '../../src/contract/document.ts';
import { PROBLEM_MESSAGES } from '../../src/lib/problem-table.ts';
import { createOracle } from './oracle.ts';

interface Described {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown } | { $ref: string }>;
}
type Content = Record<string, Described>;
interface Response {
  content?: Content;
  headers?: Record<string, Described | { $ref: string }>;
}
interface Declared {
  parameters?: Described[];
  requestBody?: { content: Content };
  responses: Record<string, Response>;
}

const document = readContract();
const oracle = createOracle(document);
const { 'x-example-now': now } = (document as unknown as { info: { 'x-example-now': number } })
  .info;
const { schemas = {}, examples = {} } = document.components as Record<
  string,
  Record<string, object>
>;

/** Every example of a body, parameter or header; empty where there is none. */
function examplesOf(described: Described): unknown[] {
  const named = Object.values(described.examples ?? {}).map(
    (one) => resolve<{ value: unknown }>(document, one).value,
  );
  return 'example' in described ? [described.example, ...named] : named;
}

type Place = readonly [where: string, described: Described];

function placesOf(declared: Declared): Place[] {
  const { parameters = [], requestBody, responses } = declared;
  const bodies = [
    ['request', { content: requestBody?.content ?? {} }] as const,
    ...Object.entries(responses).map(
      ([status, one]) => [status, resolve<Response>(document, one)] as const,
    ),
  ];
  return [
    ...parameters.map((one): Place => [(one as unknown as { name: string }).name, one]),
    ...bodies.flatMap(([where, { content = {}, headers = {} }]: readonly [string, Response]) => [
      ...Object.entries(content).map(([type, one]): Place => [`${where} ${type}`, one]),
      ...Object.entries(headers).map(
        ([name, one]): Place => [`${where} ${name}`, resolve<Described>(document, one)],
      ),
    ]),
  ];
}

const operations = listOperations(document).map(({ operationId, path, method, parameters }) => {
  const declared = document.paths[path]?.[method.toLowerCase()] as Declared;
  return [operationId, placesOf({ ...declared, parameters })] as const;
});

/** Every object and list inside all examples, and the name of the field that it is in. */
function valuesIn(value: unknown, field = ''): (readonly [field: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null) return [[field, value]];
  if (Array.isArray(value)) return value.flatMap((one) => valuesIn(one, field));
  const inner = Object.entries(value).flatMap(([name, one]) => valuesIn(one, name));
  return [[field, value], ...inner];
}

const all = [
  ...operations.flatMap(([, places]) => places.flatMap(([, one]) => examplesOf(one))),
  ...Object.values(schemas).flatMap((one) => (one as { examples?: unknown[] }).examples ?? []),
].flatMap((one) => valuesIn(one));
const named = (...names: string[]) => all.filter(([name]) => names.includes(name));

describe.each(operations)('%s', (_, places) => {
  it.each(places)('%s has an example that fits', (where, described) => {
    const found = examplesOf(described);
    expect(found.length, where).toBeGreaterThan(0);
    for (const one of found) expect(oracle.faults(described.schema, one)).toBeNull();
  });
});

it.each(Object.entries(schemas))('the shape %s has examples that fit', (name, schema) => {
  const found = (schema as { examples?: unknown[] }).examples ?? [];
  expect(found.length).toBeGreaterThan(0);
  for (const one of found) expect(oracle.named(name, one)).toBeNull();
});

// NOT_READY waits for a call whose feature is not there; no answer names it now.
const answered = Object.entries(PROBLEM_STATUS).filter(([code]) => code !== 'NOT_READY');

it.each(answered)('the problem %s has its own example', (code) => {
  const { value } = examples[code] as { value: unknown };
  expect(oracle.named('Problem', value)).toBeNull();
  expect(value).toMatchObject({
    code,
    message: PROBLEM_MESSAGES[code as keyof typeof PROBLEM_MESSAGES],
  });
});

it('values that are explained in words are those of the schema', () => {
  const explained = Object.entries(schemas).flatMap(([name, schema]) => {
    const { enum: values, 'x-enum-descriptions': words } = schema as Record<string, object>;
    return values && words
      ? [[name, Object.values(values).map(String).sort(), Object.keys(words).sort()]]
      : [];
  });
  expect(explained.length).toBeGreaterThan(8);
  for (const [name, values, words] of explained) expect([name, words]).toEqual([name, values]);
});

it('happen around the instant that the document names', () => {
  // An exclusion ends months later, a table has the matches of a year, a quest is claimed and a question closed a week later.
  const farOnes: readonly unknown[] = ['until', 'countsFrom', 'claimUntil', 'closesAt'];
  const instants = all.filter(
    ([name, value]) => !farOnes.includes(name) && Number(value) > 1e12 && Number(value) < 1e15,
  );
  expect(instants.length).toBeGreaterThan(30);
  // A period may be a week that is over; a day of matches is committed to three days before.
  const days = (key: unknown) =>
    key === 'from' || key === 'to' ? 14 : key === 'committedAt' ? 4 : 2;
  const far = instants.filter(
    ([key, value]) => Math.abs(Number(value) - now) > days(key) * 86_400_000,
  );
  expect(far).toEqual([]);
});

describe('the dictionary', () => {
  const types = new Map(MARKET_TYPES.map((one) => [one.id, one]));

  it('has the market of every example, its outcomes and its line', () => {
    const markets = all.flatMap(([, value]) => {
      const { typeId, line, outcome, selections, ...rest } = (value ?? {}) as Record<
        string,
        unknown
      >;
      if (typeof typeId !== 'number') return [];
      const several = selections ?? rest.outcomes;
      const outcomes = Array.isArray(several) ? several.map((one) => one.outcome) : [outcome];
      return [{ typeId, hasLine: line !== null, outcomes }];
    });
    expect(markets.length).toBeGreaterThan(4);
    for (const { typeId, hasLine, outcomes } of markets) {
      const type = types.get(typeId);
      expect([typeId, hasLine]).toEqual([typeId, type?.line]);
      expect(type?.outcomes).toEqual(expect.arrayContaining(outcomes));
    }
  });

  it('makes the ids of selections: fixture, type, line and outcome', () => {
    const legs = all.flatMap(([, value]) => {
      const leg = (value ?? {}) as Record<string, unknown>;
      return typeof leg.selectionId === 'string' && 'fixtureId' in leg ? [leg] : [];
    });
    expect(legs.length).toBeGreaterThan(1);
    for (const { selectionId, fixtureId, typeId, line, outcome } of legs) {
      expect(selectionId).toBe([fixtureId, typeId, line ?? '_', outcome].join('.'));
    }
  });

  it('has every score code', () => {
    const known = new Set([BREAK_CODE, ...SPORTS.flatMap(({ codes }) => codes)].map(String));
    const used = [
      // The periods of limits are words.
      ...named('period').flatMap(([, code]) => (typeof code === 'string' ? [] : [code])),
      ...named('scores').flatMap(([, scores]) => Object.keys((scores ?? {}) as object)),
    ];
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((code) => !known.has(String(code)))).toEqual([]);
  });
});

import type { Schema } from '../contract-document/schema.ts';
import { resolve } from './resolve.ts';
import { compareSchemas } from './schemas.ts';
import { breaking, type ContractJson, type Found, type Json, safe } from './types.ts';

type Content = Record<string, { schema?: Schema; examples?: object }>;
interface Response extends Json {
  content?: Content;
  headers?: Record<string, Json>;
  'x-events'?: Record<string, Schema>;
}
type Sides = readonly [ContractJson, ContractJson];

function responsesOf(document: ContractJson, operation: Json): Map<string, Response> {
  const responses = operation.responses as Record<string, Json>;
  return new Map(
    Object.entries(responses).map(([status, one]) => [status, resolve(document, one)]),
  );
}

/** Codes and the status that each comes under; `default` where it has none of its own. */
function codesOf(responses: ReadonlyMap<string, Response>): Map<string, string> {
  const inOrder = [...responses].sort(
    ([one], [other]) => Number(other === 'default') - Number(one === 'default'),
  );
  return new Map(
    // `default` comes first: a status of its own, which says more, replaces it.
    inOrder.flatMap(([status, { content }]) =>
      Object.keys(content?.['application/problem+json']?.examples ?? {}).map(
        (code) => [code, status] as const,
      ),
    ),
  );
}

function compareCodes(
  before: ReadonlyMap<string, Response>,
  after: ReadonlyMap<string, Response>,
): Found[] {
  const [old, now] = [codesOf(before), codesOf(after)];
  return [
    ...[...old].flatMap(([code, status]) => {
      const moved = now.get(code);
      if (moved === undefined) return [safe('problems', `no longer \`${code}\``)];
      if (moved === status) return [];
      // `default` promised no status; what is sent is the same.
      if (status === 'default') return [safe('problems', `\`${code}\` under ${moved}`)];
      return [breaking('problems', `\`${code}\` under ${moved}, not ${status}`)];
    }),
    // Clients have a way with any problem, by its status and its text.
    ...[...now.keys()]
      .filter((code) => !old.has(code))
      .map((code) => safe('problems', `also \`${code}\``)),
  ];
}

function compareHeaders(sides: Sides, where: string, old: Response, now: Response): Found[] {
  const [was, is] = [old.headers ?? {}, now.headers ?? {}];
  const isSure = (document: ContractJson, header: Json | undefined): boolean =>
    header !== undefined && resolve(document, header).required === true;
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => {
    const at = `${where} header ${name}`;
    const [before, after] = [isSure(sides[0], was[name]), isSure(sides[1], is[name])];
    if (before && !after) return [breaking(at, name in is ? 'optional now' : 'removed')];
    if (!(name in was)) return [safe(at, 'new')];
    if (!(name in is)) return [safe(at, 'removed')];
    const schemaOf = (document: ContractJson, header: Json | undefined) =>
      ({ document, schema: resolve(document, header ?? {}).schema as Schema | undefined }) as const;
    return compareSchemas(
      'answer',
      at,
      schemaOf(sides[0], was[name]),
      schemaOf(sides[1], is[name]),
    );
  });
}

function compareContent(sides: Sides, where: string, old: Response, now: Response): Found[] {
  const [was, is] = [old.content ?? {}, now.content ?? {}];
  const [oldEvents, events] = [old['x-events'] ?? {}, now['x-events'] ?? {}];
  const schemas = (at: string, before: Schema | undefined, after: Schema | undefined): Found[] =>
    compareSchemas(
      'answer',
      at,
      { document: sides[0], schema: before },
      { document: sides[1], schema: after },
    );
  return [
    ...Object.keys(was)
      .filter((type) => !(type in is))
      .map((type) => breaking(where, `no longer ${type}`)),
    ...Object.keys(is)
      .filter((type) => !(type in was))
      .map((type) => breaking(where, `${type} now`)),
    ...Object.keys(was)
      .filter((type) => type in is)
      .flatMap((type) => schemas(where, was[type]?.schema, is[type]?.schema)),
    ...Object.keys(oldEvents)
      .filter((event) => !(event in events))
      .map((event) => breaking(where, `no longer event ${event}`)),
    ...Object.keys(events)
      .filter((event) => !(event in oldEvents))
      .map((event) => breaking(where, `also event ${event}`)),
    ...Object.keys(oldEvents)
      .filter((event) => event in events)
      .flatMap((event) => schemas(`event ${event}`, oldEvents[event], events[event])),
  ];
}

/** Compares what an operation answers: statuses, bodies, events, headers, and its problems by code. */
export function compareAnswers(sides: Sides, old: Json, now: Json): Found[] {
  const [before, after] = [responsesOf(sides[0], old), responsesOf(sides[1], now)];
  const isProblem = (status: string): boolean => status === 'default' || Number(status) >= 400;
  const good = [...new Set([...before.keys(), ...after.keys()])].filter((one) => !isProblem(one));
  return [
    ...good.flatMap((status) => {
      const [was, is] = [before.get(status), after.get(status)];
      const where = `answer ${status}`;
      if (!was) return [breaking(where, 'a status that clients do not know')];
      if (!is) return [breaking(where, 'removed')];
      return [...compareContent(sides, where, was, is), ...compareHeaders(sides, where, was, is)];
    }),
    ...compareContent(sides, 'problem', before.get('default') ?? {}, after.get('default') ?? {}),
    ...compareCodes(before, after),
  ];
}

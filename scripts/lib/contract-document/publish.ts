import { addDictionaries } from './dictionary.ts';
import { addSchemaExamples, addStreamExamples } from './examples.ts';
import { anyProblem, problemExamples, problemResponses, problemRows } from './problems.ts';
import { describeRules } from './rule-tables.ts';
import { describeValues, problemTable } from './tables.ts';
import { type ContractJson, type Json, operationsOf } from './types.ts';

/** Headers of every answer, by their name in `components.headers`. */
const EVERYWHERE = ['X-Request-Id', 'X-Server-Time', 'Cache-Control'];

function withHeaders(response: Json, names: readonly string[]): Json {
  const refs = names.map((name) => [name, { $ref: `#/components/headers/${name}` }]);
  return { ...response, headers: { ...Object.fromEntries(refs), ...(response.headers as Json) } };
}

function answerOf(status: string, response: Json): Json {
  if ('$ref' in response) return response;
  return withHeaders(response, status === '429' ? [...EVERYWHERE, 'Retry-After'] : EVERYWHERE);
}

/** Turns the shapes that `x-events` names into references, so that they count as used. */
function linkEvents(object: Json): Json {
  const events = object['x-events'] as Record<string, string> | undefined;
  if (!events) return object;
  const links = Object.entries(events).map(([event, shape]) => [
    event,
    { $ref: `#/components/schemas/${shape}` },
  ]);
  return { ...object, 'x-events': Object.fromEntries(links) };
}

/** Whether a value is a schema is known by its place only; `x-enum-descriptions` is in schemas alone. */
function mapObjects(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((one) => mapObjects(one, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, change)]);
  return change(Object.fromEntries(entries) as Json);
}

/**
 * The document that other teams read, from the bundled contract: each problem under its status, with the headers
 * and examples of all answers, and what values mean in words. It takes nothing away.
 */
export function publish(bundled: ContractJson): ContractJson {
  const rows = problemRows(bundled);
  const document = mapObjects(bundled, (one) =>
    linkEvents(describeRules(describeValues(one))),
  ) as ContractJson;
  const { components } = document;
  const code = components.schemas?.ProblemCode as Json;
  code.description = `What went wrong; the status follows from it.\n\n${problemTable(rows)}`;
  components.examples = { ...components.examples, ...problemExamples(rows) };
  components.responses = {
    ...components.responses,
    Problem: withHeaders(anyProblem(rows), [...EVERYWHERE, 'Allow']),
  };
  addDictionaries(document);
  addSchemaExamples(document);
  addStreamExamples(document);
  for (const { operation } of operationsOf(document)) {
    const responses = { ...operation.responses, ...problemResponses(operation, rows) };
    operation.responses = Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [status, answerOf(status, response)]),
    );
  }
  // An example that no answer names is a fault to linters.
  const text = JSON.stringify(document);
  for (const { code } of rows)
    if (!text.includes(`"#/components/examples/${code}"`)) delete components.examples[code];
  return document;
}

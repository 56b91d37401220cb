import { describe, expect, it } from 'vitest';
import {
  type JsonSchema,
  listOperations,
  type Operation,
  readContract,
} from '../../src/contract/document.ts';
import { createOracle } from './oracle.ts';

interface Media {
  schema: JsonSchema;
  example?: unknown;
}

interface Declared {
  tags: string[];
  'x-problems': string[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

const document = readContract();
const oracle = createOracle(document);
const problemCodes = (document.components?.schemas?.ProblemCode ?? {}) as { enum: string[] };

const operations = listOperations(document).map((operation) => {
  const declared = document.paths[operation.path]?.[operation.method.toLowerCase()] as Declared;
  return [operation.operationId, operation, declared] as const;
});

/** What an operation takes and what it answers with when it succeeds, as far as it is JSON. */
function mediaOf({ requestBody, responses }: Declared): [string, Media][] {
  const contents = [
    ['request', requestBody?.content] as const,
    ...Object.entries(responses).map(([status, { content }]) => [status, content] as const),
  ];
  return contents.flatMap(([where, content]) => {
    const media = content?.['application/json'];
    return media ? [[where, media] satisfies [string, Media]] : [];
  });
}

/** Refusals that follow from what the glue does for the operation, whatever its handler says. */
function impliedProblems({ parameters, body, rate }: Operation): string[] {
  const isChecked = parameters.length > 0 || body !== null;
  return [...(isChecked ? ['VALIDATION'] : []), ...(rate ? ['RATE_LIMITED'] : [])];
}

describe.each(operations)('%s', (_, operation, declared) => {
  it('lists the problems it can answer with, all of them known', () => {
    const listed = declared['x-problems'];
    expect(listed).toEqual(expect.arrayContaining(impliedProblems(operation)));
    expect(problemCodes.enum).toEqual(expect.arrayContaining(listed));
  });

  it('has examples that fit, wherever it speaks JSON and is served already', () => {
    for (const [where, { schema, example }] of mediaOf(declared)) {
      if (example === undefined) expect(declared.tags, `no example: ${where}`).toEqual(['later']);
      else expect(oracle.faults(schema, example), where).toBeNull();
    }
  });
});

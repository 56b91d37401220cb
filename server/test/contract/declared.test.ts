import { describe, expect, it } from 'vitest';
import { listOperations, type Operation, readContract } from '../../src/contract/document.ts';

interface Declared {
  'x-problems': string[];
}

const document = readContract();
const problemCodes = (document.components?.schemas?.ProblemCode ?? {}) as { enum: string[] };

const operations = listOperations(document).map((operation) => {
  const declared = document.paths[operation.path]?.[operation.method.toLowerCase()] as Declared;
  return [operation.operationId, operation, declared] as const;
});

/** Refusals that follow from what the glue does for the operation, whatever its handler says. */
function impliedProblems({ parameters, body, rate }: Operation): string[] {
  const isChecked = parameters.length > 0 || body !== null;
  return [...(isChecked ? ['VALIDATION'] : []), ...(rate ? ['RATE_LIMITED'] : [])];
}

/** What `responses` may have as keys, by the schema of OpenAPI 3.1. */
const KEY = /^(?:[1-5][0-9X]{2}|default)$/;

describe.each(operations)('%s', (_, operation, declared) => {
  it('lists the problems it can answer with, all of them known', () => {
    const listed = declared['x-problems'];
    expect(listed).toEqual(expect.arrayContaining(impliedProblems(operation)));
    expect(problemCodes.enum).toEqual(expect.arrayContaining(listed));
  });

  it('names no status that OpenAPI has no key for', () => {
    expect([...operation.responses.keys()].filter((status) => !KEY.test(status))).toEqual([]);
  });

  it('has the ends of a session under their statuses where a token counts', () => {
    const ends = [...operation.responses.keys()].filter((status) => /^5[56]/.test(status));
    expect(ends).toEqual(operation.security === 'none' ? [] : ['555', '556']);
  });
});

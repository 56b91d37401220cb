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

describe.each(operations)('%s', (_, operation, declared) => {
  it('lists the problems it can answer with, all of them known', () => {
    const listed = declared['x-problems'];
    expect(listed).toEqual(expect.arrayContaining(impliedProblems(operation)));
    expect(problemCodes.enum).toEqual(expect.arrayContaining(listed));
  });
});

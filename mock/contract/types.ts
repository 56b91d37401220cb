import type { components, ContentOf, OperationId, operations } from '#contract/types.gen.ts';

export type { OperationId, RequestOf } from '#contract/types.gen.ts';

export type Schemas = components['schemas'];
export type ProblemCode = Schemas['ProblemCode'];

type Successes<O extends OperationId> = Extract<
  keyof operations[O]['responses'],
  200 | 201 | 202 | 204
>;

/** The body of the answer that the contract declares for success; undefined where it has none. */
export type Answer<O extends OperationId> = {
  [S in Successes<O>]: ContentOf<operations[O]['responses'][S]>;
}[Successes<O>];

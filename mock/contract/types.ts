import type { components, operations } from '#contract/types.gen.ts';

export type Schemas = components['schemas'];
export type OperationId = keyof operations;
export type ProblemCode = Schemas['ProblemCode'];

type Json<T> = T extends { content: infer C } ? C[keyof C] : undefined;

type Part<O extends OperationId, K extends 'path' | 'query' | 'header'> =
  NonNullable<operations[O]['parameters'][K]> extends infer X
    ? [X] extends [never]
      ? Record<never, never>
      : X
    : never;

type Body<O extends OperationId> = [NonNullable<operations[O]['requestBody']>] extends [never]
  ? undefined
  : Json<NonNullable<operations[O]['requestBody']>>;

/** A request that the contract has accepted. */
export interface Request<O extends OperationId> {
  params: Part<O, 'path'>;
  query: Part<O, 'query'>;
  headers: Part<O, 'header'>;
  body: Body<O>;
}

type Successes<O extends OperationId> = Extract<
  keyof operations[O]['responses'],
  200 | 201 | 202 | 204
>;

/** The body of the answer that the contract declares for success; undefined where it has none. */
export type Answer<O extends OperationId> = {
  [S in Successes<O>]: Json<operations[O]['responses'][S]>;
}[Successes<O>];

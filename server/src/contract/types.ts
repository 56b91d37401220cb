import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../lib/session.ts';
import type { ProblemCode } from '../lib/problem.ts';
import type { operations } from './schema.gen.ts';

type Json<T> = T extends { content: infer C } ? C[keyof C] : undefined;

type Part<O extends keyof operations, K extends 'path' | 'query' | 'header'> =
  operations[O]['parameters'] extends { [P in K]?: infer X }
    ? [X] extends [undefined]
      ? Record<never, never>
      : NonNullable<X>
    : Record<never, never>;

type Body<O extends keyof operations> = operations[O] extends { requestBody: infer B }
  ? Json<B>
  : operations[O] extends { requestBody?: infer B }
    ? [NonNullable<B>] extends [never]
      ? undefined
      : Json<NonNullable<B>> | undefined
    : undefined;

export type Req<O extends keyof operations> = {
  params: Part<O, 'path'>;
  query: Part<O, 'query'>;
  headers: Part<O, 'header'>;
  body: Body<O>;
};

/** One of the statuses the contract declares for the operation, with that status's body. */
export type Res<O extends keyof operations> = {
  [S in keyof operations[O]['responses']]: {
    status: S;
    body: Json<operations[O]['responses'][S]>;
    headers?: Record<string, string>;
  };
}[keyof operations[O]['responses']];

export interface RequestContext {
  requestId: string;
  ip: string;
  session: Session | null;
  /** The clock's instant when the request came in. */
  now: number;
  raw: FastifyRequest;
  reply: FastifyReply;
}

export type Handlers = {
  [O in keyof operations]: (req: Req<O>, ctx: RequestContext) => Res<O> | Promise<Res<O>>;
};

export interface RateRule {
  max: number;
  perSeconds: number;
  by: 'ip' | 'member';
}

/** What the contract says about who may call an operation and how often. */
export interface OperationRules {
  operationId: string;
  method: string;
  path: string;
  /** `optional`: a guest may call it, a token counts when it is there. */
  security: 'none' | 'optional' | 'member';
  role: 'admin' | 'staff' | null;
  allowInMaintenance: boolean;
  unreadGate: boolean;
  rate: RateRule | null;
}

export type GuardOutcome = { ok: true; session: Session | null } | { ok: false; code: ProblemCode };

/** Decides before each handler who asks and whether they may. Reads the token from `ctx.raw.headers`. */
export type Guard = (ctx: RequestContext, operation: OperationRules) => Promise<GuardOutcome>;

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '#rules/roles.ts';
import type { ProblemAnswer, ProblemCode } from '../lib/problem.ts';
import type { Session } from '../lib/session.ts';
import type { ContentOf, OperationId, operations, RequestOf } from '#contract/types.gen.ts';

type Answer<S, J> = S extends 'default'
  ? ProblemAnswer
  : [J] extends [undefined]
    ? { status: S; body?: undefined; headers?: Record<string, string> }
    : { status: S; body: J; headers?: Record<string, string>; isShared?: boolean };

/**
 * One of the statuses the contract declares, with that status's body; or any problem. `isShared` says that the handler
 * gives the same object until what it says changes: it is checked, written and compressed once.
 */
export type Res<O extends OperationId> = {
  [S in keyof operations[O]['responses']]: Answer<S, ContentOf<operations[O]['responses'][S]>>;
}[keyof operations[O]['responses']];

export interface RequestContext {
  requestId: string;
  ip: string;
  session: Session | null;
  /** The session where the contract lets in members alone; it throws for a guest, since contract and handler then disagree. */
  readonly member: Session;
  /** The clock's instant when the request was there as a whole; for the guard, when its headers were. */
  now: number;
  raw: FastifyRequest;
  reply: FastifyReply;
}

type TakesFile = { requestBody: { content: { 'application/octet-stream': unknown } } };

export type Handler<O extends OperationId> = (
  req: operations[O] extends TakesFile ? RequestOf<O> & { body: Buffer } : RequestOf<O>,
  ctx: RequestContext,
) => Res<O> | Promise<Res<O>>;

export type Handlers = { [O in OperationId]: Handler<O> };

export interface RateRule {
  max: number;
  perSeconds: number;
  /** `device`: a browser that has signed somebody in before, else like `ip`. */
  by: 'ip' | 'member' | 'device';
}

/** What the contract says about who may call an operation and how often. */
export interface OperationRules {
  operationId: string;
  method: string;
  /** As in the contract, without `/api`: `/bet/{betId}`. */
  path: string;
  /** `none`: a token is not looked at. `optional`: a guest may call it and a token counts when it is there. */
  security: 'none' | 'optional' | 'member';
  access: Access;
  allowInMaintenance: boolean;
  unreadGate: boolean;
  /** The call does not extend the session. */
  noActivity: boolean;
  rate: RateRule | null;
}

export type GuardOutcome = { ok: true; session: Session | null } | { ok: false; code: ProblemCode };

export type DeviceOf = (request: FastifyRequest) => Promise<string | null>;

/** Decides before the body is read who asks and whether they may; the token is in `ctx.raw.headers`. */
export type Guard = (ctx: RequestContext, operation: OperationRules) => Promise<GuardOutcome>;

import type { Db, Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../lib/module.ts';
import {
  insertRequest,
  insertStep,
  latestId,
  listRequests,
  listSteps,
  type RequestStep,
  saveState,
  type StoredRequest,
  takeRequest,
} from './repository.ts';
import {
  type ActorRole,
  decide,
  isOpen,
  type Refusal,
  type Transition,
  type TransitionTable,
} from './transitions.ts';

/** How long staff keeps a request to itself; whoever forgets one does not keep it from the others for ever. */
export const LOCK_MS = 10 * 60_000;

export interface Actor {
  /** Member id, or the name of a job. */
  id: string;
  role: ActorRole;
  ip: string;
}

export interface StepContext {
  request: StoredRequest;
  actor: Actor;
  reason: string | null;
  at: number;
}

/** Runs after the commit. */
export type AfterCommit = () => Promise<void> | void;

/** One kind of request. Its owner keeps the table of transitions and what each one does to its own tables. */
export interface RequestKind<State extends string = string, Event extends string = string>
  extends TransitionTable<State, Event> {
  kind: string;
  /** Whether a member may have one open request of this kind at most. */
  isExclusive: boolean;
  /** Runs inside the transaction of the transition, after the state is stored; an error undoes both. */
  effects: Partial<
    Record<Event, (q: Queryable, step: StepContext) => Promise<AfterCommit | undefined>>
  >;
}

export interface Opening {
  memberId: string;
  details?: Record<string, unknown>;
  actor: Actor;
  at: number;
}

export interface Act<Event extends string> {
  id: string;
  event: Event;
  actor: Actor;
  reason?: string;
  at: number;
}

export type ActResult =
  | { ok: true; request: StoredRequest; isRepeat: boolean }
  | { ok: false; error: Refusal | 'NOT_FOUND' | 'LOCKED' };

export interface Requests<State extends string, Event extends string> {
  /** Opens a request in the caller's transaction; null when the member has an open one of an exclusive kind. */
  open(q: Queryable, opening: Opening): Promise<StoredRequest | null>;
  /** Moves a request on by one event of the table, in one transaction with its effect. */
  act(act: Act<Event>): Promise<ActResult>;
  /** Id of the newest request that a member has made. */
  latestOf(memberId: string): Promise<string | null>;
  list(state: State, limit: number): Promise<StoredRequest[]>;
  steps(id: string): Promise<RequestStep[]>;
}

function isStaff({ role }: Actor): boolean {
  return role === 'manager' || role === 'admin';
}

function isLockedFor({ lockedBy, lockedUntil }: StoredRequest, actor: Actor, at: number): boolean {
  return isStaff(actor) && lockedBy !== null && lockedBy !== actor.id && (lockedUntil ?? 0) > at;
}

function after<State extends string>(
  request: StoredRequest,
  { to, takesLock }: Transition<State, string>,
  { actor, at }: { actor: Actor; at: number },
): StoredRequest {
  const lock = takesLock
    ? { lockedBy: actor.id, lockedUntil: at + LOCK_MS }
    : { lockedBy: null, lockedUntil: null };
  return { ...request, state: to, updatedAt: at, ...lock };
}

/**
 * Makes the requests of one kind. Every step is stored with time, actor, states and reason; a repeated event succeeds
 * without a second effect; what staff has taken is refused to other staff until the lock ends.
 */
export function createRequests<State extends string, Event extends string>(
  { db, ids, bus }: Pick<ModuleDeps, 'ids' | 'bus'> & { db: Db },
  kind: RequestKind<State, Event>,
): Requests<State, Event> {
  async function step(q: Queryable, act: Act<Event>): Promise<ActResult & { done?: AfterCommit }> {
    const { id, event, actor, at } = act;
    const reason = act.reason?.trim() || null;
    const request = await takeRequest(q, kind.kind, id);
    // Somebody else's request is as unknown to a member as one that is not there.
    const isForeign = actor.role === 'member' && request?.memberId !== actor.id;
    if (!request || isForeign) return { ok: false, error: 'NOT_FOUND' };
    const decision = decide(kind, request.state as State, {
      event,
      role: actor.role,
      reason: act.reason,
    });
    if (!decision.ok) return decision;
    if (decision.isRepeat) return { ok: true, request, isRepeat: true };
    if (isLockedFor(request, actor, at)) return { ok: false, error: 'LOCKED' };
    const next = after(request, decision.transition, act);
    await saveState(q, { ...next, isOpen: isOpen(kind, next.state as State) });
    const { state: from } = request;
    await insertStep(q, {
      requestId: id,
      event,
      from,
      to: next.state,
      actor: actor.id,
      role: actor.role,
      reason,
      at,
    });
    const done = await kind.effects[event]?.(q, { request: next, actor, reason, at });
    return { ok: true, request: next, isRepeat: false, ...(done && { done }) };
  }

  function publish({ id, memberId, state }: StoredRequest, reason: string | null): void {
    bus.publish(`me:${memberId}`, { kind: 'request', id, type: kind.kind, state, reason });
  }

  return {
    async open(q, { memberId, details = {}, actor, at }) {
      const { initial: state } = kind;
      const request: StoredRequest = {
        id: ids.id('req'),
        kind: kind.kind,
        memberId,
        state,
        details,
        createdAt: at,
        updatedAt: at,
        lockedBy: null,
        lockedUntil: null,
      };
      if (!(await insertRequest(q, { ...request, isExclusive: kind.isExclusive }))) return null;
      await insertStep(q, {
        requestId: request.id,
        event: 'open',
        from: null,
        to: state,
        actor: actor.id,
        role: actor.role,
        reason: null,
        at,
      });
      return request;
    },
    async act(act) {
      const { done, ...result } = await db.tx((q) => step(q, act));
      if (result.ok && !result.isRepeat) {
        await done?.();
        publish(result.request, act.reason?.trim() || null);
      }
      return result;
    },
    latestOf: (memberId) => latestId(db, kind.kind, memberId),
    list: (state, limit) => listRequests(db, { kind: kind.kind, state, limit }),
    steps: (id) => listSteps(db, id),
  };
}

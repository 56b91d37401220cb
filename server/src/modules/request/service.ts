import { type ListedTransition, REQUEST_LOCK_MS } from '#rules/request-transitions.ts';
import { afterCommit, type Queryable } from '../../lib/db.ts';
import type { ModuleDeps } from '../../module.ts';
import { recordAudit } from '../audit/index.ts';
import { insertRequestCopy } from '../message/index.ts';
import type { NoticeOf } from './notices.ts';
import {
  countRequests,
  insertRequest,
  insertStep,
  lastActorOf,
  latestId,
  listRequests,
  listSteps,
  readRequest,
  type RequestPage,
  type RequestStep,
  type StateCount,
  saveState,
  type StoredRequest,
  takeRequest,
} from './repository.ts';
import {
  type ActorRole,
  decide,
  isOpen,
  type Refusal,
  type TransitionTable,
} from './transitions.ts';

export interface Actor {
  /** Member id, or the name of a job. */
  id: string;
  role: ActorRole;
  ip: string;
}

export interface StepContext<Details extends object = object> {
  /** As it is after the step. */
  request: StoredRequest<Details>;
  /** The state before it. */
  from: string;
  actor: Actor;
  reason: string | null;
  at: number;
}

/** What a guard may refuse a step for. */
export type GuardRefusal = 'INSUFFICIENT_FUNDS' | 'INVALID_STATE' | 'MEMBER_PROTECTED';

/** What a kind says in the record of a step of staff beside its states, actor and reason. */
export interface StepRecord {
  /** What the action's name begins with; the kind's word where it is left out. */
  as?: string;
  /** What was acted on; the request where it is left out. */
  target?: string;
  before?: object;
  after?: object;
}

/**
 * One kind of request, with what it keeps (`Details`) and what its table depends on beside that (`Facts`). Its owner keeps the table
 * of transitions and what each one does to its own tables.
 */
export interface RequestKind<
  State extends string,
  Event extends string,
  Details extends object = object,
  Facts extends object = object,
> extends TransitionTable<State, Event, Details & Facts> {
  kind: string;
  /** Whether it is staff's own business: then the member's stream says nothing of it. */
  isStaffs?: boolean;
  /** Such as what came so far; read with the request locked. */
  facts?(q: Queryable, request: StoredRequest<Details>): Promise<Facts>;
  /** Whether a member may have one open request of this kind at most. */
  isExclusive: boolean;
  /** Runs inside the transaction before anything is stored, where the table allows the event; a refusal changes nothing. */
  guards?: Partial<
    Record<
      Event,
      (q: Queryable, request: StoredRequest<Details>, at: number) => Promise<GuardRefusal | null>
    >
  >;
  /** Runs inside the transaction of the transition, after the state is stored; an error undoes both. */
  effects: Partial<Record<Event, (q: Queryable, step: StepContext<Details>) => Promise<void>>>;
  /** What the record of a step of staff says beside the rest. */
  record?(step: StepContext<Details>): StepRecord;
  /** What the member reads of a step that others made, among the messages; with the facts as they were before it. */
  notice?: NoticeOf<Details, Facts>;
}

export interface Opening<Details extends object = object> {
  memberId: string;
  details?: Details;
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

export type ActResult<Details extends object = object> =
  | { ok: true; request: StoredRequest<Details>; isRepeat: boolean }
  | { ok: false; error: Refusal | GuardRefusal | 'NOT_FOUND' | 'LOCKED' | 'SAME_PERSON' };

export interface Requests<
  State extends string,
  Event extends string,
  Details extends object = object,
> {
  /** Opens a request in the caller's transaction; null when the member has an open one of an exclusive kind. */
  open(q: Queryable, opening: Opening<Details>): Promise<StoredRequest<Details> | null>;
  /** Moves a request on by one event of the table, in one transaction with its effect; published after the commit. */
  act(act: Act<Event>): Promise<ActResult<Details>>;
  /** The same inside the caller's transaction. */
  actWithin(q: Queryable, act: Act<Event>): Promise<ActResult<Details>>;
  /** Id of the newest request that a member has made. */
  latestOf(memberId: string): Promise<string | null>;
  /** The kind's word, as the stream and the desk know it. */
  readonly kind: string;
  /** Sends the member and the desk a request that was opened, after the commit. */
  announce(request: Pick<StoredRequest, 'id' | 'memberId'>): Promise<void>;
  find(id: string): Promise<StoredRequest<Details> | null>;
  list(page: RequestPage & { states: readonly State[] }): Promise<StoredRequest<Details>[]>;
  /** Counts by state: all open requests, and those decided since an instant, epoch milliseconds. */
  counts(since: number): Promise<StateCount[]>;
  steps(id: string): Promise<RequestStep[]>;
}

function isStaff({ role }: Actor): boolean {
  return role === 'manager' || role === 'admin';
}

/** Who of staff has a request locked at an instant; null where nobody has, or the lock has ended. */
export function handlerOf(
  { lockedBy, lockedUntil }: Pick<StoredRequest, 'lockedBy' | 'lockedUntil'>,
  at: number,
): string | null {
  return (lockedUntil ?? 0) > at ? lockedBy : null;
}

function isLockedFor(request: StoredRequest, actor: Actor, at: number): boolean {
  const handler = handlerOf(request, at);
  return isStaff(actor) && handler !== null && handler !== actor.id;
}

type Move = Pick<ListedTransition<string, string>, 'to' | 'takesLock'>;

function after<Details extends object>(
  request: StoredRequest<Details>,
  { to, takesLock }: Move,
  { actor, at }: { actor: Actor; at: number },
): StoredRequest<Details> {
  const lock = takesLock
    ? { lockedBy: actor.id, lockedUntil: at + REQUEST_LOCK_MS }
    : { lockedBy: null, lockedUntil: null };
  return { ...request, state: to, updatedAt: at, ...lock };
}

/** Whether the request is in the transition's state already, in the hands it would leave it in. */
function changesNothing(
  request: StoredRequest,
  { to, takesLock }: Move,
  { actor, at }: { actor: Actor; at: number },
): boolean {
  return to === request.state && handlerOf(request, at) === (takesLock ? actor.id : null);
}

/** Leaves the member a message of a step of others. */
async function leaveNotice<Details extends object, Facts extends object>(
  q: Queryable,
  { ids, kind }: Pick<ModuleDeps, 'ids'> & { kind: { notice?: NoticeOf<Details, Facts> } },
  step: StepContext<Details>,
  facts: Facts,
) {
  const { request, from, actor, at } = step;
  const isOwn = actor.role === 'member';
  const notice = isOwn || from === request.state ? null : kind.notice?.(step, facts);
  if (!notice) return;
  const { id: requestId, memberId } = request;
  await insertRequestCopy(q, { id: ids.id('msg'), memberId, requestId, ...notice, at });
}

async function record<Details extends object>(
  q: Queryable,
  kind: Pick<RequestKind<string, string, Details>, 'kind' | 'record'>,
  event: string,
  step: StepContext<Details>,
) {
  const { request, from, actor, reason, at } = step;
  if (!isStaff(actor)) return;
  const { as = kind.kind, target = request.id, before, after } = kind.record?.(step) ?? {};
  await recordAudit(q, {
    at,
    actor: actor.id,
    action: `${as}.${event}`,
    target,
    ip: actor.ip,
    before: { state: from, ...before },
    after: { state: request.state, ...(reason !== null && { reason }), ...after },
  });
}

type Published = Pick<StoredRequest, 'id' | 'memberId' | 'state' | 'lockedBy' | 'lockedUntil'>;

/** Call it after the commit. */
function publish(
  {
    bus,
    kind,
  }: Pick<ModuleDeps, 'bus'> & {
    kind: Pick<RequestKind<string, string>, 'kind' | 'isStaffs'>;
  },
  { id, memberId, state, lockedBy, lockedUntil }: Published,
  { actor, reason }: { actor: string; reason: string | null },
): void {
  const change = { kind: 'request', id, type: kind.kind, state };
  if (!kind.isStaffs) bus.publish(`me:${memberId}`, { ...change, reason });
  bus.publish('desk', { ...change, lockedBy, lockedUntil, actor });
}

/**
 * Every step is stored with time, actor, states and reason, one of staff in the audit too; a repeated
 * event succeeds without a second effect; what staff has taken is refused to other staff until the lock ends.
 */
export function createRequests<
  State extends string,
  Event extends string,
  Details extends object = object,
  Facts extends object = object,
>(
  { db, ids, bus }: Pick<ModuleDeps, 'db' | 'ids' | 'bus'>,
  kind: RequestKind<State, Event, Details, Facts>,
): Requests<State, Event, Details> {
  async function actWithin(q: Queryable, act: Act<Event>): Promise<ActResult<Details>> {
    const { id, event, actor, at } = act;
    const reason = act.reason?.trim() || null;
    const request = await takeRequest<Details>(q, kind.kind, id);
    // Somebody else's request is as unknown to a member as one that is not there.
    const isForeign = actor.role === 'member' && request?.memberId !== actor.id;
    if (!request || isForeign) return { ok: false, error: 'NOT_FOUND' };
    // A kind without facts of its own has a table that needs none.
    const facts = (await kind.facts?.(q, request)) ?? ({} as Facts);
    const decision = decide(
      kind,
      { state: request.state as State, details: { ...request.details, ...facts } },
      { event, role: actor.role, reason: act.reason },
    );
    if (!decision.ok) return decision;
    if (isLockedFor(request, actor, at)) return { ok: false, error: 'LOCKED' };
    const { transition } = decision;
    if (changesNothing(request, transition, act)) return { ok: true, request, isRepeat: true };
    const { notByActorOf } = transition;
    if (notByActorOf && (await lastActorOf(q, id, notByActorOf)) === actor.id)
      return { ok: false, error: 'SAME_PERSON' };
    const refusal = await kind.guards?.[event]?.(q, request, at);
    if (refusal) return { ok: false, error: refusal };
    const next = after(request, transition, act);
    await saveState(q, { ...next, isOpen: isOpen(kind, next.state as State) });
    const { state: from } = request;
    await insertStep(q, { requestId: id, event, from, to: next.state, actor, reason, at });
    const step = { request: next, from, actor, reason, at };
    await kind.effects[event]?.(q, step);
    await record(q, kind, event, step);
    await leaveNotice(q, { ids, kind }, step, facts);
    await afterCommit(() => publish({ bus, kind }, next, { actor: actor.id, reason }));
    return { ok: true, request: next, isRepeat: false };
  }

  return {
    async open(q, { memberId, details = {} as Details, actor, at }) {
      const { initial: state } = kind;
      const request: StoredRequest<Details> = {
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
      const step = { event: 'open', from: null, to: state, actor, reason: null, at };
      await insertStep(q, { requestId: request.id, ...step });
      return request;
    },
    act: (act) => db.tx((q) => actWithin(q, act)),
    actWithin,
    kind: kind.kind,
    announce: ({ id, memberId }) => {
      const request = { id, memberId, state: kind.initial, lockedBy: null, lockedUntil: null };
      const by = { actor: memberId, reason: null };
      return afterCommit(() => publish({ bus, kind }, request, by));
    },
    find: (id) => readRequest(db, kind.kind, id),
    counts: (since) => countRequests(db, kind.kind, since),
    latestOf: (memberId) => latestId(db, kind.kind, memberId),
    list: (page) => listRequests(db, kind.kind, page),
    steps: (id) => listSteps(db, id),
  };
}

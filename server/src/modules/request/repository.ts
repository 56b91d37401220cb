import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';
import type { ActorRole } from './transitions.ts';

export interface StoredRequest<Details extends object = object> {
  id: string;
  kind: string;
  memberId: string;
  state: string;
  /** What the kind keeps of it, such as an amount; never changed by a step. */
  details: Details;
  createdAt: number;
  updatedAt: number;
  lockedBy: string | null;
  lockedUntil: number | null;
}

export interface RequestStep {
  requestId: string;
  event: string;
  from: string | null;
  to: string;
  actor: string;
  role: ActorRole;
  reason: string | null;
  at: number;
}

const COLUMNS = `id, kind, member_id as "memberId", state, details, created_at as "createdAt", updated_at as "updatedAt",
  locked_by as "lockedBy", locked_until as "lockedUntil"`;

/** Stores a new request; false when its member has an open one of an exclusive kind. */
export async function insertRequest(
  q: Queryable,
  request: Omit<StoredRequest, 'updatedAt' | 'lockedBy' | 'lockedUntil'> & {
    isExclusive: boolean;
  },
): Promise<boolean> {
  const { id, kind, memberId, state, details, createdAt, isExclusive } = request;
  const rows = await q.query(
    `insert into request (id, kind, member_id, state, is_open, is_exclusive, details, created_at, updated_at)
     values ($1, $2, $3, $4, true, $5, $6, $7, $7)
     on conflict (member_id, kind) where is_open and is_exclusive do nothing returning id`,
    [id, kind, memberId, state, isExclusive, JSON.stringify(details), createdAt],
  );
  return rows.length > 0;
}

export async function insertStep(
  q: Queryable,
  step: Omit<RequestStep, 'actor' | 'role'> & { actor: { id: string; role: ActorRole } },
): Promise<void> {
  const { requestId, event, from, to, actor, reason, at } = step;
  await q.query(
    `insert into request_step (request_id, n, event, from_state, to_state, actor, actor_role, reason, at)
     select $1, coalesce(max(n), 0) + 1, $2, $3, $4, $5, $6, $7, $8 from request_step where request_id = $1`,
    [requestId, event, from, to, actor.id, actor.role, reason, at],
  );
}

/** Reads a request and keeps it from everybody else until the transaction ends. */
export async function takeRequest<Details extends object>(
  q: Queryable,
  kind: string,
  id: string,
): Promise<StoredRequest<Details> | null> {
  const rows = await q.query<StoredRequest<Details>>(
    `select ${COLUMNS} from request where id = $1 and kind = $2 for update`,
    [id, kind],
  );
  return rows[0] ?? null;
}

/** Id of the newest request of a kind that a member has made. */
export async function latestId(
  q: Queryable,
  kind: string,
  memberId: string,
): Promise<string | null> {
  const rows = await q.query<{ id: string }>(
    'select id from request where member_id = $1 and kind = $2 order by created_at desc, id desc limit 1',
    [memberId, kind],
  );
  return rows[0]?.id ?? null;
}

export async function saveState(
  q: Queryable,
  request: Pick<StoredRequest, 'id' | 'state' | 'updatedAt' | 'lockedBy' | 'lockedUntil'> & {
    isOpen: boolean;
  },
): Promise<void> {
  const { id, state, updatedAt, lockedBy, lockedUntil, isOpen } = request;
  await q.query(
    `update request set state = $2, is_open = $3, updated_at = $4, locked_by = $5, locked_until = $6 where id = $1`,
    [id, state, isOpen, updatedAt, lockedBy, lockedUntil],
  );
}

export interface RequestPage {
  states: readonly string[];
  /** What waits is listed from its oldest on, so that new ones come at the end; what is decided from its newest on. */
  order: 'oldest' | 'newest';
  after?: Position | undefined;
  limit: number;
}

/** Reads requests of a kind in some states by the time they were made. */
export function listRequests<Details extends object>(
  q: Queryable,
  kind: string,
  { states, order, after, limit }: RequestPage,
): Promise<StoredRequest<Details>[]> {
  const [beyond, direction] = order === 'oldest' ? ['>', 'asc'] : ['<', 'desc'];
  return q.query<StoredRequest<Details>>(
    `select ${COLUMNS} from request
     where kind = $1 and state = any($2) and ($3::bigint is null or (created_at, id) ${beyond} ($3, $4))
     order by created_at ${direction}, id ${direction} limit $5`,
    [kind, states, after?.at ?? null, after?.id ?? null, limit],
  );
}

export interface StateCount {
  state: string;
  count: number;
  /** When the oldest of them was made, epoch milliseconds. */
  oldestAt: number;
}

/** Counts the requests of a kind by state: all open ones, and those decided since an instant. */
export function countRequests(q: Queryable, kind: string, since: number): Promise<StateCount[]> {
  return q.query<StateCount>(
    `select state, count(*)::int as count, min(created_at) as "oldestAt" from request
     where kind = $1 and (is_open or updated_at >= $2) group by state`,
    [kind, since],
  );
}

export async function readRequest<Details extends object>(
  q: Queryable,
  kind: string,
  id: string,
): Promise<StoredRequest<Details> | null> {
  const rows = await q.query<StoredRequest<Details>>(
    `select ${COLUMNS} from request where id = $1 and kind = $2`,
    [id, kind],
  );
  return rows[0] ?? null;
}

/** Reads who did an event last; null when nobody has. */
export async function lastActorOf(
  q: Queryable,
  requestId: string,
  event: string,
): Promise<string | null> {
  const rows = await q.query<{ actor: string }>(
    'select actor from request_step where request_id = $1 and event = $2 order by n desc limit 1',
    [requestId, event],
  );
  return rows[0]?.actor ?? null;
}

export function listSteps(q: Queryable, requestId: string): Promise<RequestStep[]> {
  return q.query<RequestStep>(
    `select request_id as "requestId", event, from_state as "from", to_state as "to", actor, actor_role as role, reason, at
     from request_step where request_id = $1 order by n`,
    [requestId],
  );
}

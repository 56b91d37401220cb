import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';

type Schemas = components['schemas'];
export type EventDraft = Schemas['EventDraft'];
export type DeskSiteEvent = Schemas['DeskSiteEvent'];
export type SiteEventDetail = Schemas['SiteEventDetail'];

const MOST_SHOWN = 100;
/** An event that is over is shown to members for so long. */
const SHOWN_AFTER_MS = 90 * DAY_MS;

const EVENT = `e.id, e.title, e.contents, e.is_for_coin as "isForCoin", e.starts_at as "startsAt", e.ends_at as "endsAt",
  (select count(*)::int from request r where r.kind = 'adjustment' and r.details ? 'eventId'
     and (r.details ->> 'eventId')::int = e.id and r.state = 'approved') as rewarded`;

/** Lists events of all times, the one that ends last first. */
export function listAllEvents(q: Queryable, limit: number): Promise<DeskSiteEvent[]> {
  return q.query<DeskSiteEvent>(
    `select ${EVENT} from event e order by e.ends_at desc, e.id desc limit $1`,
    [limit],
  );
}

/** Reads an event and keeps it from everybody else until the transaction ends. */
export async function takeEvent(q: Queryable, id: number): Promise<DeskSiteEvent | null> {
  const sql = `select ${EVENT} from event e where e.id = $1 for update of e`;
  return (await q.query<DeskSiteEvent>(sql, [id]))[0] ?? null;
}

/** Whether coin-only members take part; null without such an event. Keeps it from being deleted until the transaction ends. */
export async function shareEvent(q: Queryable, id: number): Promise<{ isForCoin: boolean } | null> {
  const sql = `select is_for_coin as "isForCoin" from event where id = $1 for share`;
  return (await q.query<{ isForCoin: boolean }>(sql, [id]))[0] ?? null;
}

export function insertEvent(q: Queryable, draft: EventDraft): Promise<DeskSiteEvent[]> {
  const { title, contents, isForCoin, startsAt, endsAt } = draft;
  return q.query<DeskSiteEvent>(
    `insert into event as e (title, contents, is_for_coin, starts_at, ends_at) values ($1, $2, $3, $4, $5) returning ${EVENT}`,
    [title, contents, isForCoin, startsAt, endsAt],
  );
}

export async function updateEvent(q: Queryable, event: DeskSiteEvent): Promise<void> {
  const { id, title, contents, isForCoin, startsAt, endsAt } = event;
  await q.query(
    'update event set title = $2, contents = $3, is_for_coin = $4, starts_at = $5, ends_at = $6 where id = $1',
    [id, title, contents, isForCoin, startsAt, endsAt],
  );
}

export async function removeEvent(q: Queryable, id: number): Promise<void> {
  await q.query('delete from event where id = $1', [id]);
}

/** Whether a reward of the event waits or was booked. */
export async function hasRewards(q: Queryable, id: number): Promise<boolean> {
  const [row] = await q.query<{ has: boolean }>(
    `select exists (select from request where kind = 'adjustment' and details ? 'eventId'
       and (details ->> 'eventId')::int = $1 and state <> 'rejected') as has`,
    [id],
  );
  return row?.has === true;
}

const SHOWN = `e.id, e.title, e.starts_at as "startsAt", e.ends_at as "endsAt", e.ends_at <= $1 as "isOver"`;
/** What of the events a member is shown: what they may join, and no marketing to who has stopped. */
const FOR_MEMBER = `e.starts_at <= $1 and e.ends_at > $1 - ${SHOWN_AFTER_MS}
  and (e.is_for_coin or (select currency from member where id = $2) <> 'USD')
  and protection_stop_of($2, $1) = '[]'`;

export interface EventReader {
  memberId: string;
  now: number;
}

/** Lists what the member may join, and what was lately over: see `getEvents`. */
export function listEvents(
  q: Queryable,
  { memberId, now }: EventReader,
): Promise<Schemas['SiteEvent'][]> {
  return q.query(
    `select ${SHOWN} from event e where ${FOR_MEMBER}
     order by e.ends_at <= $1, abs(e.ends_at - $1), e.id desc limit ${MOST_SHOWN}`,
    [now, memberId],
  );
}

/** Reads one that the member is shown, or got a reward of. */
export async function findEvent(
  q: Queryable,
  id: number,
  { memberId, now }: EventReader,
): Promise<SiteEventDetail | null> {
  const [row] = await q.query<SiteEventDetail>(
    `select ${SHOWN}, e.contents, r.reward
     from event e left join lateral (
       select jsonb_build_object('account', details -> 'account', 'amount', details -> 'amount', 'currency', details -> 'currency',
         'paidAt', updated_at) as reward
       from request where kind = 'adjustment' and details ? 'eventId' and (details ->> 'eventId')::int = e.id
         and member_id = $2 and state = 'approved') r on true
     where e.id = $3 and (r.reward is not null or (${FOR_MEMBER}))`,
    [now, memberId, id],
  );
  return row ?? null;
}

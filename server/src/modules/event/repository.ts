import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';

type Schemas = components['schemas'];
export type EventDraft = Schemas['EventDraft'];
export type DeskSiteEvent = Schemas['DeskSiteEvent'];
export type SiteEventDetail = Schemas['SiteEventDetail'];

const MOST_SHOWN = 100;
/** An event is shown to members for so long before it begins, and after it is over. */
const SHOWN_BEFORE_MS = 14 * DAY_MS;
const SHOWN_AFTER_MS = 90 * DAY_MS;

const EVENT = `e.id, e.title, e.contents, e.is_for_coin as "isForCoin", e.min_level as "minLevel", e.starts_at as "startsAt",
  e.ends_at as "endsAt", (select count(*)::int from event_member j where j.event_id = e.id) as joined,
  (select count(*)::int from request r where r.kind = 'adjustment' and r.details ? 'eventId'
     and (r.details ->> 'eventId')::int = e.id and r.state = 'approved') as rewarded`;

/** Of all times, the one that ends last first. */
export function listAllEvents(q: Queryable, limit: number): Promise<DeskSiteEvent[]> {
  return q.query<DeskSiteEvent>(
    `select ${EVENT} from event e order by e.ends_at desc, e.id desc limit $1`,
    [limit],
  );
}

/** Locked until the transaction ends. */
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
  const { title, contents, isForCoin, minLevel, startsAt, endsAt } = draft;
  return q.query<DeskSiteEvent>(
    `insert into event as e (title, contents, is_for_coin, min_level, starts_at, ends_at)
     values ($1, $2, $3, $4, $5, $6) returning ${EVENT}`,
    [title, contents, isForCoin, minLevel, startsAt, endsAt],
  );
}

export async function updateEvent(q: Queryable, event: DeskSiteEvent): Promise<void> {
  const { id, title, contents, isForCoin, minLevel, startsAt, endsAt } = event;
  await q.query(
    `update event set title = $2, contents = $3, is_for_coin = $4, min_level = $5, starts_at = $6, ends_at = $7
     where id = $1`,
    [id, title, contents, isForCoin, minLevel, startsAt, endsAt],
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

const SHOWN = `e.id, e.title, e.starts_at as "startsAt", e.ends_at as "endsAt", e.ends_at <= $1 as "isOver",
  e.starts_at > $1 as "isUpcoming", j.joined_at as "joinedAt"`;
const FROM = `event e join member m on m.id = $2 left join event_member j on j.event_id = e.id and j.member_id = m.id`;
const IS_FOR_WALLET = `(e.is_for_coin or m.currency <> 'USD')`;
const HAS_STOPPED = `protection_stop_of(m.id, $1) <> '[]'`;
/** What of the events a member is shown: what they may join, and no marketing to who has stopped. */
const FOR_MEMBER = `e.starts_at <= $1 + ${SHOWN_BEFORE_MS} and e.ends_at > $1 - ${SHOWN_AFTER_MS}
  and ${IS_FOR_WALLET} and not ${HAS_STOPPED}`;

export interface EventReader {
  memberId: string;
  isStaff: boolean;
  now: number;
}

/** Lists what the member may join, what comes, and what was lately over: see `getEvents`. */
export function listEvents(
  q: Queryable,
  { memberId, now }: Pick<EventReader, 'memberId' | 'now'>,
): Promise<Schemas['SiteEvent'][]> {
  return q.query(
    `select ${SHOWN} from ${FROM} where ${FOR_MEMBER}
     order by e.ends_at <= $1, e.starts_at > $1, case when e.starts_at > $1 then e.starts_at else abs(e.ends_at - $1) end,
       e.id desc limit ${MOST_SHOWN}`,
    [now, memberId],
  );
}

/** Null unless the member is shown it, or got a reward of it. */
export async function findEvent(
  q: Queryable,
  id: number,
  { memberId, isStaff, now }: EventReader,
): Promise<SiteEventDetail | null> {
  const [row] = await q.query<SiteEventDetail>(
    `select ${SHOWN}, e.contents, r.reward, e.min_level as "minLevel",
       (select count(*)::int from event_member o where o.event_id = e.id) as joined,
       case when j.joined_at is not null then 'joined' when e.ends_at <= $1 then 'over' when e.starts_at > $1 then 'upcoming'
         when $4 or ${HAS_STOPPED} then 'barred' when not ${IS_FOR_WALLET} then 'coin'
         when m.level < e.min_level then 'level' else 'open' end as joining
     from ${FROM} left join lateral (
       select jsonb_build_object('account', details -> 'account', 'amount', details -> 'amount', 'currency', details -> 'currency',
         'paidAt', updated_at) as reward
       from request where kind = 'adjustment' and details ? 'eventId' and (details ->> 'eventId')::int = e.id
         and member_id = $2 and state = 'approved') r on true
     where e.id = $3 and (r.reward is not null or (${FOR_MEMBER}))`,
    [now, memberId, id, isStaff],
  );
  return row ?? null;
}

/** Stores that a member has joined; once. */
export async function insertJoined(
  q: Queryable,
  id: number,
  { memberId, now }: Pick<EventReader, 'memberId' | 'now'>,
): Promise<void> {
  await q.query(
    'insert into event_member (event_id, member_id, joined_at) values ($1, $2, $3) on conflict do nothing',
    [id, memberId, now],
  );
}

/** The newest first. */
export function listJoined(
  q: Queryable,
  id: number,
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<Schemas['EventMember'][]> {
  return q.query(
    `select m.id as "memberId", m.user_id as "userId", m.nickname, m.level, j.joined_at as "joinedAt",
       exists (select from request r where r.kind = 'adjustment' and r.details ? 'eventId'
         and (r.details ->> 'eventId')::int = j.event_id and r.member_id = m.id and r.state <> 'rejected') as "isRewarded"
     from event_member j join member m on m.id = j.member_id
     where j.event_id = $1 and ($2::bigint is null or (j.joined_at, j.member_id) < ($2, $3))
     order by j.joined_at desc, j.member_id desc limit $4`,
    [id, after?.at ?? null, after?.id ?? null, limit],
  );
}

import type { components } from '#contract/types.gen.ts';
import { ENTRY } from '#rules/ledger.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';

type Schemas = components['schemas'];
export type Notification = Schemas['Notification'];
export type NotificationKind = Schemas['NotificationKind'];
export type NotificationCounts = Schemas['NotificationCounts'];

/**
 * What a member is given by others: what members take themselves, such as a coupon, they know of, and a deposit's bonus is in
 * the notification of its approval until it is released.
 */
const REWARDS = [
  ENTRY.depositBonusRelease,
  ENTRY.attendance,
  ENTRY.levelUp,
  ENTRY.event,
  ENTRY.adjustAdd,
].map(({ code }) => code);

/** What was booked for the member under the key of a tether deposit. */
const ofTether = (part: 'credit' | 'bonus') => `(select l.amount from ledger_tx t
  join ledger_line l on l.tx_id = t.id join account a on a.id = l.account_id and a.owner = r.member_id
  where t.key = 'tether:' || r.id || ':${part}')`;

/**
 * Notifications by kind, of the member `$1` since `$2`: id, instant, what it is about, and whether it is read by itself. A source
 * is read by an index of its own in the order of time.
 */
const SOURCES: Record<NotificationKind, string> = {
  // Whoever looks at a request, or lets it go, moves nothing for the member.
  money: `select 'nr_' || r.id || '_' || s.n as id, s.at, jsonb_build_object('type', 'request', 'request', r.kind,
      'state', s.to_state,
      'amount', coalesce(case s.to_state when 'credited' then to_jsonb(${ofTether('credit')}) end, r.details -> 'amount', '0'),
      'currency', r.details -> 'currency',
      'points', coalesce(case s.to_state when 'approved' then r.details -> 'bonusPoints'
        when 'credited' then to_jsonb(${ofTether('bonus')}) end, '0'),
      'reason', s.reason) as about, false as is_read
    from request r join request_step s on s.request_id = r.id
    where r.member_id = $1 and r.kind in ('deposit', 'withdrawal', 'tetherDeposit', 'settlement') and s.at >= $2
      and s.actor_role <> 'member' and s.from_state is distinct from s.to_state
      and s.to_state in ('approved', 'rejected', 'expired', 'reversed', 'paid', 'failed', 'credited', 'partial', 'late')`,
  bet: `select 'nb_' || b.id || '_' || b.version as id, b.settled_at as at, jsonb_build_object('type', 'bet', 'betId', b.id,
      'label', b.label, 'folders', (select count(*) from bet_leg l where l.bet_id = b.id), 'totalOdds', b.total_odds,
      'stake', b.stake, 'payout', b.payout + b.cashed_paid, 'currency', b.currency) as about, false as is_read
    from bet b where b.member_id = $1 and b.status = 'settled' and b.settled_at >= $2 and b.type < 5
      and b.cashed_stake < b.stake`,
  benefit: `select 'nw_' || l.tx_id as id, l.at, jsonb_build_object('type', 'reward', 'code', l.code, 'amount', l.amount,
      'currency', a.currency) as about, false as is_read
    from account a join ledger_line l on l.account_id = a.id
    where a.owner = $1 and a.kind in ('money', 'points') and l.at >= $2 and l.balance_after is not null
      and (l.amount > 0 and l.code in (${REWARDS.join(', ')}) or l.code = ${ENTRY.adjustRemove.code})`,
  message: `select 'nm_' || m.id as id, m.sent_at as at, jsonb_build_object('type', 'message', 'messageId', m.id,
      'title', m.title) as about, m.read_at is not null as is_read
    from message m where m.member_id = $1 and m.sent_at >= $2 and m.deleted_at is null
      and m.request_id is null`,
};

const READ = `(o.is_read or o.at < coalesce((select n.read_until from notification_reader n where n.member_id = $1), 0)
  or exists (select from notification_read r where r.member_id = $1 and r.id = o.id))`;

interface Listed {
  memberId: string;
  kinds: readonly NotificationKind[];
  since: number;
  after: Position | undefined;
  limit: number;
}

/** Of some kinds, before `after`, newest first. */
export function listNotifications(
  q: Queryable,
  { memberId, kinds, since, after, limit }: Listed,
): Promise<Notification[]> {
  const parts = kinds.map(
    (kind) => `(select '${kind}' as kind, o.* from (${SOURCES[kind]}) o
      where $3::bigint is null or (o.at, o.id) < ($3::bigint, $4::text) order by o.at desc, o.id desc limit $5)`,
  );
  return q.query<Notification>(
    `select o.id, o.kind, o.at, ${READ} as "isRead", o.about from (${parts.join(' union all ')}) o
     order by o.at desc, o.id desc limit $5`,
    [memberId, since, after?.at ?? null, after?.id ?? null, limit],
  );
}

/** Counts what is unread by kind. */
export async function countUnread(
  q: Queryable,
  memberId: string,
  since: number,
): Promise<NotificationCounts> {
  const counts = Object.entries(SOURCES).map(
    ([kind, source]) => `'${kind}', (select count(*) from (${source}) o where not ${READ})`,
  );
  const [row] = await q.query<{ counts: NotificationCounts }>(
    `select jsonb_build_object(${counts.join(', ')}) as counts`,
    // What is read to the end need not be looked at again.
    [memberId, Math.max(since, await readUntil(q, memberId))],
  );
  if (!row) throw new Error('a count without a row');
  return row.counts;
}

async function readUntil(q: Queryable, memberId: string): Promise<number> {
  const [row] = await q.query<{ at: number }>(
    'select read_until as at from notification_reader where member_id = $1',
    [memberId],
  );
  return row?.at ?? 0;
}

/** The member's other marks wait until the transaction ends. */
export async function lockReader(q: Queryable, memberId: string): Promise<void> {
  await q.query(
    'insert into notification_reader (member_id, read_until) values ($1, 0) on conflict do nothing',
    [memberId],
  );
  await q.query('select 1 from notification_reader where member_id = $1 for update', [memberId]);
}

/** Marks everything before the next instant as read. The caller has locked the reader, here and below. */
export async function readAll(q: Queryable, memberId: string, now: number): Promise<void> {
  await q.query(
    'update notification_reader set read_until = greatest(read_until, $2) where member_id = $1',
    [memberId, now + 1],
  );
  await q.query('delete from notification_read where member_id = $1 and at <= $2', [memberId, now]);
}

/** Marks one of the member's notifications as read. */
export async function readOne(
  q: Queryable,
  { memberId, id, since }: { memberId: string; id: string; since: number },
): Promise<void> {
  const all = Object.values(SOURCES).map(
    (source) => `select o.* from (${source}) o where o.id = $3`,
  );
  await q.query(
    `insert into notification_read (member_id, id, at)
     select $1, o.id, o.at from (${all.join(' union all ')}) o where not ${READ} on conflict do nothing`,
    [memberId, since, id],
  );
}

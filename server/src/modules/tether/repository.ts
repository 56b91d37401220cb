import { randomBytes } from 'node:crypto';
import { TETHER_CONFIRMATIONS } from '#rules/tether.ts';
import type { TetherState } from '#rules/request-transitions.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';
import { USD_RATE } from '../../lib/usd-rate.ts';
import type { TetherDetails } from './types.ts';

/** The secret of the chain and its addresses; made once, by chance, and never published. */
export async function readSecret(q: Queryable): Promise<string> {
  await q.query(
    `insert into tether_secret (secret) values ($1) on conflict (only_row) do nothing`,
    [randomBytes(32).toString('base64url')],
  );
  const [row] = await q.query<{ secret: string }>('select secret from tether_secret');
  if (!row) throw new Error('no secret of the chain');
  return row.secret;
}

export interface Payment {
  id: string;
  memberId: string;
  state: TetherState;
  details: TetherDetails;
  createdAt: number;
  updatedAt: number;
  paidMicro: number;
  /** Of the transfer with the fewest blocks; 0 without one. What is lost counts nowhere. */
  confirmations: number;
  /** When the last of its blocks was made, and when the site heard of the first transfer; null without one. */
  lastAt: number | null;
  seenAt: number | null;
  txId: string | null;
  reason: string | null;
}

const ROWS = `
  select r.id, r.member_id as "memberId", r.state, r.details, r.created_at as "createdAt", r.updated_at as "updatedAt",
    t.paid as "paidMicro", t.confirmations, t.last_at as "lastAt", t.seen_at as "seenAt", t.tx_id as "txId",
    (select s.reason from request_step s where s.request_id = r.id and s.to_state = 'rejected') as reason
  from request r cross join lateral (
    select coalesce(sum(amount_micro), 0)::bigint as paid, coalesce(min(least(confirmations, ${TETHER_CONFIRMATIONS})), 0) as confirmations,
      max(at) as last_at, min(seen_at) as seen_at, (array_agg(tx_id order by seen_at desc, tx_id))[1] as tx_id
    from tether_transfer f where f.request_id = r.id and not f.is_lost) t`;

export async function readPayment(q: Queryable, id: string): Promise<Payment | null> {
  const rows = await q.query<Payment>(`${ROWS} where r.id = $1 and r.kind = 'tetherDeposit'`, [id]);
  return rows[0] ?? null;
}

/** Makes staff's decisions about a deposit wait until the transaction ends; after `lockAddress`, before `lockMoney`. */
export async function lockPayment(q: Queryable, id: string): Promise<void> {
  await q.query('select from request where id = $1 for update', [id]);
}

export function readPayments(q: Queryable, ids: readonly string[]): Promise<Payment[]> {
  return q.query<Payment>(`${ROWS} where r.id = any($1) and r.kind = 'tetherDeposit'`, [ids]);
}

/** The deposits of a member that are not ended, the newest first. */
export function listOpen(q: Queryable, memberId: string): Promise<Payment[]> {
  return q.query<Payment>(
    `${ROWS} where r.member_id = $1 and r.kind = 'tetherDeposit' and r.is_open
     order by r.created_at desc, r.id desc limit 100`,
    [memberId],
  );
}

export function listOwn(
  q: Queryable,
  memberId: string,
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<Payment[]> {
  return q.query<Payment>(
    `${ROWS} where r.member_id = $1 and r.kind = 'tetherDeposit'
       and ($2::bigint is null or (r.created_at, r.id) < ($2, $3))
     order by r.created_at desc, r.id desc limit $4`,
    [memberId, after?.at ?? null, after?.id ?? null, limit],
  );
}

/** Notes whose address it is, after `lockAddress`. */
export async function insertPayment(
  q: Queryable,
  payment: { requestId: string; address: string; n: number; expiresAt: number },
): Promise<void> {
  const { requestId, address, n, expiresAt } = payment;
  await q.query(
    'insert into tether_payment (request_id, address, n, expires_at) values ($1, $2, $3, $4)',
    [requestId, address, n, expiresAt],
  );
}

/** Makes all reports about an address wait until the transaction ends. */
export async function lockAddress(q: Queryable, address: string): Promise<void> {
  await q.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`tether:${address}`]);
}

export interface Newest {
  requestId: string;
  n: number;
  /** The address for paying, by which it was issued. */
  url: string | null;
}

/** The newest deposit of an address, after `lockAddress`. */
export async function newestOf(q: Queryable, address: string): Promise<Newest | null> {
  const [row] = await q.query<Newest>(
    `select p.request_id as "requestId", p.n, r.details ->> 'url' as url
     from tether_payment p join request r on r.id = p.request_id where p.address = $1 order by p.n desc limit 1`,
    [address],
  );
  return row ?? null;
}

/** What a transfer is known by: one transaction may make several. */
export interface TransferKey {
  txId: string;
  eventIndex: number;
}

interface StoredTransfer {
  requestId: string;
  address: string;
  amountMicro: number;
  confirmations: number;
  isLost: boolean;
}

export async function readTransfer(
  q: Queryable,
  { txId, eventIndex }: TransferKey,
): Promise<StoredTransfer | null> {
  const [row] = await q.query<StoredTransfer>(
    `select t.request_id as "requestId", p.address, t.amount_micro as "amountMicro", t.confirmations, t.is_lost as "isLost"
     from tether_transfer t join tether_payment p on p.request_id = t.request_id
     where t.tx_id = $1 and t.event_index = $2`,
    [txId, eventIndex],
  );
  return row ?? null;
}

/** What is reported of a transfer: its blocks, the time of the one that has it, and when the report came. */
export interface News extends TransferKey {
  requestId: string;
  confirmations: number;
  at: number;
  reportedAt: number;
}

export async function insertTransfer(
  q: Queryable,
  t: News & { amountMicro: number },
): Promise<void> {
  await q.query(
    `insert into tether_transfer (tx_id, event_index, request_id, amount_micro, confirmations, at, seen_at, told_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [t.txId, t.eventIndex, t.requestId, t.amountMicro, t.confirmations, t.at, t.reportedAt],
  );
}

/** Saves a report that is newer than what is known of a transfer, after `lockAddress`; one that was lost is back. */
export async function saveNews(q: Queryable, t: News): Promise<void> {
  await q.query(
    `update tether_transfer set request_id = $3, confirmations = $4, at = $5, told_at = $6, is_lost = false
     where tx_id = $1 and event_index = $2`,
    [t.txId, t.eventIndex, t.requestId, t.confirmations, t.at, t.reportedAt],
  );
}

/** Gives up the transfers of a deposit that lack blocks and were not reported since an instant. */
export async function markLost(q: Queryable, requestId: string, until: number): Promise<void> {
  await q.query(
    `update tether_transfer set is_lost = true
     where request_id = $1 and confirmations < ${TETHER_CONFIRMATIONS} and not is_lost and told_at <= $2`,
    [requestId, until],
  );
}

export interface Overdue {
  id: string;
  address: string;
  /** The instant that it is overdue by: of the end of its time, or of the last news. */
  since: number;
}

/** Deposits with a transfer that has not all its blocks and was not reported since an instant, the oldest first. */
export function listSilent(
  q: Queryable,
  { until, limit }: { until: number; limit: number },
): Promise<Overdue[]> {
  return q.query<Overdue>(
    `select p.request_id as id, p.address, min(t.told_at) as since
     from tether_transfer t join tether_payment p on p.request_id = t.request_id join request r on r.id = p.request_id
     where t.confirmations < ${TETHER_CONFIRMATIONS} and not t.is_lost and t.told_at <= $1 and r.state = 'confirming'
     group by p.request_id order by since, id limit $2`,
    [until, limit],
  );
}

/** Deposits in a state whose time had ended by an instant, the oldest first. */
export function listOverdue(
  q: Queryable,
  { state, until, limit }: { state: 'waiting' | 'partial'; until: number; limit: number },
): Promise<Overdue[]> {
  return q.query<Overdue>(
    `select p.request_id as id, p.address, p.expires_at as since
     from tether_payment p join request r on r.id = p.request_id
     where r.kind = 'tetherDeposit' and r.state = $1 and p.expires_at <= $2
     order by p.expires_at, p.request_id limit $3`,
    [state, until, limit],
  );
}

export interface Payer {
  id: string;
  state: string;
  currency: TetherDetails['currency'];
  hasWithdrawal: boolean;
  /** Deposits that are not ended and whose rate is still kept. */
  openKept: number;
  /** Won a dollar in ten-thousandths. */
  usdRate: number;
}

/** Null for whoever has no wallet. */
export async function readPayer(
  q: Queryable,
  memberId: string,
  now: number,
): Promise<Payer | null> {
  const [row] = await q.query<Payer>(
    `select m.id, m.state, m.currency,
       exists (select from request r where r.member_id = m.id and r.kind = 'withdrawal' and r.is_open) as "hasWithdrawal",
       (select count(*)::int from request r join tether_payment p on p.request_id = r.id
         where r.member_id = m.id and r.kind = 'tetherDeposit' and r.is_open and p.expires_at > $2) as "openKept",
       ${USD_RATE} as "usdRate"
     from member m join account a on a.owner = m.id and a.kind = 'money' where m.id = $1`,
    [memberId, now],
  );
  return row ?? null;
}

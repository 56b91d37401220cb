import type { Currency } from '#rules/money.ts';
import type { OddsPolicy } from '#rules/odds-policy.ts';
import type { Queryable } from '../../lib/db.ts';
import type { PendingBet, Verdict } from './confirm.ts';
import type { Offer } from './ports.ts';

/** What a placement has to know about the member. */
export interface MemberContext {
  id: string;
  level: number;
  currency: Currency;
  oddsPolicy: OddsPolicy;
  accountId: number;
  balance: number;
  /** Won a dollar in ten-thousandths; null while the site has none set. */
  rate: number | null;
}

/** Reads approved members with their money account; others are left out. */
export async function readMembers(
  q: Queryable,
  ids: readonly string[],
): Promise<Map<string, MemberContext>> {
  const rows = await q.query<MemberContext>(
    `select m.id, m.level, m.currency, m.odds_policy as "oddsPolicy", a.id as "accountId", a.balance,
       (select (s.value #>> '{}')::int from setting s where s.key = 'usdRate') as rate
     from member m join account a on a.owner = m.id and a.kind = 'money' and a.currency = m.currency
     where m.id = any($1) and m.state = 'approved'`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Remembers how a member wants odds changes handled. */
export async function saveOddsPolicy(
  q: Queryable,
  memberId: string,
  policy: OddsPolicy,
): Promise<void> {
  await q.query('update member set odds_policy = $2 where id = $1', [memberId, policy]);
}

/** Reads selections as the database has them now; unknown ids are left out. */
export async function readOffers(
  q: Queryable,
  selectionIds: readonly string[],
): Promise<Map<string, Offer>> {
  const rows = await q.query<Offer>(
    `select json_build_object('id', s.id, 'outcome', s.outcome, 'odds', s.odds, 'status', s.status) as selection,
       json_build_object('id', m.id, 'typeId', m.type_id, 'line', m.line, 'offerScore', m.offer_score,
         'status', m.status, 'phase', m.phase) as market,
       json_build_object('id', f.id, 'sport', f.sport, 'home', f.home, 'away', f.away, 'startsAt', f.starts_at,
         'status', f.status, 'scores', f.scores) as fixture,
       l.name as "leagueName"
     from selection s join market m on m.id = s.market_id join fixture f on f.id = m.fixture_id
       join league l on l.id = f.league_id
     where s.id = any($1)`,
    [selectionIds],
  );
  return new Map(rows.map((row) => [row.selection.id, row]));
}

export type PlaceAnswer =
  | {
      outcome: 'stored' | 'replay';
      status: 201 | 422;
      answer: unknown;
      emoney?: number;
      point?: number;
    }
  | { outcome: 'reused' }
  | { outcome: 'stale' }
  | { outcome: 'blocked' }
  | { outcome: 'failed'; state: string; message: string };

/** Places a batch; the answers come in the order of the items. */
export async function placeBatch(
  q: Queryable,
  items: readonly object[],
  at: number,
): Promise<PlaceAnswer[]> {
  const [row] = await q.query<{ answers: PlaceAnswer[] }>(
    'select bet_place_batch($1::jsonb, $2) as answers',
    [JSON.stringify(items), at],
  );
  return row?.answers ?? [];
}

/** The instant at which the next pending bet has waited long enough. */
export async function nextPendingDue(q: Queryable): Promise<number | null> {
  const [row] = await q.query<{ due: number | null }>(
    `select min(pending_until) as due from bet where status = 'pending'`,
  );
  return row?.due ?? null;
}

export async function duePending(q: Queryable, now: number, limit: number): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `select id from bet where status = 'pending' and pending_until <= $1 order by pending_until, id limit $2`,
    [now, limit],
  );
  return rows.map((row) => row.id);
}

/** Locks a bet's account and the bet; null when it is pending no more. */
export async function lockPending(q: Queryable, betId: string): Promise<PendingBet | null> {
  const [locked] = await q.query<{ status: string | null }>('select status from bet_lock($1)', [
    betId,
  ]);
  if (locked?.status !== 'pending') return null;
  const [row] = await q.query<PendingBet>(
    `select b.id, b.member_id as "memberId", b.stake, b.bonus_folders as "bonusFolders",
       b.odds_policy as "oddsPolicy", json_agg(json_build_object('idx', l.idx, 'selectionId', l.selection_id,
         'marketId', l.market_id, 'fixtureId', l.fixture_id, 'sport', l.sport, 'typeId', l.type_id,
         'outcome', l.outcome, 'line', l.line, 'offerScore', l.offer_score, 'phase', l.phase,
         'placedScore', l.placed_score, 'odds', l.odds) order by l.idx) as legs
     from bet b join bet_leg l on l.bet_id = b.id where b.id = $1 group by b.id`,
    [betId],
  );
  return row ?? null;
}

/** Accepts or refuses a locked pending bet. */
export async function resolvePending(
  q: Queryable,
  verdict: Verdict & { betId: string; txId: string },
  at: number,
): Promise<void> {
  const fn = verdict.accept ? 'bet_accept' : 'bet_refuse';
  await q.query(`select ${fn}($1::jsonb, $2)`, [JSON.stringify(verdict), at]);
}

import type { components } from '#contract/types.gen.ts';
import { ENTRY } from '#rules/ledger.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';
import type { Maintenance } from './lobby-state.ts';
import { STAFF_TX } from './wallet-steps.ts';

type Schemas = components['schemas'];

export interface OpenRounds {
  open: number;
  /** Those that were opened at `stuckSince` or before. */
  stuck: number;
}

/** Counts open rounds by provider. */
export async function countOpen(
  q: Queryable,
  stuckSince: number,
): Promise<Map<string, OpenRounds>> {
  const rows = await q.query<OpenRounds & { id: string }>(
    `select provider_id as id, count(*)::int as open, count(*) filter (where opened_at <= $1)::int as stuck
     from casino_round where state = 'open' group by provider_id`,
    [stuckSince],
  );
  return new Map(rows.map(({ id, open, stuck }) => [id, { open, stuck }]));
}

type Turnover = Schemas['DeskCasinoProvider']['today'][number];

/** Sums what the house has booked with each provider since an instant, stakes without what was given back. */
export async function sumSince(q: Queryable, since: number): Promise<Map<string, Turnover[]>> {
  const { casinoBet, casinoWin, casinoRefund } = ENTRY;
  const rows = await q.query<{ id: string; today: Turnover[] }>(
    `select s.id, json_agg(json_build_object('currency', s.currency, 'stake', s.stake, 'payout', s.payout)
       order by s.currency) as today
     from (select substr(a.kind, length('house:casino:') + 1) as id, a.currency,
         greatest(coalesce(sum(l.amount) filter (where l.code in ($2, $4)), 0), 0)::bigint as stake,
         greatest(coalesce(-sum(l.amount) filter (where l.code = $3), 0), 0)::bigint as payout
       from account a join ledger_line l on l.account_id = a.id and l.at >= $1
       where a.owner is null and a.kind like 'house:casino:%' group by 1, 2) s
     group by s.id`,
    [since, casinoBet.code, casinoWin.code, casinoRefund.code],
  );
  return new Map(rows.map(({ id, today }) => [id, today]));
}

/** What staff opens and closes: a provider, or a game of one. */
export type SubjectKind = 'provider' | 'game';

export interface Subject extends Maintenance {
  isConnected: boolean;
}

/** Finds a provider or a game by its id and locks it; null where there is none. */
export async function lockSubject(
  q: Queryable,
  kind: SubjectKind,
  id: string,
): Promise<Subject | null> {
  const [row] = await q.query<Subject>(
    kind === 'provider'
      ? `select is_closed as "isClosed", until, is_connected as "isConnected"
         from casino_provider where id = $1 for update`
      : `select g.is_closed as "isClosed", g.until, p.is_connected as "isConnected"
         from casino_game g join casino_provider p on p.id = g.provider_id where g.id = $1 for update of g`,
    [id],
  );
  return row ?? null;
}

export async function setMaintenance(
  q: Queryable,
  kind: SubjectKind,
  id: string,
  { isClosed, until }: Maintenance,
): Promise<void> {
  await q.query(
    kind === 'provider'
      ? 'update casino_provider set is_closed = $2, until = $3 where id = $1'
      : 'update casino_game set is_closed = $2, until = $3 where id = $1',
    [id, isClosed, until],
  );
}

type RoundRow = Schemas['DeskCasinoRound'];
export type DeskRoundState = 'open' | 'stuck' | 'closed' | 'refunded';

const STATES: Record<DeskRoundState, string> = {
  open: "r.state = 'open'",
  stuck: "r.state = 'open' and r.opened_at <= $5",
  closed: "r.state = 'closed'",
  refunded: "r.state = 'refunded'",
};

/** Lists rounds of all members, the newest first, from the one after `after`. */
export function listDeskRounds(
  q: Queryable,
  {
    begins,
    state,
    after,
    limit,
    stuckSince,
  }: {
    /** How the provider's id of the round or the member's nickname begins. */
    begins: string | undefined;
    state: DeskRoundState | undefined;
    after: Position | undefined;
    limit: number;
    stuckSince: number;
  },
): Promise<RoundRow[]> {
  return q.query<RoundRow>(
    `select r.bet_id as id, r.provider_id as "providerId", r.game_id as "gameId", r.round_id as "roundId",
       r.member_id as "memberId", m.nickname, r.staked, r.won, r.currency, r.state, r.opened_at as "openedAt",
       r.closed_at as "closedAt", r.state = 'open' and r.opened_at <= $5 as "isStuck"
     from casino_round r join member m on m.id = r.member_id
     where ($1::text is null or starts_with(r.round_id, $1) or starts_with(m.nickname, $1))
       and ($2::bigint is null or (r.opened_at, r.bet_id) < ($2, $3::text))
       and ${state ? STATES[state] : 'true'}
     order by r.opened_at desc, r.bet_id desc limit $4`,
    [begins ?? null, after?.at ?? null, after?.id ?? null, limit, stuckSince],
  );
}

export interface GivenBack {
  memberId: string;
  /** Minor units. */
  refunded: number;
  currency: Schemas['Currency'];
}

/** Sums what staff gave back of a round. */
export async function readRefund(q: Queryable, betId: string): Promise<GivenBack> {
  const [row] = await q.query<GivenBack>(
    `select r.member_id as "memberId", r.currency, coalesce(sum(t.amount), 0)::bigint as refunded
     from casino_round r left join casino_tx t on t.bet_id = r.bet_id and starts_with(t.tx_id, $2)
     where r.bet_id = $1 group by r.bet_id`,
    [betId, STAFF_TX],
  );
  if (!row) throw new Error(`no round ${betId}`);
  return row;
}

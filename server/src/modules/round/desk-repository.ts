import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';
import type { Position } from '../../lib/page.ts';
import type { StoredRound } from './types.ts';

type Money = components['schemas']['RoundMoney'];

export type DeskState = 'open' | 'drawn' | 'settled' | 'voided';

export interface DeskRoundRow extends StoredRound {
  bets: number;
  openBets: number;
  members: number;
  money: Money[];
}

const BETS = `bet_leg l join bet b on b.id = l.bet_id and b.status in ('pending', 'accepted', 'settled')`;
const MONEY = `coalesce((select json_agg(json_build_object('currency', m.currency, 'stake', m.stake, 'payout', m.payout) order by m.currency)
  from (select b.currency, sum(b.stake)::bigint as stake, sum(coalesce(b.payout, 0))::bigint as payout from ${BETS}`;
const OF_ROUND = `where l.event_id = r.id and l.subject_kind = 'round_selection'`;

const STATES: Record<DeskState, string> = {
  open: "r.state = 'open'",
  drawn: "r.state = 'drawn' and r.needs_settlement",
  settled: "r.state = 'drawn' and not r.needs_settlement",
  voided: "r.state = 'voided'",
};

/** Lists stored rounds with what is bet on them, the latest draw first, from the one after `after`. */
export function listDeskRounds(
  q: Queryable,
  {
    begins,
    state,
    after,
    limit,
  }: {
    begins: string | undefined;
    state: DeskState | undefined;
    after: Position | undefined;
    limit: number;
  },
): Promise<DeskRoundRow[]> {
  return q.query<DeskRoundRow>(
    `select r.id, r.game_id as "gameId", r.state, r.draws_at as "drawsAt", r.facts, r.result, r.version,
       r.needs_settlement as "needsSettlement", x.bets, x.open as "openBets", x.members,
       ${MONEY} ${OF_ROUND} group by b.currency) m), '[]') as money
     from (select * from round r
       where ($1::text is null or starts_with(r.id, $1)) and ${state ? STATES[state] : 'true'}
         and ($2::bigint is null or (r.draws_at, r.game_id) < ($2, $3::int))
       order by r.draws_at desc, r.game_id desc limit $4) r
     cross join lateral (
       select count(*)::int as bets, count(*) filter (where b.status <> 'settled')::int as open,
         count(distinct b.member_id)::int as members
       from ${BETS} ${OF_ROUND}) x
     order by r.draws_at desc, r.game_id desc`,
    [begins ?? null, after?.at ?? null, after ? Number(after.id) : null, limit],
  );
}

/** Sums what is open, by game. */
export function readOpenStakes(
  q: Queryable,
): Promise<{ gameId: number; bets: number; money: Money[] }[]> {
  return q.query(
    `select s.game_id as "gameId", sum(s.bets)::int as bets, json_agg(json_build_object('currency', s.currency, 'stake', s.stake, 'payout', 0)
       order by s.currency) as money
     from (select r.game_id, b.currency, count(*) as bets, sum(b.stake)::bigint as stake
       from round r join bet_leg l on l.event_id = r.id and l.subject_kind = 'round_selection'
       join bet b on b.id = l.bet_id and b.status in ('pending', 'accepted')
       where r.state = 'open' or r.needs_settlement group by r.game_id, b.currency) s
     group by s.game_id`,
  );
}

/** Makes a round void, which is settled at once; null where it may not be: it is, or its settlement has begun. */
export async function voidStored(
  q: Queryable,
  { id, mayDrawn, now }: { id: string; mayDrawn: boolean; now: number },
): Promise<StoredRound | null> {
  const [row] = await q.query<StoredRound>(
    `update round r set state = 'voided', result = null, version = version + 1, needs_settlement = true, settles_at = $2
     where id = $1 and (state = 'open' and draws_at > $2 or $3::boolean and (state = 'open' or state = 'drawn' and needs_settlement
       and not exists (select from bet_leg l where l.event_id = r.id and l.subject_kind = 'round_selection' and l.result <> 0)))
     returning id, game_id as "gameId", state, draws_at as "drawsAt", facts, result, version, needs_settlement as "needsSettlement"`,
    [id, now, mayDrawn],
  );
  return row ?? null;
}

export async function setMaintenance(
  q: Queryable,
  { gameId, isOn, until }: { gameId: number; isOn: boolean; until: number | null },
): Promise<void> {
  await q.query(
    `insert into round_game (game_id, maintenance, until) values ($1, $2, $3)
     on conflict (game_id) do update set maintenance = excluded.maintenance, until = excluded.until`,
    [gameId, isOn, until],
  );
}

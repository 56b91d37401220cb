import type { Queryable } from '../../lib/db.ts';
import { FIXTURE_SELECTION } from './subject.ts';

/** A price at which bets were taken, and the second in which it was published. */
export interface TakenPrice {
  fixtureId: string;
  marketId: string;
  outcome: string;
  odds: number;
  /** The second begins here. */
  at: number;
}

/** The place of a price among those of its day: by fixture, then second, then what was taken. */
export interface PricePlace {
  fixtureId: string;
  at: number;
  /** Of market, outcome and odds. */
  pick: string;
}

// A bet is accepted with the booking of its stake: at once, or at the end of its delay in play; one that is refused has none. Its prices
// are those it was placed at, as its first answer has them, but for odds that had fallen when the delay was over.
const TAKEN = `select distinct l.subject ->> 'marketId' as "marketId", l.subject ->> 'outcome' as outcome, l.odds,
    case when (i.answer -> 'legs' -> l.idx::int ->> 'odds')::int = l.odds then b.placed_at else t.at end / 1000 * 1000 as at,
    left(md5(l.subject_id || ' ' || l.odds), 14) as pick
  from bet_leg l
  join bet b on b.id = l.bet_id
  join ledger_tx t on t.key = 'bet:' || b.id || ':stake'
  left join idempotency i on i.member_id = b.member_id and i.scope = 'bet' and i.key = b.key
  where l.event_id = f.id and l.subject_kind = '${FIXTURE_SELECTION}'
    and not exists (select from jsonb_array_elements(b.joint) g where g -> 'legs' @> to_jsonb(l.idx))`;

/**
 * Lists the prices at which bets were taken on simulated matches of a day, those of legs that have a price of their own. What a
 * bonus pick adds is none of a leg.
 */
export function listTakenPrices(
  q: Queryable,
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  { after, limit }: { after: PricePlace | undefined; limit: number },
): Promise<(TakenPrice & PricePlace)[]> {
  return q.query(
    `select f.id as "fixtureId", p.*
     from (
       select id from fixture
       where source = 'simulated' and starts_at >= $1 and starts_at < $2 and ($3::text is null or id >= $3)
       order by id) f
     cross join lateral (${TAKEN}) p
     where $3::text is null or (f.id, p.at, p.pick) > ($3, $4::bigint, $5::text)
     order by f.id, p.at, p.pick limit $6`,
    [startsAt, endsAt, after?.fixtureId ?? null, after?.at ?? null, after?.pick ?? null, limit],
  );
}

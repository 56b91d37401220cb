import type { components } from '#contract/types.gen.ts';
import type { Queryable } from '../../lib/db.ts';
import { FIXTURE_SELECTION } from './subject.ts';

/** Sums up a member's bets by fixture, of those that were to start from `from` until before `to`, by kick-off. */
export function listBetsOnFixtures(
  q: Queryable,
  { memberId, from, to, limit }: { memberId: string; from: number; to: number; limit: number },
): Promise<components['schemas']['BetOnFixture'][]> {
  // No bet is placed after the kick-off's day; a multiple may have several legs on one fixture.
  return q.query(
    `with own as (
       select distinct b.id, b.status, b.stake, b.payout, b.cashed_paid, l.event_id
       from bet b join bet_leg l on l.bet_id = b.id and l.subject_kind = '${FIXTURE_SELECTION}'
       where b.member_id = $1 and b.status in ('pending', 'accepted', 'settled'))
     select f.id as "fixtureId", count(*)::int as bets,
       (count(*) filter (where o.status <> 'settled'))::int as open, sum(o.stake)::bigint as stake,
       coalesce(sum(o.payout + o.cashed_paid) filter (where o.status = 'settled'), 0)::bigint as payout
     from own o join fixture f on f.id = o.event_id
     where f.starts_at >= $2 and f.starts_at < $3
     group by f.id order by f.starts_at, f.id limit $4`,
    [memberId, from, to, limit],
  );
}

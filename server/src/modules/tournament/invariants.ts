import { ENTRY } from '#rules/ledger.ts';
import type { Invariants } from '../../lib/invariants.ts';

export const tournamentInvariants: Invariants = {
  'a tournament counts its players, who have a wallet of its currency': `
    select t.id::text as subject, t.players || ' against ' || count(p.member_id) as detail
    from tournament t left join tournament_player p on p.tournament_id = t.id left join member m on m.id = p.member_id
    group by t.id having t.players <> count(p.member_id) or bool_or(m.currency <> t.currency)`,
  'a score is what the bets of its player come to': `
    select t.id || ' ' || p.member_id as subject, p.score || ' against ' || s.score as detail
    from tournament t cross join lateral tournament_scores(t.id) s
      join tournament_player p on p.tournament_id = t.id and p.member_id = s.member_id
      join member m on m.id = p.member_id and m.state <> 'withdrawn'
    where t.paid_at is null and (p.score, p.bets, p.reached_at) is distinct from (s.score, s.bets, s.reached_at)
      and not exists (select from tournament_due d where d.tournament_id = t.id and d.member_id = p.member_id)`,
  'a prize is booked once it is paid, by its points, and no other is': `
    select coalesce(p.tournament_id || ' ' || p.member_id, t.key) as subject,
      coalesce(p.points::text, 'no prize') || ' against ' || coalesce(l.amount::text, 'nothing booked') as detail
    from (select * from tournament_player where points is not null) p
      full join (select * from ledger_tx where key like 'tournament:%') t
        on t.key = 'tournament:' || p.tournament_id || ':' || p.member_id and t.code = ${ENTRY.event.code}
      left join account a on a.owner = p.member_id and a.kind = 'points'
      left join ledger_line l on l.tx_id = t.id and l.account_id = a.id
    where l.amount is distinct from p.points or p.points is null`,
  'a tournament has paid what its players got, after its end alone': `
    select t.id::text as subject, t.paid || ' against ' || coalesce(sum(p.points), 0) as detail
    from tournament t left join tournament_player p on p.tournament_id = t.id
    group by t.id having t.paid <> coalesce(sum(p.points), 0) or t.paid_at < t.ends_at`,
  'a prize is that of a rank': `
    select t.id || ' ' || r.member_id as subject, r.rank || ': ' || coalesce(r.points::text, 'nothing') as detail
    from tournament t join (
      select p.*, row_number() over (partition by tournament_id order by score desc, reached_at, joined_at, member_id) as rank
      from tournament_player p) r on r.tournament_id = t.id
    where r.points is distinct from case when t.paid_at is not null and r.score > 0 then (
      select (z ->> 'points')::bigint from jsonb_array_elements(t.prizes) z
      where r.rank between (z ->> 'from')::int and (z ->> 'to')::int) end`,
};

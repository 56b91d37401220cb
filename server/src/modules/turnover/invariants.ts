import type { Invariants } from '../../lib/invariants.ts';

export const turnoverInvariants: Invariants = {
  'a turnover is required in the currency of its member': `
    select t.id as subject, t.currency || ' against ' || m.currency as detail
    from turnover_requirement t join member m on m.id = t.member_id where t.currency <> m.currency`,
  'a turnover ends after it began': `
    select id as subject, closed_at::text as detail from turnover_requirement where closed_at < opened_at`,
  'held points are those of open requirements': `
    select a.owner as subject, a.balance || ' against ' || coalesce(sum(t.held_points), 0) as detail
    from account a left join turnover_requirement t on t.member_id = a.owner and t.closed_at is null
    where a.kind = 'points_held' group by a.id having a.balance <> coalesce(sum(t.held_points), 0)`,
  'points of a bonus are held, or were released, forfeited or taken back once': `
    select t.id as subject, t.held_points || ' with ' || concat_ws(' ', r.kind, f.kind, b.kind) as detail
    from turnover_requirement t
      left join ledger_tx r on r.key = 'bonus:' || t.id || ':release'
      left join ledger_tx f on f.key = 'bonus:' || t.id || ':forfeit'
      left join ledger_tx b on b.kind = 'deposit.bonusCancel' and b.key in
        ('deposit:' || t.source_id || ':bonus:reverse', 'tether:' || t.source_id || ':bonus:reverse')
    where t.bonus_points > 0 and concat_ws(' ', r.kind, f.kind, b.kind) not in (
      case when t.held_points > 0 then '' else 'deposit.bonusForfeit' end,
      case when t.held_points > 0 then '' else 'deposit.bonusRelease' end,
      case when t.held_points > 0 then '' else 'deposit.bonusCancel' end,
      case when t.held_points > 0 then '' else 'deposit.bonusRelease deposit.bonusCancel' end)`,
};

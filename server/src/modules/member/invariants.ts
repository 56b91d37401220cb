import type { Invariants } from '../../lib/invariants.ts';

/** What is always true of members, of what keeps them out, and of notes about them. */
export const memberInvariants: Invariants = {
  'every applicant has an open sign-up request, and nobody else has': `
    select m.id as subject, m.state as detail from member m
    where (m.state = 'applied') <> exists (
      select from request r where r.member_id = m.id and r.kind = 'signup' and r.is_open)`,
  'whoever leaves has no open bet or session, whoever has left no money': `
    select m.id as subject, m.state as detail from member m where m.state in ('leaving', 'withdrawn') and (
      m.state = 'withdrawn' and exists (select from account a where a.owner = m.id
        and a.kind in ('money', 'hold_bet', 'hold_withdraw') and a.balance > 0)
      or exists (select from bet b where b.member_id = m.id and b.status in ('pending', 'accepted'))
      or exists (select from session s where s.member_id = m.id and s.ended_at is null))`,
  'whoever is leaving has a leaving that nobody decided, and nobody else has': `
    select m.id as subject, m.state as detail from member m
    where (m.state = 'leaving') <> exists (
      select from member_leaving l where l.member_id = m.id and l.outcome is null)`,
  'what was given up on leaving is booked, and given back when it was taken back': `
    select l.id as subject, l.given_up || ' ' || coalesce(l.outcome, 'open') as detail
    from member_leaving l
    left join ledger_tx t on t.key = 'leave:' || l.id || ':rest'
    left join ledger_line g on g.tx_id = t.id and g.balance_after is not null
    left join ledger_tx b on b.key = 'leave:' || l.id || ':back'
    where l.given_up <> coalesce(-g.amount, 0)
      or (b.id is not null) <> (l.given_up > 0 and l.outcome is not distinct from 'taken_back')`,
  'whoever of staff decided a leaving has an audit record of it': `
    select l.id as subject, l.ended_by as detail from member_leaving l
    where l.ended_by is not null and not exists (
      select from audit a where a.actor = l.ended_by and a.target = l.member_id and a.at = l.ended_at)`,
  'what keeps a member out is of one who is suspended': `
    select b.id as subject, m.state as detail from member_ban b join member m on m.id = b.member_id
    where b.ended_at is null and m.state <> 'suspended'`,
  'whoever of staff kept a member out or let one in has an audit record of it': `
    select id as subject, actor as detail from member_ban b
    where actor <> 'system' and not exists (
        select from audit a where a.actor = b.actor and a.target = b.member_id and a.at = b.at)
      or ended_by <> 'system' and not exists (
        select from audit a where a.actor = b.ended_by and a.target = b.member_id and a.at = b.ended_at)`,
  'notes are written by staff': `
    select n.id as subject, n.author as detail from member_note n
    where not exists (select from audit a where a.actor = n.author and a.target = n.member_id
      and a.action = 'member.note' and a.after ->> 'id' = n.id)`,
};

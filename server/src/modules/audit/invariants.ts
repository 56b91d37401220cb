import type { Invariants } from '../../lib/invariants.ts';

/** What is always true of the record of what staff did. */
export const auditInvariants: Invariants = {
  'every decision of staff on a request has an audit record': `
    select s.request_id || '/' || s.n as subject, s.event || ' by ' || s.actor as detail
    from request_step s join request r on r.id = s.request_id
    where not r.is_open and s.actor_role in ('manager', 'admin')
      and s.n = (select max(n) from request_step o where o.request_id = s.request_id)
      and not exists (select from audit a where a.actor = s.actor and a.at = s.at and a.target in (r.id, r.member_id))`,
  'whoever is in an audit record is a member': `
    select a.id::text as subject, a.actor as detail from audit a
    where not exists (select from member m where m.id = a.actor)`,
  'what an audit record names exists': `
    select a.id::text as subject, a.action || ' ' || a.target as detail from audit a
    where a.action like 'member.%' and not exists (select from member m where m.id = a.target)
      or a.action like 'fixture.%' and not exists (select from fixture f where f.id = a.target)
      or a.action like 'round.%' and not exists (select from round r where r.id = a.target)
      or a.action = 'casino.refund' and not exists (select from casino_round r where r.bet_id = a.target)
      or a.action = 'casino.maintenance' and not exists (select from casino_provider p where p.id = a.target)
        and not exists (select from casino_game g where g.id = a.target)`,
  'an audit record of a change says before and after': `
    select id::text as subject, action as detail from audit
    where action in ('setting.change', 'clock.move', 'fixture.correct', 'fixture.void', 'round.void', 'game.maintenance',
      'casino.maintenance', 'casino.refund') and (before is null or after is null)`,
};

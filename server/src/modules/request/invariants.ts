import type { Invariants } from '../../lib/invariants.ts';

/** What is always true of requests. */
export const requestInvariants: Invariants = {
  'a request is in the state of its last step': `
    select r.id as subject, r.state || ' against ' || coalesce(last.to_state, 'no step') as detail
    from request r left join lateral (
      select s.to_state from request_step s where s.request_id = r.id order by s.n desc limit 1) last on true
    where r.state is distinct from last.to_state`,
  'each step begins where the one before it ended': `
    select request_id || '/' || n as subject, coalesce(from_state, '-') || ' against ' || coalesce(before, '-') as detail
    from (select s.*, lag(to_state) over (partition by request_id order by n) as before from request_step s) steps
    where from_state is distinct from before`,
  'a decided request is locked by nobody': `
    select id as subject, locked_by as detail from request where not is_open and locked_by is not null`,
};

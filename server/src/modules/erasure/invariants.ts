import type { Invariants } from '../../lib/invariants.ts';

export const erasureInvariants: Invariants = {
  'nothing personal is left of who was erased': `
    select m.id as subject, m.user_id || ' ' || m.state as detail from member m
    where m.erased_at is not null and (m.state <> 'withdrawn' or m.user_id <> m.id or m.password_hash <> ''
      or num_nonnulls(m.recommender, m.phone_number, m.bank_id, m.account_number, m.account_holder, m.birth_year) > 0
      or m.signup_payload <> '{}' or exists (select from session s where s.member_id = m.id and s.ip <> '')
      or exists (select from device d where d.member_id = m.id)
      or exists (select from member_likeness l where m.id in (l.member_id, l.other_id)))`,
};

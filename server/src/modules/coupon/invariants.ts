import { COUPON_SECOND_PERSON_WON } from '#rules/coupon.ts';
import type { Invariants } from '../../lib/invariants.ts';

/** What is always true of coupons. */
export const couponInvariants: Invariants = {
  'a used coupon was booked by its amount, and no other was': `
    select c.id as subject, c.state || ' against ' || coalesce(l.amount::text, 'nothing booked') as detail
    from coupon c left join ledger_tx t on t.key = 'coupon:' || c.id || ':use'
      left join account a on a.owner = c.member_id and a.kind = c.kind and a.currency = c.currency
      left join ledger_line l on l.tx_id = t.id and l.account_id = a.id
    where l.amount is distinct from case when c.state = 'used' then c.amount end`,
  'a used coupon of money requires its turnover': `
    select c.id as subject, coalesce(q.required::text, 'none') || ' for ' || c.amount as detail
    from coupon c left join turnover_requirement q on q.source = 'coupon' and q.source_id = c.id
    where q.required is distinct from case when c.state = 'used' and c.kind = 'money' then c.amount end`,
  'a coupon is in the state of its last step': `
    select c.id as subject, c.state || ' against ' || coalesce(last.to_state, 'no step') as detail
    from coupon c left join lateral (
      select s.to_state from coupon_step s where s.coupon_id = c.id order by s.n desc limit 1) last on true
    where c.state is distinct from last.to_state`,
  'a coupon of money is in the currency of its member': `
    select c.id as subject, c.currency || ' against ' || m.currency as detail
    from coupon c join member m on m.id = c.member_id where c.kind = 'money' and c.currency <> m.currency`,
  'a code has given as many coupons as it counts': `
    select k.code as subject, count(u.coupon_id) || ' for ' || k.given as detail
    from coupon_code k left join coupon_code_use u on u.code = k.code
    group by k.code, k.given having count(u.coupon_id) <> k.given`,
  'a coupon of a code belongs to who typed it': `
    select c.id as subject, c.member_id || ' against ' || u.member_id as detail
    from coupon_code_use u join coupon c on c.id = u.coupon_id where c.member_id <> u.member_id`,
  'coupons of staff are as many as were requested, once that is approved': `
    select r.id as subject, r.state || ' gave ' || (
        select count(*) from coupon c where c.request_id = r.id) || ' coupons, '
        || (select count(*) from coupon_code k where k.request_id = r.id) || ' codes' as detail
    from request r where r.kind = 'couponIssue' and (
      (select count(*) from coupon c where c.request_id = r.id) <>
        case when r.state = 'approved' then jsonb_array_length(r.details -> 'memberIds') else 0 end
      or (select count(*) from coupon_code k where k.request_id = r.id) <>
        case when r.state = 'approved' and r.details ->> 'code' is not null then 1 else 0 end)`,
  'coupons of much worth are given by two people': `
    select r.id as subject, r.details ->> 'won' as detail
    from request r left join request_step s on s.request_id = r.id and s.event in ('approve', 'second')
    where r.kind = 'couponIssue' and r.state = 'approved'
      and ((r.details ->> 'takesTwo')::boolean or (r.details ->> 'won')::bigint >= ${COUPON_SECOND_PERSON_WON})
    group by r.id having count(distinct s.actor) < 2`,
};

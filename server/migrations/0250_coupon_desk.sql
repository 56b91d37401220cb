-- Coupons and codes that staff gives: for whom, and by which request.
alter table coupon_code alter column amount drop not null;
alter table coupon_code add column level int check (level between 1 and 12);
alter table coupon_code add column account text not null default 'all' check (account in ('all', 'won', 'coin'));
alter table coupon_code add column made_at bigint not null default 0;
alter table coupon_code add column request_id text unique references request (id);
alter table coupon_code add check (amount is not null or amount_usd is not null);
alter table coupon_code alter column account drop default;
alter table coupon_code alter column made_at drop default;

alter table coupon add column request_id text references request (id);
create index coupon_of_request on coupon (request_id, member_id) where request_id is not null;
create index coupon_by_time on coupon (issued_at desc, id desc);
create index coupon_by_state on coupon (state, issued_at desc, id desc);
create index coupon_name_begins on coupon (name text_pattern_ops);

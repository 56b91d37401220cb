-- What staff sees of a debt and does about it: what is not paid may be forgiven, once, by a correction that names the debt.
alter table debt add column id text generated always as (bet_id || '-' || version::text) stored;
alter table debt add column forgiven bigint not null default 0 check (forgiven >= 0);
alter table debt add column forgiven_at bigint;
alter table debt add check (paid + forgiven <= amount);
alter table debt add check ((forgiven > 0) = (forgiven_at is not null));
create unique index debt_id on debt (id);
create index debt_by_time on debt (at desc, id desc);
create index debt_of_member on debt (member_id, at desc, id desc);

-- A debt is forgiven once, whoever asks for it and however it is decided.
create unique index request_debt on request ((details ->> 'debtId'))
where kind = 'adjustment' and details ? 'debtId' and state <> 'rejected';

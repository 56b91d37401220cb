-- What staff collects of a debt from its member's balance: in parts, each by a correction that names the debt.
alter table debt add column collected bigint not null default 0 check (collected >= 0);
alter table debt add check (paid + forgiven + collected <= amount);

create table debt_collection (
  request_id text primary key references request (id),
  bet_id text not null,
  version integer not null,
  amount bigint not null check (amount > 0),
  at bigint not null,
  foreign key (bet_id, version) references debt (bet_id, version)
);
create index debt_collection_of_debt on debt_collection (bet_id, version);

-- A debt is forgiven once, and one correction of it waits at a time; what was collected does not stand against the next.
drop index request_debt;
create unique index request_debt on request ((details ->> 'debtId'))
where kind = 'adjustment' and details ? 'debtId' and state <> 'rejected'
  and not (state = 'approved' and (details ->> 'amount')::bigint < 0);
create index request_of_debt on request ((details ->> 'debtId')) where kind = 'adjustment' and details ? 'debtId';

-- Every account that a member can have, and lines that know when and by what they were booked, so that a statement of any
-- length is listed and summed by one index.

alter table account add column last_at bigint not null default 0;

insert into account (owner, kind, currency)
select m.owner, k.kind, m.currency
from account m, unnest(array['hold_bet', 'hold_withdraw', 'rolling_casino', 'rolling_slot', 'rolling_mini']) as k (kind)
where m.kind = 'money'
on conflict (owner, kind, currency) do nothing;

insert into account (owner, kind, currency)
select m.owner, k.kind, k.currency
from account m, (values ('points', 'POINT'), ('tether', 'USDT')) as k (kind, currency)
where m.kind = 'money'
on conflict (owner, kind, currency) do nothing;

insert into account (owner, kind, currency, allow_negative)
select null, 'house:' || k.kind, c.currency, true
from unnest(array['bank', 'tether', 'betting', 'casino', 'bonus', 'points', 'comp', 'settlement', 'adjust', 'fx',
    'exchange']) as k (kind),
  unnest(array['KRW', 'USD', 'POINT', 'USDT']) as c (currency)
on conflict (owner, kind, currency) do nothing;

alter table account add constraint account_kind check (owner is null or
  case kind
    when 'points' then currency = 'POINT'
    when 'tether' then currency = 'USDT'
    else kind in ('money', 'hold_bet', 'hold_withdraw', 'rolling_casino', 'rolling_slot', 'rolling_mini')
      and currency in ('KRW', 'USD')
  end);

alter table ledger_line add column at bigint, add column code integer;

alter table ledger_line disable trigger ledger_line_final;
update ledger_line l set at = n.at, code = n.code
from (
  select o.account_id, o.seq, t.code,
    -- Two servers' clocks may differ: along a member's account instants never go back.
    case when o.balance_after is null then t.at else max(t.at) over (partition by o.account_id order by o.seq) end as at
  from ledger_line o join ledger_tx t on t.id = o.tx_id) n
where l.account_id = n.account_id and l.seq = n.seq;
alter table ledger_line enable trigger ledger_line_final;

alter table ledger_line alter column at set not null, alter column code set not null;

update account a set last_at = l.at
from ledger_line l where l.account_id = a.id and l.seq = a.last_seq and a.owner is not null;

-- The house has no statement: its lines, half of all, are left out.
create index ledger_line_statement on ledger_line (account_id, at) include (code, amount, balance_after, seq)
where balance_after is not null;

-- Double-entry ledger. Amounts are integers in minor units (won, cents, points).

create table account (
  id bigint generated always as identity primary key,
  -- Member id; null for the house.
  owner text,
  -- What members have is listed in account_kind; the house's begin with house:
  kind text not null,
  -- POINT for points, USDT for tether: no posting mixes currencies.
  currency text not null,
  -- Cache of the sum of lines, kept for members only: one house row updated by every bet would be a queue.
  balance bigint not null default 0,
  last_seq bigint not null default 0,
  last_at bigint not null default 0,
  allow_negative boolean not null default false,
  unique nulls not distinct (owner, kind, currency),
  constraint account_funds check (allow_negative or balance >= 0),
  check ((owner is null) = (kind like 'house:%')),
  -- Points of a deposit's bonus are held until its turnover is done: points_held.
  constraint account_kind check (owner is null or
    case kind
      when 'points' then currency = 'POINT'
      when 'points_held' then currency = 'POINT'
      when 'tether' then currency = 'USDT'
      else kind in ('money', 'hold_bet', 'hold_withdraw', 'rolling_casino', 'rolling_slot', 'rolling_mini')
        and currency in ('KRW', 'USD')
    end)
);

insert into account (owner, kind, currency, allow_negative)
select null, 'house:' || kind, currency, true
from unnest(array['bank', 'tether', 'betting', 'casino', 'bonus', 'points', 'comp', 'settlement', 'adjust', 'fx',
    'exchange']) as kind,
  unnest(array['KRW', 'USD', 'POINT', 'USDT']) as currency;

create table ledger_tx (
  id text primary key,
  -- Made from the cause, so that a cause is booked once: bet:{id}:stake, bet:{id}:settle:{version} …
  key text not null unique,
  code integer not null,
  kind text not null,
  actor text not null,
  ip text,
  reason text,
  at bigint not null,
  -- The transaction this one undoes; each can be undone once.
  reverses text unique references ledger_tx (id),
  -- Won a dollar in ten-thousandths where a conversion took place.
  rate integer
);
create trigger ledger_tx_final before update or delete on ledger_tx
  for each row execute function ledger_is_final();
-- Sums of a day read the transactions and lines of that day alone. They are written in the order of time, or nearly.
create index ledger_tx_by_time on ledger_tx using brin (at) with (pages_per_range = 32);

create table ledger_line (
  tx_id text not null references ledger_tx (id),
  account_id bigint not null references account (id),
  -- Gapless per member account; from one sequence for the house.
  seq bigint not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint,
  -- Of the transaction, kept here too so that a statement of any length is listed and summed by one index. Two servers' clocks
  -- may differ: along a member's account instants never go back.
  at bigint not null,
  code integer not null,
  primary key (account_id, seq)
);
create trigger ledger_line_final before update or delete on ledger_line
  for each row execute function ledger_is_final();
create index ledger_line_tx on ledger_line (tx_id);
create index ledger_line_by_time on ledger_line using brin (at) with (pages_per_range = 32);
-- A page, the balance before a period and its sums are read from the index. The house has no statement: its lines, half of
-- all, are left out.
create index ledger_line_statement on ledger_line (account_id, at, seq) include (code, amount, balance_after)
where balance_after is not null;
create sequence house_line_seq;

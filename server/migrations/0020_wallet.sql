-- Double-entry ledger. Amounts are integers in minor units (won, cents, points); instants epoch milliseconds.

create table account (
  id bigint generated always as identity primary key,
  -- Member id; null for the house.
  owner text,
  -- money, points, hold_bet, hold_withdraw, or house:…
  kind text not null,
  -- KRW, USD, or POINT for points: no posting mixes currencies.
  currency text not null,
  -- Cache of the sum of lines, kept for members only: one house row updated by every bet would be a queue.
  balance bigint not null default 0,
  last_seq bigint not null default 0,
  allow_negative boolean not null default false,
  unique nulls not distinct (owner, kind, currency),
  constraint account_funds check (allow_negative or balance >= 0),
  check ((owner is null) = (kind like 'house:%'))
);

insert into account (owner, kind, currency, allow_negative)
select null, 'house:' || kind, currency, true
from unnest(array['bank', 'tether', 'betting', 'casino', 'bonus', 'points', 'comp', 'settlement', 'adjust', 'fx']) as kind,
  unnest(array['KRW', 'USD', 'POINT']) as currency;

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

create table ledger_line (
  tx_id text not null references ledger_tx (id),
  account_id bigint not null references account (id),
  -- Gapless per member account; from one sequence for the house.
  seq bigint not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint,
  primary key (account_id, seq)
);
create index ledger_line_tx on ledger_line (tx_id);
create sequence house_line_seq;

create function ledger_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are never changed';
end $$;
create trigger ledger_tx_final before update or delete on ledger_tx
  for each row execute function ledger_is_final();
create trigger ledger_line_final before update or delete on ledger_line
  for each row execute function ledger_is_final();

-- Books one transaction and answers true; answers false when its key is booked already.
-- p: {id, key, code, kind, actor, at, ip?, reason?, reverses?, rate?, lines: [{owner, kind, currency, amount}]}
create function ledger_post(p jsonb) returns boolean language plpgsql as $$
declare
  v_line record;
  v_balance bigint;
  v_seq bigint;
begin
  insert into ledger_tx (id, key, code, kind, actor, ip, reason, at, reverses, rate)
  values (p ->> 'id', p ->> 'key', (p ->> 'code')::int, p ->> 'kind', p ->> 'actor', p ->> 'ip', p ->> 'reason',
    (p ->> 'at')::bigint, p ->> 'reverses', (p ->> 'rate')::int)
  on conflict (key) do nothing;
  if not found then
    return false;
  end if;
  if jsonb_array_length(p -> 'lines') < 2 or exists (
    select from jsonb_to_recordset(p -> 'lines') as l (currency text, amount bigint)
    group by l.currency having sum(l.amount) <> 0
  ) then
    raise exception 'ledger transaction % does not balance', p ->> 'key' using errcode = 'HP001';
  end if;
  -- Members before the house, lower ids first: one order of locks for everybody.
  for v_line in
    select a.id, a.owner, l.owner as wanted, l.kind, l.currency, l.amount
    from rows from (jsonb_to_recordset(p -> 'lines') as (owner text, kind text, currency text, amount bigint))
      with ordinality as l (owner, kind, currency, amount, ord)
    left join account a
      on a.owner is not distinct from l.owner and a.kind = l.kind and a.currency = l.currency
    order by a.owner is null, a.id, l.ord
  loop
    if v_line.id is null then
      raise exception 'no account % % %', v_line.wanted, v_line.kind, v_line.currency using errcode = 'HP002';
    elsif v_line.owner is null then
      insert into ledger_line (tx_id, account_id, seq, amount)
      values (p ->> 'id', v_line.id, nextval('house_line_seq'), v_line.amount);
    else
      update account set balance = balance + v_line.amount, last_seq = last_seq + 1
      where id = v_line.id
      returning balance, last_seq into v_balance, v_seq;
      insert into ledger_line (tx_id, account_id, seq, amount, balance_after)
      values (p ->> 'id', v_line.id, v_seq, v_line.amount, v_balance);
    end if;
  end loop;
  return true;
end $$;

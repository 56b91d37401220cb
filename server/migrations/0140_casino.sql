-- Games of casino providers, and the rounds that they report. The money of a round is in the bet that it is: `bet_id`.

create table casino_provider (
  id text primary key,
  name text not null,
  -- Those that list it.
  lobbies text[] not null,
  is_demo boolean not null default false,
  -- Whether there is somebody behind it who calls.
  is_connected boolean not null,
  is_closed boolean not null default false,
  until bigint,
  rank int not null,
  -- Makes the names that it knows members by.
  player_secret bytea not null default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
);

create table casino_game (
  id text primary key,
  provider_id text not null references casino_provider (id),
  kind text not null check (kind in ('casino', 'slot')),
  category text not null,
  name text not null,
  -- Hundredths of a percent.
  rtp int check (rtp between 1 and 9999),
  volatility text,
  -- Won; other currencies by the rate of the site.
  min_stake bigint not null check (min_stake > 0),
  max_stake bigint not null check (max_stake >= min_stake),
  motif text not null,
  glaze text not null,
  added_at bigint not null,
  is_closed boolean not null default false,
  until bigint,
  rank int not null
);
create index casino_game_of_provider on casino_game (provider_id, rank);

-- What calls are signed with; those whose end is null or to come are valid.
create table casino_key (
  provider_id text not null references casino_provider (id),
  id text not null,
  secret bytea not null,
  created_at bigint not null,
  ends_at bigint,
  primary key (provider_id, id)
);

create table casino_session (
  id text primary key,
  provider_id text not null references casino_provider (id),
  game_id text not null references casino_game (id),
  member_id text not null references member (id),
  -- Bets are taken while it lives.
  login_session_id text not null,
  currency text not null,
  -- SHA-256 of the launch token.
  token_hash text not null unique,
  created_at bigint not null,
  -- When the provider exchanged the token; null until then.
  opened_at bigint
);
create index casino_session_of_member on casino_session (member_id, created_at desc);

create table casino_round (
  bet_id text primary key references bet (id),
  provider_id text not null references casino_provider (id),
  -- The provider's.
  round_id text not null,
  game_id text not null references casino_game (id),
  member_id text not null references member (id),
  session_id text not null references casino_session (id),
  -- The member's count of rounds of the game.
  number int not null check (number > 0),
  -- Minor units, without what was refunded.
  staked bigint not null check (staked >= 0),
  won bigint not null check (won >= 0),
  currency text not null,
  state text not null default 'open' check (state in ('open', 'closed', 'refunded')),
  opened_at bigint not null,
  closed_at bigint check ((closed_at is null) = (state = 'open')),
  unique (provider_id, round_id),
  unique (member_id, game_id, number)
);
create index casino_round_of_member on casino_round (member_id, opened_at desc, bet_id desc);
create index casino_round_of_session on casino_round (session_id, opened_at desc, bet_id desc);
create index casino_round_by_time on casino_round (opened_at desc, bet_id desc);
create index casino_round_open on casino_round (opened_at) where state = 'open';

-- What became of each call that names a transaction, for ever. A refund of a bet that never came is here too, without a bet. What staff gave
-- back is as well, as `staff.{bet}.{n}`, which no provider can say.
create table casino_tx (
  provider_id text not null references casino_provider (id),
  tx_id text not null,
  kind text not null check (kind in ('bet', 'win', 'refund')),
  session_id text not null references casino_session (id),
  round_id text not null,
  -- Of a refund the bet that it gives back.
  ref_tx_id text,
  amount bigint not null check (amount >= 0),
  body_hash text not null,
  -- 200 with {balance}, or the problem.
  status int not null,
  answer jsonb not null,
  -- The round's; null where the call was refused, and where it was a refund of nothing.
  bet_id text references bet (id),
  at bigint not null,
  primary key (provider_id, tx_id)
);
create index casino_tx_of_bet on casino_tx (bet_id, at) where bet_id is not null;
create index casino_tx_refund on casino_tx (provider_id, ref_tx_id) where kind = 'refund';

-- A round of slots and one of live casino count differently, so they are two kinds of wager.
insert into rolling_kind values ('casino_round', 'casino'), ('slot_round', 'slot');

-- The house's account for the demonstration provider: stakes in, wins out.
insert into account (owner, kind, currency, allow_negative)
select null, 'house:casino:hanpan', c.currency, true from unnest(array['KRW', 'USD']) as c (currency);

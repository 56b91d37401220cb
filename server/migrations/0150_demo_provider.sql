-- The demonstration provider's own books: it knows players by the names that the wallet gives them, and nothing of members.

-- What the addresses of its pages are signed with; made once, by chance.
create table demo_secret (
  only_row boolean primary key default true check (only_row),
  secret bytea not null check (length(secret) = 32)
);

create table demo_play (
  -- SHA-256 of what the page proves itself with.
  id text primary key,
  -- The wallet's session.
  session_id text not null unique,
  player_id text not null,
  game_id text not null,
  currency text not null,
  created_at bigint not null
);

-- What one round is drawn from: published as a hash before the round, told when it is over. The next one is made with it.
create table demo_seed (
  id bigint generated always as identity primary key,
  player_id text not null,
  game_id text not null,
  server_seed bytea not null check (length(server_seed) = 32),
  commitment text not null,
  -- The player's part, and the number of the round: 0 for the first of the player in the game.
  client_seed text not null,
  nonce int not null,
  created_at bigint not null,
  used_at bigint,
  unique (player_id, game_id, nonce)
);
create unique index demo_seed_current on demo_seed (player_id, game_id) where used_at is null;

create table demo_round (
  id text primary key,
  play_id text not null references demo_play (id),
  player_id text not null,
  game_id text not null,
  request_id text not null,
  seed_id bigint not null unique references demo_seed (id),
  -- The player's count of rounds of the game that a stake was taken for.
  number int not null,
  bets jsonb not null,
  stake bigint not null,
  currency text not null,
  -- Drawn before the stake is asked for, told after it was taken.
  result jsonb not null,
  won bigint not null,
  -- betting: the stake is asked for; paying: taken, the win is to be paid; ending; done; refused: no stake was taken.
  state text not null check (state in ('betting', 'paying', 'ending', 'done', 'refused')),
  -- What the wallet refused for good.
  problem jsonb,
  -- As the wallet said after its last call; null before.
  balance bigint,
  created_at bigint not null,
  done_at bigint,
  -- When the player was told; null of a round that was interrupted, until it is shown.
  shown_at bigint,
  -- How often the wallet gave no answer, and when it is asked again.
  tries int not null default 0,
  retry_at bigint not null,
  unique (play_id, request_id)
);
create index demo_round_of_player on demo_round (player_id, game_id, created_at desc);
create index demo_round_unfinished on demo_round (retry_at) where state in ('betting', 'paying', 'ending');
-- One round at a time.
create unique index demo_round_undecided on demo_round (player_id, game_id) where state in ('betting', 'paying');

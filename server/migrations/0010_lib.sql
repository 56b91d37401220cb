-- What no module owns, and what comes before every module's tables. Instants are epoch milliseconds everywhere.

-- Triggers and an index of the tables below need these three at creation. They are place-holders: what they do is in
-- server/sql/functions, which is applied after the migrations, before anything is written.
create function audit_is_final() returns trigger language plpgsql as $$ begin raise exception 'not applied yet'; end $$;
create function ledger_is_final() returns trigger language plpgsql as $$ begin raise exception 'not applied yet'; end $$;
create function lookalike(word text) returns text language sql immutable strict parallel safe as $$ select word $$;

-- The functions of server/sql/functions as they were last applied; a name without a file is dropped.
create table sql_function (
  name text primary key,
  sha256 text not null,
  applied_at bigint not null
);

-- One value for each start of a server: the upper part of the stream's sequence numbers, so that they
-- rise over restarts without a write for every message. See server/src/stream/hub.ts.
create sequence stream_epoch as int maxvalue 2000000;

-- Where the manual clock stood: a restart must not fall back behind what the database has lived through.
create table manual_clock (
  only_row boolean primary key default true check (only_row),
  at bigint not null
);

-- The functions of server/sql/functions as they were last applied; a name without a file is dropped.
create table sql_function (
  name text primary key,
  sha256 text not null,
  applied_at bigint not null
);

-- Made by migrations until now. An empty hash equals no file: each is applied from its own, or dropped.
insert into sql_function (name, sha256, applied_at)
select name, '', 0 from unnest(array['audit_is_final', 'lookalike', 'ledger_is_final', 'ledger_post', 'bet_answer',
  'bet_legs_current', 'bet_place', 'bet_place_batch', 'bet_lock', 'bet_post', 'bet_accept', 'bet_refuse', 'bet_take',
  'bet_repay', 'bet_settle', 'bet_settle_batch']) as name;

-- What a bet counts to in the figures by game, within its type: the sport of all its legs, or mixed. Kinds of wager to come say their own.
alter table bet add column game text not null default 'mixed';
update bet b set game = l.sport
from (select bet_id, min(subject ->> 'sport') as sport from bet_leg group by bet_id
  having count(distinct subject ->> 'sport') = 1 and count(*) = count(subject ->> 'sport')) l
where l.bet_id = b.id;

-- Transactions are written in the order of time, or nearly, as lines are: a day's are found beside its lines.
create index ledger_tx_by_time on ledger_tx using brin (at) with (pages_per_range = 32);

-- Under which rules and limits a slip was made, as its kind names them. Bets from before have what their legs make them.
alter table bet add column mode text not null default 'domestic';
update bet set mode = case when joint is null then 'inplay' else 'european' end where joint is not null or type = 2;

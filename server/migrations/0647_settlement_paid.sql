-- What was paid of a settlement, minor units: the smaller of what was counted when it was requested and when it was approved.
alter table settlement add column paid bigint;
update settlement s set paid = s.amount from request r where r.id = s.request_id and r.state = 'approved';
alter table settlement add check (paid between 1 and amount);

-- Staff finds requests by what their id begins with, and members by the address that a session of theirs came from.
create index request_id_begins on request (id text_pattern_ops);
create index session_ip_begins on session (ip text_pattern_ops);
-- Comp of a day is read from the accruals of that day alone. They are written in the order of time, or nearly.
create index rolling_accrual_by_time on rolling_accrual using brin (at) with (pages_per_range = 32);

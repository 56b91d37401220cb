-- Sums of a day read the lines of that day alone. Lines are written in the order of time, or nearly.
create index ledger_line_by_time on ledger_line using brin (at) with (pages_per_range = 32);

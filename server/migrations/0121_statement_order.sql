-- Lines of one instant have an order too: with it a page, the balance before a period and its sums are read from the index.
drop index ledger_line_statement;
create index ledger_line_statement on ledger_line (account_id, at, seq) include (code, amount, balance_after)
where balance_after is not null;

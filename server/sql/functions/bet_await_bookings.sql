-- Waits for the bookings that may have looked at what was offered before the caller's result was stored. Those that
-- begin later see the result. Call it alone, in a transaction that has locked nothing.
create or replace function bet_await_bookings() returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('bet bookings', 0))
$$;

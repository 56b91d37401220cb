-- Called first by every transaction that books or confirms a bet, before it looks at what is offered; ends with it.
create or replace function bet_join_bookings() returns void language sql as $$
  select pg_advisory_xact_lock_shared(hashtextextended('bet bookings', 0))
$$;

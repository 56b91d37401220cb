-- Notes that a bet has been settled, settled again, opened again or cancelled, for the tournaments of its member that it may count in.
create or replace function tournament_note_bet() returns trigger language plpgsql as $$
begin
  insert into tournament_due (tournament_id, member_id)
  select t.id, p.member_id from tournament_player p join tournament t on t.id = p.tournament_id
  where p.member_id = new.member_id and t.paid_at is null and new.placed_at >= t.starts_at and new.placed_at < t.ends_at
    and case t.kind when 'sports' then new.type in (1, 2) else new.type = 5 end;
  return null;
end $$;
create or replace trigger tournament_note_bet after update on bet for each row when (new.version <> old.version)
execute function tournament_note_bet();

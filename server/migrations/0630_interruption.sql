-- Where play of a match has stopped and until when it may be gone on with (rules/interruption.ts), kept of a match that was given up then: it
-- is settled by how it stood. Null of a match that is played, or was to its end.
alter table fixture add column interruption jsonb;
-- Why a match ended otherwise than by play, and through whom (`Ending` of rules/match-facts.ts); null of every other match.
alter table fixture add column ending jsonb;
-- Those that were interrupted before this was kept: they wait a day from their start, with the clock that is known.
update fixture set interruption = jsonb_build_object('since', starts_at, 'until', starts_at + 86400000, 'clock', clock) where status = 6;

-- A leg is a subject of some kind: what is bet on, the event whose result decides it, and what its kind has to know of it.
-- Nothing here knows fixtures any more.
alter table bet_leg add column subject_kind text;
alter table bet_leg add column subject_id text;
alter table bet_leg add column event_id text;
alter table bet_leg add column subject jsonb;

update bet_leg set subject_kind = 'fixture_selection', subject_id = selection_id, event_id = fixture_id,
  subject = jsonb_build_object('marketId', market_id, 'sport', sport, 'typeId', type_id, 'outcome', outcome,
    'line', line, 'offerScore', offer_score, 'phase', phase, 'placedScore', placed_score);

alter table bet_leg alter column subject_kind set not null;
alter table bet_leg alter column subject_id set not null;
alter table bet_leg alter column event_id set not null;
alter table bet_leg alter column subject set not null;

alter table bet_leg drop column selection_id;
alter table bet_leg drop column market_id;
alter table bet_leg drop column fixture_id;
alter table bet_leg drop column sport;
alter table bet_leg drop column type_id;
alter table bet_leg drop column outcome;
alter table bet_leg drop column line;
alter table bet_leg drop column offer_score;
alter table bet_leg drop column phase;
alter table bet_leg drop column placed_score;
-- What decided the leg, as its kind tells it.
alter table bet_leg rename column score to evidence;

-- Settled legs too: a correction has to find them.
create index bet_leg_event on bet_leg (event_id, subject_kind, bet_id);

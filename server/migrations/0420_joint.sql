-- What the feed's model expects still to be scored, by part: rules/outlook.ts. Null where the feed has no model, and when play is over.
alter table fixture add column outlook jsonb;

-- Of legs that were accepted at one price together, [{legs, odds}]; null where each leg has its own. No bonus and no system goes with them.
alter table bet add column joint jsonb;
alter table bet add constraint bet_joint
  check (joint is null or jsonb_typeof(joint) = 'array' and bonus_folders is null and sizes is null);

-- How many picks of one fixture a European slip takes, among the limits that admins set; the groups of before have none.
update setting set value = (
  select jsonb_object_agg(name, jsonb_build_object('fixturePicks', case when name like 'european%' then 5 end) || limits)
  from jsonb_each(value) as own (name, limits))
where key = 'levelLimits' and value <> '{}'::jsonb;
update request set details = details
  || jsonb_build_object('before', jsonb_build_object('fixturePicks', null) || (details -> 'before'))
  || jsonb_build_object('after', jsonb_build_object('fixturePicks', null) || (details -> 'after'))
where kind = 'setting' and details ->> 'field' = 'levelLimits';

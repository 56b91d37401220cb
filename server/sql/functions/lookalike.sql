-- What a text looks like at a glance: `adminO1` is `admin01`, `rnember01` is `member01`.
-- An index is built on it: a migration that rebuilds `member_lookalike_idx` goes with every change.
create or replace function lookalike(word text) returns text language sql immutable strict parallel safe as $$
  select translate(replace(replace(lower(word), 'rn', 'm'), 'vv', 'w'), 'oil', '011')
$$;

-- What a text looks like at a glance: `adminO1` is `admin01`, `rnember01` is `member01`.
create function lookalike(word text) returns text language sql immutable strict parallel safe as $$
  select translate(replace(replace(lower(word), 'rn', 'm'), 'vv', 'w'), 'oil', '011')
$$;
-- Not unique: members from before may look alike. Sign-ups come one at a time and look first.
create index member_lookalike_idx on member (lookalike(user_id));

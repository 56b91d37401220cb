-- The rate of a member in a category, basis points.
create or replace function rolling_rate_of(p_member text, p_category text) returns int language sql stable as $$
  select coalesce(
    (select r.basis_points from rolling_rate r where r.member_id = p_member and r.category = p_category),
    (select c.basis_points from rolling_category c where c.category = p_category))
$$;

-- Whether play decided a leg that is void: by its line, or as its set was not needed. False where the match stopped or was taken off: what is left
-- of a group then counts by a factor of its own. True of any other leg.
alter table bet_leg add column by_play boolean not null default true;

-- Joint prices keep by what the product of legs is multiplied: [{legs, odds, factors: [{legs, factor}]}], in ten-thousandths, of all legs, then of
-- every two or more of them. Of bets that were taken without, the factor of all legs is what their price says; of a part of three or more nobody
-- knows it any more, and it is that one, or 1 where that is less.
do $$
declare
  v_bet record;
  v_group jsonb;
  v_legs int[];
  v_part int[];
  v_product numeric;
  v_factor numeric;
  v_factors jsonb;
  v_groups jsonb;
begin
  for v_bet in
    select b.id, b.joint, (select jsonb_agg(l.odds order by l.idx) from bet_leg l where l.bet_id = b.id) as odds
    from bet b where b.joint is not null
  loop
    v_groups := '[]';
    for v_group in select * from jsonb_array_elements(v_bet.joint) loop
      v_legs := array(select jsonb_array_elements_text(v_group -> 'legs')::int);
      v_product := 1;
      for i in 1 .. cardinality(v_legs) loop
        v_product := v_product * (v_bet.odds ->> v_legs[i])::numeric / 100;
      end loop;
      v_factor := ceil((v_group ->> 'odds')::numeric * 100 / v_product);
      v_factors := jsonb_build_array(jsonb_build_object('legs', v_group -> 'legs', 'factor', v_factor));
      for v_size in reverse cardinality(v_legs) - 1 .. 2 loop
        for v_part in
          select array(select v_legs[i] from generate_subscripts(v_legs, 1) i where m >> (i - 1) & 1 = 1) as part
          from generate_series(1, (1 << cardinality(v_legs)) - 1) m
          where (select sum(m >> b & 1) from generate_series(0, cardinality(v_legs) - 1) b) = v_size
          order by part
        loop
          v_factors := v_factors || jsonb_build_object('legs', to_jsonb(v_part), 'factor', least(v_factor, 10000));
        end loop;
      end loop;
      v_groups := v_groups || (v_group || jsonb_build_object('factors', v_factors));
    end loop;
    update bet set joint = v_groups where id = v_bet.id;
  end loop;
end $$;

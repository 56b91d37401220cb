-- What a member's other bets on a round have against one more: five are there, or all of them together win whatever is drawn. Called
-- by bet_place, which has locked the member's account.
create or replace function round_selection_refusals(p_member text, p_legs jsonb) returns jsonb language plpgsql stable as $$
declare
  v_leg record;
  v_bets int;
  v_picked text[];
  v_market jsonb;
  v_sure bigint;
  v_refusals jsonb := '[]';
begin
  for v_leg in select l."eventId" as round, l.subject ->> 'market' as market, l.subject ->> 'selection' as selection
    from jsonb_to_recordset(p_legs) as l ("eventId" text, subject jsonb)
  loop
    select count(*), array_agg(distinct l.subject ->> 'selection') filter (where l.subject ->> 'market' = v_leg.market)
    into v_bets, v_picked
    from bet_leg l join bet b on b.id = l.bet_id
    where l.subject_kind = 'round_selection' and l.event_id = v_leg.round and b.member_id = p_member
      and b.status in ('pending', 'accepted', 'settled');
    -- The same number as ROUND_BETS of rules/rounds/limits.ts.
    if v_bets >= 5 then
      v_refusals := v_refusals || '[{"code": "ROUND_BETS", "limit": 5}]';
    end if;
    continue when v_picked is null or v_leg.selection = any (v_picked);
    v_picked := v_picked || v_leg.selection;
    select r.offer -> v_leg.market into v_market from round r where r.id = v_leg.round;
    -- Selections of one market exclude each other where their chances add up to one; what is refunded is refunded to all.
    select sum((v_market -> s ->> 1)::bigint) + max((v_market -> s ->> 2)::bigint) into v_sure from unnest(v_picked) as s;
    if array_length(v_picked, 1) = (select count(*) from jsonb_object_keys(v_market)) or v_sure > 999990 then
      v_refusals := v_refusals || jsonb_build_object('code', 'OPPOSITE_BET', 'selectionIds',
        jsonb_build_array(v_leg.round || '.' || v_leg.market || '.' || v_leg.selection));
    end if;
  end loop;
  return v_refusals;
end $$;

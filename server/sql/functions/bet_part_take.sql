-- Takes a part of the stake of a bet whose stake comes in parts; the first opens the bet, whose key is its id. A part of 0 is a free one.
-- p: {betId, txId, memberId, currency, amount, ledgerKey, code, ledgerKind, house, open} and, where it opens the bet, open: {type, mode, game, kind,
-- subjectId, subject}. Answers {outcome: taken}, {outcome: refused, refusals}, or closed where the bet is over.
create or replace function bet_part_take(p jsonb, p_at bigint) returns jsonb language plpgsql as $$
declare
  v_member text := p ->> 'memberId';
  v_amount bigint := (p ->> 'amount')::bigint;
  v_open jsonb := nullif(p -> 'open', 'null');
  v_account account%rowtype;
  v_bet bet%rowtype;
  v_refusals jsonb;
begin
  select * into v_account from account a
  where a.owner = v_member and a.kind = 'money' and a.currency = p ->> 'currency' for no key update;
  if v_account.id is null or not exists (select from member m where m.id = v_member and m.state = 'approved') then
    return '{"outcome": "refused", "refusals": [{"code": "BLOCKED"}]}';
  end if;
  if v_open is null then
    select * into v_bet from bet b where b.id = p ->> 'betId' and b.member_id = v_member for update;
    if v_bet.status is distinct from 'accepted' then
      return '{"outcome": "closed"}';
    end if;
  end if;
  v_refusals := protection_refusals(v_member, 'stake', v_amount, p_at);
  if v_account.balance < v_amount then
    v_refusals := v_refusals || jsonb_build_object('code', 'INSUFFICIENT_FUNDS', 'limit', v_account.balance);
  end if;
  if v_refusals <> '[]' then
    return jsonb_build_object('outcome', 'refused', 'refusals', v_refusals);
  end if;
  if v_open is null then
    update bet set stake = stake + v_amount, potential_payout = potential_payout + v_amount where id = v_bet.id;
  else
    insert into bet (id, member_id, key, type, mode, status, placed_at, stake, currency, total_odds, potential_payout, combo_key,
      odds_policy, game)
    values (p ->> 'betId', v_member, p ->> 'betId', (v_open ->> 'type')::smallint, v_open ->> 'mode', 'accepted', p_at, v_amount,
      v_account.currency, 100, v_amount, p ->> 'betId', 'any', v_open ->> 'game');
    insert into bet_leg (bet_id, idx, subject_kind, subject_id, event_id, subject, odds)
    values (p ->> 'betId', 0, v_open ->> 'kind', v_open ->> 'subjectId', p ->> 'betId', v_open -> 'subject', 100);
  end if;
  if v_amount > 0 then
    perform ledger_move(v_account, p ->> 'house', v_amount, p ->> 'txId', p ->> 'ledgerKey', (p ->> 'code')::int, p ->> 'ledgerKind',
      null, p_at);
  end if;
  return '{"outcome": "taken"}';
end $$;

import { CANCEL_WITHIN_MS, MAX_CANCELS_A_DAY } from '#rules/cancel.ts';
import type { Invariants } from '../../lib/invariants.ts';
import { DAY_MS, KST_OFFSET_MS } from '../../lib/seoul-time.ts';

/** The transactions of a bet, by an equality that can be hashed: a pattern would compare every bet with every key. */
const OF_BET = "t.key like 'bet:%' and split_part(t.key, ':', 2) = b.id";

/** Bets whose stake comes in parts have the entries and answers of who reports them, and invariants there. */
const IS_WHOLE = 'b.type <> 5';

export const wagerInvariants: Invariants = {
  'the hold is the sum of pending bets': `
    select a.owner as subject, a.balance || ' against ' || coalesce(sum(b.stake), 0) as detail
    from account a left join bet b on b.member_id = a.owner and b.currency = a.currency and b.status = 'pending'
    where a.kind = 'hold_bet' group by a.id having a.balance <> coalesce(sum(b.stake), 0)`,
  'every bet has exactly its stake entries': `
    select b.id as subject, b.status || ' ' || coalesce(string_agg(t.key, ' '), '') as detail
    from bet b left join ledger_tx t
      on t.key in ('bet:' || b.id || ':stake', 'bet:' || b.id || ':hold', 'bet:' || b.id || ':release')
    where ${IS_WHOLE} group by b.id
    having count(*) filter (where t.key like '%:stake') <> (b.status in ('accepted', 'settled', 'cancelled'))::int
      or b.status in ('pending', 'refused') and count(*) filter (where t.key like '%:hold') <> 1
      or count(*) filter (where t.key like '%:release') <> (b.status = 'refused')::int`,
  'a bet paid what it says, less its debt': `
    select b.id as subject, coalesce(b.payout, 0) || ' against ' || coalesce(sum(l.amount), 0) as detail
    from bet b
    left join ledger_tx t on ${OF_BET} and t.code in (4300, 5100, 5200)
    left join ledger_line l on l.tx_id = t.id
      and l.account_id = (select a.id from account a where a.owner = b.member_id and a.kind = 'money' and a.currency = b.currency)
    where ${IS_WHOLE} group by b.id
    having coalesce(b.payout, 0) + (select coalesce(sum(d.amount - d.paid - d.forgiven - d.collected), 0) from debt d where d.bet_id = b.id)
      <> coalesce(sum(l.amount), 0)`,
  'what was forgiven of a debt was taken as the rest of its pay-out, and no more': `
    select d.id as subject, d.forgiven || ' against ' || coalesce(-sum(l.amount), 0) as detail
    from debt d left join ledger_tx t on t.key = 'bet:' || d.bet_id || ':debt:' || d.version || ':forgiven'
    left join ledger_line l on l.tx_id = t.id and l.balance_after is not null
    group by d.bet_id, d.version having d.forgiven <> coalesce(-sum(l.amount), 0)`,
  'what was collected of a debt is what the ledger took for it, request by request': `
    select d.id as subject, d.collected || ' by ' || coalesce(sum(c.amount), 0) || ' against ' || coalesce(-sum(l.amount), 0) as detail
    from debt d left join debt_collection c on c.bet_id = d.bet_id and c.version = d.version
    left join ledger_tx t on t.key = 'bet:' || c.bet_id || ':debt:' || c.version || ':collected:' || c.request_id
    left join ledger_line l on l.tx_id = t.id and l.balance_after is not null
    group by d.bet_id, d.version
    having d.collected <> coalesce(sum(c.amount), 0) or bool_or(c.amount is distinct from -l.amount)`,
  'a cancelled bet has one refund, of its stake, and no other bet has any': `
    select b.id as subject, b.status || ' ' || coalesce(string_agg(l.amount::text, ' '), 'none') as detail
    from bet b
    left join ledger_tx t on ${OF_BET} and split_part(t.key, ':', 3) = 'settle' and t.code = 4300
    left join ledger_line l on l.tx_id = t.id
      and l.account_id = (select a.id from account a where a.owner = b.member_id and a.kind = 'money' and a.currency = b.currency)
    where ${IS_WHOLE} group by b.id
    having count(t.id) <> (b.status = 'cancelled')::int or min(l.amount) <> b.stake - b.cashed_stake`,
  'members cancel in time, and so many bets a day': `
    select b.member_id as subject, count(*) || ' by ' || max(b.settled_at - b.placed_at) || ' ms' as detail
    from bet b where b.cancelled_by_member
    group by b.member_id, (b.settled_at + ${KST_OFFSET_MS}) / ${DAY_MS}
    having count(*) > ${MAX_CANCELS_A_DAY} or max(b.settled_at - b.placed_at) > ${CANCEL_WITHIN_MS}
      or bool_or(b.status <> 'cancelled')`,
  'what is cashed out of a bet is what its cash-outs took and the ledger paid': `
    select b.id as subject, b.cashed_stake || ' for ' || b.cashed_paid as detail
    from bet b
    left join lateral (select coalesce(sum(c.stake), 0) as stake, coalesce(sum(c.amount), 0) as amount
      from cash_out c where c.bet_id = b.id and c.status = 'done') c on true
    left join lateral (select coalesce(sum(l.amount), 0) as paid from cash_out c
      join ledger_tx t on t.key = 'bet:' || b.id || ':cashout:' || c.id and t.code = 5300
      join ledger_line l on l.tx_id = t.id
        and l.account_id = (select a.id from account a where a.owner = b.member_id and a.kind = 'money' and a.currency = b.currency)
      where c.bet_id = b.id) p on true
    where (b.cashed_stake, b.cashed_paid) <> (c.stake, c.amount) or p.paid <> b.cashed_paid
      or b.cashed_stake = b.stake and ${IS_WHOLE} and (b.status <> 'settled' or b.payout <> 0)`,
  'every cash-out that was paid is one of a bet': `
    select t.key as subject, '' as detail from ledger_tx t where t.code = 5300 and not exists (
      select from cash_out c where t.key = 'bet:' || c.bet_id || ':cashout:' || c.id and c.status = 'done')`,
  'no target is left of a bet that is over': `
    select t.bet_id as subject, b.status as detail from cash_out_target t join bet b on b.id = t.bet_id
    where b.status <> 'accepted'`,
  'a bet that paid has one transaction for it': `
    select b.id as subject, b.status || ' version ' || b.version as detail from bet b
    where b.payout > 0 and ${IS_WHOLE}
      and not exists (select from ledger_tx t where t.key = 'bet:' || b.id || ':settle:' || b.version)`,
  'every accepted answer is a bet and no refused one is': `
    select i.member_id || '/' || i.key as subject, i.status::text as detail
    from idempotency i left join bet b on b.member_id = i.member_id and b.key = i.key
    where i.scope = 'bet' and ((i.status = 201) <> (b.id is not null)
      or i.status = 201 and i.answer ->> 'id' is distinct from b.id)`,
  'every bet has its answer': `
    select b.id as subject, b.key as detail from bet b
    where ${IS_WHOLE} and not exists (select from idempotency i where i.member_id = b.member_id and i.scope = 'bet' and i.key = b.key)`,
  'state, label and pay-out of a bet agree': `
    select b.id as subject, b.status || ' ' || b.label || ' ' || coalesce(b.payout::text, 'none') as detail from bet b
    where not case b.status
      when 'settled' then b.label in (-1, 1, 2, 3) and b.payout is not null
      when 'cancelled' then b.label = -1 and b.payout = b.stake - b.cashed_stake
      when 'refused' then b.label = -1 and b.payout is null
      else b.label = 0 and b.payout is null end`,
  'a settled bet has no open leg unless one is lost': `
    select b.id as subject, string_agg(l.result::text, ' ' order by l.idx) as detail
    from bet b join bet_leg l on l.bet_id = b.id
    where b.status = 'settled' and (b.cashed_stake < b.stake or not ${IS_WHOLE}) group by b.id
    having bool_or(l.result = 0) and not bool_or(l.result = 1)`,
  'the lines of a system share its stake evenly, and it has no bonus': `
    select b.id as subject, b.stake || ' by ' || b.sizes::text as detail
    from bet b cross join lateral (select count(*) as legs from bet_leg l where l.bet_id = b.id) n
    where b.sizes is not null and (b.bonus_folders is not null or b.stake % (
      select coalesce(sum(factorial(n.legs) / (factorial(s.size::bigint) * factorial(n.legs - s.size::bigint))), b.stake + 1)::bigint
      from jsonb_array_elements_text(b.sizes) as s (size) where s.size::bigint <= n.legs) <> 0)`,
  'a bet in parts has no entry, answer or price of a slip': `
    select b.id as subject, b.status || ' ' || b.total_odds as detail from bet b
    left join ledger_tx t on ${OF_BET}
    left join idempotency i on i.member_id = b.member_id and i.scope = 'bet' and i.key = b.key
    where not ${IS_WHOLE} and (t.id is not null or i.key is not null or b.status not in ('accepted', 'settled', 'cancelled')
      or b.cashed_stake > 0 or b.seen_version <> b.version or b.status <> 'settled' and b.total_odds <> 100
      or b.status = 'settled' and b.label <> case when b.payout > b.stake then 2 when b.payout = b.stake and b.payout > 0 then 3 else 1 end)`,
  'the legs of a bet are numbered and of one kind': `
    select b.id as subject, count(l.*) || ' legs' as detail
    from bet b left join bet_leg l on l.bet_id = b.id group by b.id
    having count(l.*) = 0 or max(l.idx) + 1 <> count(*) or count(distinct l.subject_kind) <> 1`,
};

import { CANCEL_WITHIN_MS, MAX_CANCELS_A_DAY } from '#rules/cancel.ts';
import type { Invariants } from '../../lib/invariants.ts';
import { DAY_MS, KST_OFFSET_MS } from '../../lib/seoul-time.ts';

/** The transactions of a bet, by an equality that can be hashed: a pattern would compare every bet with every key. */
const OF_BET = "t.key like 'bet:%' and split_part(t.key, ':', 2) = b.id";

/** What is always true of bets and the money in them. */
export const wagerInvariants: Invariants = {
  'the hold is the sum of pending bets': `
    select a.owner as subject, a.balance || ' against ' || coalesce(sum(b.stake), 0) as detail
    from account a left join bet b on b.member_id = a.owner and b.currency = a.currency and b.status = 'pending'
    where a.kind = 'hold_bet' group by a.id having a.balance <> coalesce(sum(b.stake), 0)`,
  'every bet has exactly its stake entries': `
    select b.id as subject, b.status || ' ' || coalesce(string_agg(t.key, ' '), '') as detail
    from bet b left join ledger_tx t
      on t.key in ('bet:' || b.id || ':stake', 'bet:' || b.id || ':hold', 'bet:' || b.id || ':release')
    group by b.id
    having count(*) filter (where t.key like '%:stake') <> (b.status in ('accepted', 'settled', 'cancelled'))::int
      or b.status in ('pending', 'refused') and count(*) filter (where t.key like '%:hold') <> 1
      or count(*) filter (where t.key like '%:release') <> (b.status = 'refused')::int`,
  'a bet paid what it says, less its debt': `
    select b.id as subject, coalesce(b.payout, 0) || ' against ' || coalesce(sum(l.amount), 0) as detail
    from bet b
    left join ledger_tx t on ${OF_BET} and t.code in (4300, 5100, 5200)
    left join ledger_line l on l.tx_id = t.id
      and l.account_id = (select a.id from account a where a.owner = b.member_id and a.kind = 'money' and a.currency = b.currency)
    group by b.id
    having coalesce(b.payout, 0) + (select coalesce(sum(d.amount - d.paid), 0) from debt d where d.bet_id = b.id)
      <> coalesce(sum(l.amount), 0)`,
  'a cancelled bet has one refund, of its stake, and no other bet has any': `
    select b.id as subject, b.status || ' ' || coalesce(string_agg(l.amount::text, ' '), 'none') as detail
    from bet b
    left join ledger_tx t on ${OF_BET} and split_part(t.key, ':', 3) = 'settle' and t.code = 4300
    left join ledger_line l on l.tx_id = t.id
      and l.account_id = (select a.id from account a where a.owner = b.member_id and a.kind = 'money' and a.currency = b.currency)
    group by b.id
    having count(t.id) <> (b.status = 'cancelled')::int or min(l.amount) <> b.stake`,
  'members cancel in time, and so many bets a day': `
    select b.member_id as subject, count(*) || ' by ' || max(b.settled_at - b.placed_at) || ' ms' as detail
    from bet b where b.cancelled_by_member
    group by b.member_id, (b.settled_at + ${KST_OFFSET_MS}) / ${DAY_MS}
    having count(*) > ${MAX_CANCELS_A_DAY} or max(b.settled_at - b.placed_at) > ${CANCEL_WITHIN_MS}
      or bool_or(b.status <> 'cancelled')`,
  'a bet that paid has one transaction for it': `
    select b.id as subject, b.status || ' version ' || b.version as detail from bet b
    where b.payout > 0
      and not exists (select from ledger_tx t where t.key = 'bet:' || b.id || ':settle:' || b.version)`,
  'every accepted answer is a bet and no refused one is': `
    select i.member_id || '/' || i.key as subject, i.status::text as detail
    from idempotency i left join bet b on b.member_id = i.member_id and b.key = i.key
    where i.scope = 'bet' and ((i.status = 201) <> (b.id is not null)
      or i.status = 201 and i.answer ->> 'id' is distinct from b.id)`,
  'every bet has its answer': `
    select b.id as subject, b.key as detail from bet b
    where not exists (select from idempotency i where i.member_id = b.member_id and i.scope = 'bet' and i.key = b.key)`,
  'state, label and pay-out of a bet agree': `
    select b.id as subject, b.status || ' ' || b.label || ' ' || coalesce(b.payout::text, 'none') as detail from bet b
    where not case b.status
      when 'settled' then b.label in (-1, 1, 2, 3) and b.payout is not null
      when 'cancelled' then b.label = -1 and b.payout = b.stake
      when 'refused' then b.label = -1 and b.payout is null
      else b.label = 0 and b.payout is null end`,
  'a settled bet has no open leg unless one is lost': `
    select b.id as subject, string_agg(l.result::text, ' ' order by l.idx) as detail
    from bet b join bet_leg l on l.bet_id = b.id
    where b.status = 'settled' group by b.id
    having bool_or(l.result = 0) and not bool_or(l.result = 1)`,
  'the legs of a bet are numbered and of one kind': `
    select b.id as subject, count(l.*) || ' legs' as detail
    from bet b left join bet_leg l on l.bet_id = b.id group by b.id
    having count(l.*) = 0 or max(l.idx) + 1 <> count(*) or count(distinct l.subject_kind) <> 1`,
};

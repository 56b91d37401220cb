import type { Invariants } from '../../lib/invariants.ts';

/** The ledger's entry of a call, by a key that can be hashed. */
const KEY = "'casino:' || t.provider_id || ':' || t.tx_id";
/** The member's line of a transaction `l`. */
const OF_MEMBER = 'i.tx_id = l.id and i.balance_after is not null';
/** Refunds of what was taken of the round's bets; those of nothing have no round. */
const SUMS = `
  select t.bet_id, coalesce(sum(case t.kind when 'bet' then t.amount when 'refund' then -t.amount end), 0) as staked,
    coalesce(sum(t.amount) filter (where t.kind = 'win'), 0) as won,
    coalesce(sum(t.amount) filter (where t.kind = 'bet'), 0) as taken,
    count(*) filter (where t.kind = 'bet') as bets, count(*) filter (where t.kind = 'refund') as refunds
  from casino_tx t where t.bet_id is not null group by t.bet_id`;

export const casinoInvariants: Invariants = {
  'what is staked and won of a round is what its calls came to': `
    select r.bet_id as subject, r.staked || ' and ' || r.won as detail
    from casino_round r left join (${SUMS}) s on s.bet_id = r.bet_id
    where s.bet_id is null or s.bets = 0 or s.staked <> r.staked or s.won <> r.won or r.staked < 0
      or r.state = 'refunded' and s.refunds <> s.bets`,
  'a round is the bet of its member, in the state that it is in': `
    select coalesce(r.bet_id, b.id) as subject, coalesce(r.state, 'no round') || ' ' || coalesce(b.status, 'no bet') as detail
    from casino_round r
    full join (select b.*, l.subject_kind, l.subject from bet b join bet_leg l on l.bet_id = b.id
      where l.subject_kind in ('casino_round', 'slot_round')) b on b.id = r.bet_id
    left join (${SUMS}) s on s.bet_id = r.bet_id
    left join casino_game g on g.id = r.game_id
    where r.bet_id is null or b.id is null or b.type <> 5 or b.member_id <> r.member_id or b.currency <> r.currency
      or b.subject_kind <> g.kind || '_round' or b.game <> g.kind || '/' || r.game_id
      or b.key <> b.id or (b.subject ->> 'number')::int <> r.number
      or case r.state
        when 'open' then b.status <> 'accepted' or b.stake <> r.staked
        when 'closed' then b.status <> 'settled' or b.stake <> r.staked or b.payout <> r.won
        else b.status <> 'cancelled' or b.stake <> s.taken or r.won <> 0 end`,
  'the ledger has every call that moved money, once and with its amount': `
    select t.provider_id || ':' || t.tx_id as subject, t.amount || ' against ' || coalesce(i.amount::text, 'nothing') as detail
    from casino_tx t left join ledger_tx l on l.key = ${KEY}
      left join casino_round r on r.bet_id = t.bet_id
      left join ledger_line i on ${OF_MEMBER}
      left join account a on a.id = i.account_id
    where case when t.bet_id is null or t.amount = 0 then l.id is not null
      else i.amount is distinct from case t.kind when 'bet' then -t.amount else t.amount end
        or l.code <> case t.kind when 'bet' then 9100 when 'win' then 9200 else 9300 end
        or a.owner <> r.member_id or a.kind <> 'money' end
    union all
    select l.key, 'no call' from account a join ledger_line i on i.account_id = a.id join ledger_tx l on l.id = i.tx_id
    left join casino_tx t on ${KEY} = l.key
    where a.owner is null and a.kind like 'house:casino:%' and t.tx_id is null`,
  'a provider has booked with the house what its rounds came to, and nobody else has': `
    select a.kind || ' ' || a.currency as subject, coalesce(h.amount, 0) || ' against ' || coalesce(s.amount, 0) as detail
    from account a
    left join (select l.account_id, sum(l.amount) as amount from ledger_line l where l.code in (9100, 9200, 9300)
      group by l.account_id) h on h.account_id = a.id
    left join (select provider_id, currency, sum(staked - won) as amount from casino_round group by provider_id, currency) s
      on a.kind = 'house:casino:' || s.provider_id and a.currency = s.currency
    where a.owner is null and a.kind like 'house:casino:%' and coalesce(h.amount, 0) <> coalesce(s.amount, 0)`,
  'a refused call names no round, and one that was done does': `
    select t.provider_id || ':' || t.tx_id as subject, t.status::text as detail from casino_tx t
    where (t.status = 200) <> (t.answer ? 'balance') or t.status <> 200 and t.bet_id is not null
      or t.status = 200 and t.bet_id is null and t.kind <> 'refund'`,
  'a bet was given back once at the most': `
    select t.provider_id || ':' || t.ref_tx_id as subject, count(*) || ' refunds' as detail from casino_tx t
    where t.kind = 'refund' and t.bet_id is not null group by t.provider_id, t.ref_tx_id having count(*) > 1`,
  'a session was opened within a minute of its launch': `
    select s.id as subject, (s.opened_at - s.created_at) || ' ms' as detail from casino_session s
    where s.opened_at < s.created_at or s.opened_at > s.created_at + 60000`,
  'a provider has two keys at the most': `
    select a.provider_id as subject, count(*) || ' keys at ' || a.created_at as detail
    from casino_key a join casino_key b on b.provider_id = a.provider_id and b.created_at <= a.created_at
      and (b.ends_at is null or b.ends_at > a.created_at)
    where a.ends_at is null group by a.provider_id, a.id having count(*) > 2`,
};

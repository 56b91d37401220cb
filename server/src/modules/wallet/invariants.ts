import { ENTRIES } from '#rules/ledger.ts';
import type { Invariants } from '../../lib/invariants.ts';
import { MONEY_ACCOUNTS, POINT_ACCOUNTS } from './types.ts';

const MEMBER_ACCOUNTS = [...MONEY_ACCOUNTS, ...POINT_ACCOUNTS, 'tether']
  .map((kind) => `('${kind}')`)
  .join(', ');
const KNOWN_ENTRIES = ENTRIES.map(({ code, kind }) => `(${code}, '${kind}')`).join(', ');

/** What is always true of the ledger, whatever is booked in it. */
export const walletInvariants: Invariants = {
  'every transaction adds to zero per currency': `
    select l.tx_id as subject, a.currency || ' ' || sum(l.amount) as detail
    from ledger_line l join account a on a.id = l.account_id
    group by l.tx_id, a.currency having sum(l.amount) <> 0`,
  'every transaction has lines': `
    select t.id as subject, t.key as detail from ledger_tx t
    where not exists (select from ledger_line l where l.tx_id = t.id)`,
  'a balance is the sum of its lines': `
    select a.id::text as subject, a.balance || ' against ' || coalesce(sum(l.amount), 0) as detail
    from account a left join ledger_line l on l.account_id = a.id
    where a.owner is not null group by a.id having a.balance <> coalesce(sum(l.amount), 0)`,
  'each line carries the balance after it': `
    select account_id || '/' || seq as subject, balance_after || ' against ' || total as detail
    from (select l.account_id, l.seq, l.balance_after,
        sum(l.amount) over (partition by l.account_id order by l.seq) as total
      from ledger_line l join account a on a.id = l.account_id where a.owner is not null) lines
    where balance_after is distinct from total`,
  'sequence numbers of a member have no gap': `
    select a.id::text as subject, count(l.seq) || ' lines, last ' || a.last_seq as detail
    from account a left join ledger_line l on l.account_id = a.id
    where a.owner is not null group by a.id
    having count(l.seq) <> a.last_seq or coalesce(max(l.seq), 0) <> a.last_seq`,
  'an entry that undoes another is of the same accounts': `
    select t.id as subject, t.reverses as detail from ledger_tx t
    where t.reverses is not null and exists (select from ledger_line l where l.tx_id = t.id
      and not exists (select from ledger_line o where o.tx_id = t.reverses and o.account_id = l.account_id))`,
  'every entry is of a known kind': `
    select id as subject, code || ' ' || kind as detail from ledger_tx
    where (code, kind) not in (${KNOWN_ENTRIES})`,
  'a line has the code of its transaction, and its instant or the one of the line before': `
    select account_id || '/' || seq as subject, code || ' at ' || at as detail
    from (select l.account_id, l.seq, l.code, l.at, t.code as booked, t.at as booked_at,
        case when a.owner is not null then lag(l.at) over (partition by l.account_id order by l.seq) end as previous
      from ledger_line l join ledger_tx t on t.id = l.tx_id join account a on a.id = l.account_id) lines
    where code <> booked or at <> greatest(booked_at, previous)`,
  'every member with money has every account': `
    select m.owner as subject, k.kind as detail
    from account m, (values ${MEMBER_ACCOUNTS}) as k (kind)
    where m.kind = 'money' and not exists (select from account a where a.owner = m.owner and a.kind = k.kind
      and a.currency = case when k.kind like 'points%' then 'POINT' when k.kind = 'tether' then 'USDT' else m.currency end)`,
  'no balance is below zero': `
    select id::text as subject, balance::text as detail from account where balance < 0 and not allow_negative`,
};

import { ENTRY } from '#rules/ledger.ts';
import type { Invariants } from '../../lib/invariants.ts';

const DAY = 86_400_000;
const KEY = `'quest:' || c.quest_id || ':' || c.member_id || ':'
  || to_char(to_timestamp((c.period_start + 32400000) / 1000) at time zone 'UTC', 'YYYYMMDD')`;

export const questInvariants: Invariants = {
  'a claimed quest is booked as an event by its points, and nothing else is': `
    select coalesce(${KEY}, t.key) as subject,
      coalesce(l.amount::text, 'nothing') || ' for ' || coalesce(c.points::text, 'nothing') || ' as ' || coalesce(t.code, 0) as detail
    from quest_claim c full join (select * from ledger_tx where key like 'quest:%') t on t.key = ${KEY}
      left join lateral (select l.amount from ledger_line l join account a on a.id = l.account_id
        where l.tx_id = t.id and a.owner = c.member_id and a.kind = 'points') l on true
    where l.amount is distinct from c.points or c.quest_id is null or t.code <> ${ENTRY.event.code}`,
  'a quest is claimed of a period of its own, within seven days of its end': `
    select c.quest_id || ' ' || c.member_id as subject, c.period_start || ' at ' || c.at as detail
    from quest_claim c join quest q on q.id = c.quest_id,
      lateral (select c.period_start + case q.period when 'daily' then 1 else 7 end * ${DAY}::bigint as ends) p
    where c.at < c.period_start or c.at >= p.ends + 7 * ${DAY}::bigint
      or c.period_start >= q.ends_at or p.ends <= q.starts_at
      or (c.period_start + 32400000) % ${DAY} <> 0
      or q.period = 'weekly' and ((c.period_start + 32400000) / ${DAY} + 3) % 7 <> 0`,
};

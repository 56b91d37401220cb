import type { Queryable } from '../../lib/db.ts';
import type { DeskQueue } from './types.ts';

/** What was decided of one kind of request since an instant. */
export type QueueDay = Pick<DeskQueue, 'averageMs' | 'doneAmount'>;

/** States in which a request was decided; what is undone later was decided all the same. */
const DECIDED = ['approved', 'paid', 'credited', 'rejected'];

/** How long requests waited for the decision of staff, by kind; what members or time end is left out. */
function readAverages(q: Queryable, since: number): Promise<{ kind: string; averageMs: number }[]> {
  return q.query(
    `select r.kind, round(avg(s.at - r.created_at))::bigint as "averageMs"
     from request r join request_step s on s.request_id = r.id and s.to_state = any($2)
       and s.actor_role in ('manager', 'admin') and s.at >= $1
     where not r.is_open and r.updated_at >= $1 group by r.kind`,
    [since, DECIDED],
  );
}

type Granted = DeskQueue['doneAmount'][number] & { kind: string };

/** What was granted, by kind and currency: what was requested, and what was booked where that may be another amount. */
function readGranted(q: Queryable, since: number): Promise<Granted[]> {
  return q.query<Granted>(
    `select r.kind, m.currency,
       sum(case when r.kind in ('deposit', 'withdrawal') then (r.details ->> 'amount')::bigint else l.amount end)::bigint as amount
     from request r join member m on m.id = r.member_id
       left join ledger_tx t on t.key = case r.kind
         when 'tetherDeposit' then 'tether:' || r.id || ':credit'
         when 'settlement' then 'settle:' || (r.details ->> 'kind') || ':' || r.id end
       left join account a on a.owner = m.id and a.kind = 'money' and a.currency = m.currency
       left join ledger_line l on l.tx_id = t.id and l.account_id = a.id
     where not r.is_open and r.updated_at >= $1
       and r.kind in ('deposit', 'withdrawal', 'tetherDeposit', 'settlement')
       and r.state in ('approved', 'paid', 'credited')
     group by r.kind, m.currency
     having sum(case when r.kind in ('deposit', 'withdrawal') then (r.details ->> 'amount')::bigint else l.amount end) > 0
     order by r.kind, m.currency`,
    [since],
  );
}

/** Reads what was decided since an instant, epoch milliseconds, by the word of the kind; a kind without any is not in it. */
export async function readDays(q: Queryable, since: number): Promise<(kind: string) => QueueDay> {
  const averages = new Map(
    (await readAverages(q, since)).map(({ kind, averageMs }) => [kind, averageMs]),
  );
  const granted = await readGranted(q, since);
  return (kind) => ({
    averageMs: averages.get(kind) ?? null,
    doneAmount: granted
      .filter((one) => one.kind === kind)
      .map(({ currency, amount }) => ({ currency, amount })),
  });
}

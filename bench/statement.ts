import { createIds } from '../server/src/lib/ids.ts';
import type { Db } from '../server/src/lib/db.ts';
import { createWalletService } from '../server/src/modules/wallet/index.ts';
import { checkInvariants } from '../server/src/invariants.ts';
import { addSession, openSite, type Site } from './lib/site.ts';
import { median } from './lib/median.ts';

interface StatementBenchOptions {
  kind: Db['kind'];
  /** Lines of the member with many; the other one has a thousand. */
  lines: number;
  repeats: number;
}

const DAY = 86_400_000;
const NOW = Date.parse('2024-05-11T03:00:00Z');
const YEAR = 365 * DAY;
const FEW = 1_000;
/** In won; more than all stakes together. */
const FIRST_DEPOSIT = 10_000_000_000;

/** Who has how many lines, spread evenly over a year. */
interface Player {
  token: string;
  lines: number;
}

/**
 * Books a year of play: a deposit, then stakes and pay-outs, a stake given back now and then, and a deposit in ten
 * thousand. Its bets are none: what lines say of their bets is not in the figures.
 */
async function play(db: Db, memberId: string, lines: number): Promise<void> {
  const ids = createIds({ clock: { now: () => NOW } });
  await createWalletService({ ids }).openWallet(db, { memberId, currency: 'KRW' });
  const [account] = await db.query<{ id: number }>(
    `select id from account where owner = $1 and kind = 'money'`,
    [memberId],
  );
  // A million lines take longer to book than the server lets a statement run; so does the table, they have one connection.
  await db.query('set statement_timeout = 0');
  await db.query('create temp table bench_line (n int, code int, kind text, amount bigint)');
  await db.query(
    `insert into bench_line select n,
       case when n = 1 or n % 10000 = 0 then 2100 when n % 20 = 7 then 4300 when n % 3 = 0 then 5100 else 4100 end,
       case when n = 1 or n % 10000 = 0 then 'deposit' when n % 20 = 7 then 'bet.refund' when n % 3 = 0 then 'bet.win' else 'bet.stake' end,
       case when n = 1 then ${FIRST_DEPOSIT} when n % 10000 = 0 then 50000 when n % 20 = 7 then 10000 when n % 3 = 0 then 18000 else -10000 end
     from generate_series(1, $1::int) n`,
    [lines],
  );
  const at = `${NOW - YEAR} + n::bigint * ${YEAR - DAY / 2} / ${lines}`;
  const key = `case when code = 2100 then 'deposit:' else 'bet:' end || $1 || n || ':bench'`;
  await db.query(
    `insert into ledger_tx (id, key, code, kind, actor, at)
     select $1 || '_' || n, ${key}, code, kind, 'bench', ${at} from bench_line`,
    [memberId],
  );
  await db.query(
    `insert into ledger_line (tx_id, account_id, seq, amount, balance_after, at, code)
     select $1 || '_' || n, $2, n, amount, sum(amount) over (order by n), ${at}, code from bench_line`,
    [memberId, account?.id],
  );
  await db.query(
    `insert into ledger_line (tx_id, account_id, seq, amount, balance_after, at, code)
     select $1 || '_' || n, h.id, nextval('house_line_seq'), -amount, null, ${at}, code
     from bench_line, account h where h.owner is null and h.kind = 'house:betting' and h.currency = 'KRW'`,
    [memberId],
  );
  await db.query(
    `update account set balance = l.balance_after, last_seq = l.seq, last_at = l.at
     from ledger_line l where l.account_id = $1 and account.id = $1 and l.seq = $2`,
    [account?.id, lines],
  );
  await db.query('drop table bench_line');
  await db.query('reset statement_timeout');
}

const period = (ms: number) => `from=${NOW - ms}&to=${NOW}`;

/** What is asked of both; `of` is what differs by how dense the lines are. */
const QUESTIONS: Readonly<Record<string, (player: Player) => string>> = {
  'first page of a year': () => `/statement?${period(YEAR)}`,
  'deposits of a year': () => `/statement?${period(YEAR)}&category=cashier`,
  'a kind that there is none of': () => `/statement?${period(YEAR)}&category=casino`,
  'page in the middle of the year': () => `/statement?from=${NOW - YEAR}&to=${NOW - YEAR / 2}`,
  'sums and chart of a year': () => `/statement/summary?${period(YEAR)}`,
  'sums and chart of a month': () => `/statement/summary?${period(30 * DAY)}`,
  'sums and chart of a week': () => `/statement/summary?${period(7 * DAY)}`,
  'table of 1,000 lines': ({ lines }) =>
    `/statement/csv?${period(Math.floor(((YEAR - DAY / 2) * FEW) / lines) + DAY / 2)}`,
};

async function timed(site: Site, path: string, token: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(`${site.url}/api${path}`, { headers: { 'x-auth-token': token } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status} ${text}`);
  return performance.now() - from;
}

const show = (ms: number) => ms.toFixed(1).padStart(10);

/** Prints what a statement of very many lines costs beside one of a thousand, over HTTP, in turn. */
export async function benchStatement(options: Partial<StatementBenchOptions> = {}): Promise<void> {
  const { kind, lines, repeats } = {
    ...({ kind: 'postgres', lines: 1_000_000, repeats: 15 } as const),
    ...options,
  };
  const site = await openSite(kind, { at: NOW });
  try {
    const many = { token: await addSession(site.db, 'mem_many', { at: NOW }), lines };
    const few = { token: await addSession(site.db, 'mem_few', { at: NOW }), lines: FEW };
    await play(site.db, 'mem_few', FEW);
    await play(site.db, 'mem_many', lines);
    await site.db.exec('analyze');
    console.log(`${kind}, milliseconds, medians of ${repeats} in turn`);
    console.log(
      `${''.padEnd(34)}${'1,000'.padStart(10)}${lines.toLocaleString('en').padStart(10)}   ratio`,
    );
    for (const [name, path] of Object.entries(QUESTIONS)) {
      const times: { few: number[]; many: number[] } = { few: [], many: [] };
      // The first of each only warms what it reads.
      for (let round = 0; round <= repeats; round += 1) {
        const [ofFew, ofMany] = [
          await timed(site, path(few), few.token),
          await timed(site, path(many), many.token),
        ];
        if (round === 0 && repeats > 1) continue;
        times.few.push(ofFew);
        times.many.push(ofMany);
      }
      const [a, b] = [median(times.few), median(times.many)];
      console.log(`${name.padEnd(34)}${show(a)}${show(b)}   ×${(b / a).toFixed(1)}`);
    }
    const wrong = await checkInvariants(site.db);
    if (wrong.length > 0) throw new Error(`the ledger is broken: ${JSON.stringify(wrong[0])}`);
  } finally {
    await site.close();
  }
}

import { checkInvariants } from '../server/src/invariants.ts';
import type { Db } from '../server/src/lib/db.ts';
import { askForDeposits, DEPOSIT, each, post } from './lib/deposits.ts';
import { addSession, openSite, type Site } from './lib/site.ts';

interface ApprovalsBenchOptions {
  /** How many on which database; the embedded one would take ten minutes for as many as the other. */
  deposits: Readonly<Partial<Record<Db['kind'], number>>>;
  staff: number;
}

const NOW = Date.parse('2024-05-11T03:00:00Z');

interface Approved {
  /** Approvals a second. */
  rate: number;
  p50: number;
  p99: number;
}

async function approve(
  site: Site,
  requests: string[],
  staff: readonly string[],
): Promise<Approved> {
  const count = requests.length;
  const times: number[] = [];
  const from = performance.now();
  await each(requests, staff.length, async (id, worker) => {
    const began = performance.now();
    const body = { event: 'approve', reason: null };
    await post(site, { path: `/desk/request/deposit/${id}`, token: staff[worker] ?? '', body });
    times.push(performance.now() - began);
  });
  const elapsed = performance.now() - from;
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return { rate: (count / elapsed) * 1000, p50: at(0.5), p99: at(0.99) };
}

async function credited({ db }: Site): Promise<number> {
  const [row] = await db.query<{ sum: number }>(
    `select coalesce(sum(amount), 0)::bigint as sum from ledger_line
     where code = 2100 and balance_after is not null`,
  );
  return row?.sum ?? 0;
}

/** Prints how many deposits a second staff approve at once, beside one of them alone on the same server. */
export async function benchApprovals(options: Partial<ApprovalsBenchOptions> = {}): Promise<void> {
  const { deposits, staff } = {
    deposits: { postgres: 10_000, pglite: 1_000 },
    staff: 4,
    ...options,
  };
  console.log(`deposits approved by ${staff} staff at once, and a tenth as many by one, a second`);
  console.log('database   count   alone at once   ratio    p50    p99 ms at once');
  for (const [kind, count] of Object.entries(deposits) as [Db['kind'], number][]) {
    const site = await openSite(kind, { at: NOW });
    try {
      const tokens: string[] = [];
      for (let one = 0; one < staff; one += 1)
        tokens.push(await addSession(site.db, `mem_staff_${one}`, { at: NOW, rank: 'manager' }));
      const requests = await askForDeposits(site, count + Math.ceil(count / 10), NOW);
      const total = requests.length * DEPOSIT;
      const alone = await approve(site, requests.splice(count), tokens.slice(0, 1));
      const all = await approve(site, requests, tokens);
      const figures = [count, alone.rate, all.rate].map((rate) => rate.toFixed(0).padStart(8));
      console.log(
        `${kind.padEnd(8)}${figures.join('')}   ×${(all.rate / alone.rate).toFixed(2)}` +
          `${all.p50.toFixed(1).padStart(9)}${all.p99.toFixed(1).padStart(7)}`,
      );
      if ((await credited(site)) !== total) throw new Error('not every deposit was booked once');
      const [wrong] = await checkInvariants(site.db);
      if (wrong) throw new Error(`the ledger is broken: ${JSON.stringify(wrong)}`);
    } finally {
      await site.close();
    }
  }
}

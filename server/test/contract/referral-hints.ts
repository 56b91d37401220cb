import { ENTRY } from '#rules/ledger.ts';
import type { TestApp } from '../build-test-app.ts';

function adding(
  key: string,
  { code, kind }: { code: number; kind: string },
  lines: readonly object[],
  at: number,
): string {
  const entry = { id: `txn_${key}`, key: `fuzz:${key}`, code, kind, actor: 'system', at };
  return JSON.stringify({ ...entry, lines });
}

/** Rolling comp to convert, and a friend's first deposit in a week that is over. */
export async function addReferrals(site: TestApp, week: number): Promise<void> {
  const own = { owner: 'mem_demo_member01', kind: 'rolling_mini', currency: 'KRW' };
  const friend = { owner: 'mem_demo_member02', kind: 'money', currency: 'KRW' };
  const house = { owner: null, kind: 'house:adjust', currency: 'KRW' };
  const grant = (account: object, amount: number) => [
    { ...house, amount: -amount },
    { ...account, amount },
  ];
  await site.db.query(
    `update member set store_user_id = 'mem_demo_member01' where id = 'mem_demo_member02'`,
  );
  for (const entry of [
    adding('rolling', ENTRY.adjustAdd, grant(own, 1_000_000), week),
    adding('friend', ENTRY.deposit, grant(friend, 50_000), week),
  ])
    await site.db.query('select ledger_post($1::jsonb)', [entry]);
}

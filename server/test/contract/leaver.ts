import type { TestApp } from '../build-test-app.ts';

/** Takes the money of the member whom nothing shall keep from leaving. */
export async function emptyLeaver({ db, clock }: TestApp): Promise<void> {
  const lines = [
    { owner: null, kind: 'house:adjust', currency: 'KRW', amount: 300_000 },
    { owner: 'mem_demo_tend22', kind: 'money', currency: 'KRW', amount: -300_000 },
  ];
  const entry = { key: 'fuzz:leaver', code: 1200, kind: 'adjust.remove', actor: 'system' };
  await db.query('select ledger_post($1::jsonb)', [
    JSON.stringify({ ...entry, id: 'txn_leaver', at: clock.now(), lines }),
  ]);
}

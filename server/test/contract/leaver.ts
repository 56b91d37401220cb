import fc from 'fast-check';
import type { TestApp } from '../build-test-app.ts';
import type { Hints } from './requests.ts';

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

/** Members who are leaving, for staff to decide about. */
export async function leavingHints({ db, clock }: TestApp): Promise<Hints> {
  const rows = await db.query<{ id: string }>(
    `with gone as (
       insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, currency, state, level, created_at)
       select 'mem_leaver' || n, 'leaver' || n, 'leaver' || n, '', '', 'KRW', 'leaving', 1, $1::bigint
       from generate_series(10, 49) n returning id)
     insert into member_leaving (id, member_id, at, until)
     select 'lev_' || id, id, $1::bigint, $1::bigint + 1000000000 from gone returning member_id as id`,
    [clock.now()],
  );
  return {
    'decideLeaving.memberId': fc.constantFrom(...rows.map(({ id }) => id)),
    'decideLeaving.body': fc.record({
      event: fc.constantFrom('takeBack', 'confirm'),
      reason: fc.constant('본인 요청'),
    }),
  };
}

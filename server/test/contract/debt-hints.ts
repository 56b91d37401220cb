import fc from 'fast-check';
import type { TestApp } from '../build-test-app.ts';
import type { Hints } from './requests.ts';

const MEMBER = 'mem_demo_member02';
const STAKE = 10;
const WON = 20;

/** What staff does with debts: lost bets that had won, of which their member spent everything. */
export async function debtHints(site: TestApp, placedId: string): Promise<Hints> {
  const now = site.clock.now();
  const rows = await site.db.query<{ id: string }>(
    `insert into bet (id, member_id, key, type, mode, status, label, placed_at, stake, currency, total_odds, bonus_factor,
       potential_payout, payout, settled_at, version, combo_key, odds_policy)
     select 'bet_owing' || n, $1, 'owing-key-' || n, type, mode, 'settled', 1, placed_at, ${STAKE}, 'KRW', 200, 100, ${WON}, 0,
       $2::bigint, 2, combo_key, odds_policy
     from bet, generate_series(10, 59) n where id = $3 returning id`,
    [MEMBER, now, placedId],
  );
  const ids = rows.map(({ id }) => id);
  await site.db.query(
    `insert into bet_leg (bet_id, idx, subject_kind, subject_id, event_id, odds, subject, result, result_version)
     select o.id, l.idx, l.subject_kind, l.subject_id, l.event_id, l.odds, l.subject, 1, 0
     from bet_leg l, unnest($1::text[]) o (id) where l.bet_id = $2`,
    [ids, placedId],
  );
  await site.db.query(
    `insert into idempotency (member_id, scope, key, body_hash, status, answer, at)
     select member_id, 'bet', key, '', 201, jsonb_build_object('id', id), $2 from bet where id = any($1)`,
    [ids, now],
  );
  const line = (amount: number) =>
    `jsonb_build_object('owner', $2::text, 'kind', 'money', 'currency', 'KRW', 'amount', ${amount}),
     jsonb_build_object('owner', null, 'kind', 'house:betting', 'currency', 'KRW', 'amount', ${-amount})`;
  const post = (step: string, code: number, kind: string, amount: number) =>
    site.db.query(
      `select ledger_post(jsonb_build_object('id', 'txn_' || id || '${step}', 'key', 'bet:' || id || ':${step}', 'code', ${code},
         'kind', '${kind}', 'actor', 'system', 'at', $3::bigint, 'lines', jsonb_build_array(${line(amount)})))
       from unnest($1::text[]) o (id)`,
      [ids, MEMBER, now],
    );
  await post('stake', 4100, 'bet.stake', -STAKE);
  await post('settle:1', 5100, 'bet.win', WON);
  await site.db.query(
    `insert into debt (bet_id, version, member_id, currency, amount, at)
     select id, 2, $2, 'KRW', ${WON}, $3 from unnest($1::text[]) o (id)`,
    [ids, MEMBER, now],
  );
  return {
    'forgiveDebt.debtId': fc.constantFrom(...ids.slice(0, 25).map((id) => `${id}-2`)),
    'collectDebt.debtId': fc.constantFrom(...ids.slice(25).map((id) => `${id}-2`)),
    'collectDebt.body': fc.record({
      amount: fc.integer({ min: 1, max: 3 }),
      reason: fc.constant('오지급 회수'),
    }),
    'forgiveDebt.body': fc.constant({ reason: '정정 보상' }),
  };
}

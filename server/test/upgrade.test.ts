import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkInvariants } from '../src/invariants.ts';
import { createManualClock } from '../src/lib/clock.ts';
import type { Db } from '../src/lib/db.ts';
import { readAnswer } from '../src/lib/idempotency.ts';
import { updateSchema } from '../src/lib/schema.ts';
import { readBet } from '../src/modules/wager/bet-repository.ts';
import { type OldDatabase, openOldDatabase } from './old-database.ts';

/** The first migration of the wager core; a database that ran those before it has bets on fixtures alone. */
const WAGER = 60;
const clock = createManualClock(1_000);

let old: OldDatabase;
let db: Db;
beforeAll(async () => {
  old = await openOldDatabase(inject('postgresUrl'), WAGER, clock);
  db = old.db;
});
afterAll(() => old.close());

const LEG = {
  idx: 0,
  selectionId: 'match1.3.-50.1',
  marketId: 'match1.3.-50',
  fixtureId: 'match1',
  sport: 'football',
  typeId: 3,
  outcome: '1',
  line: -50,
  offerScore: { home: 1, away: 0 },
  phase: 'inplay',
  placedScore: null,
  odds: 190,
};

const BET = {
  memberId: 'mem_1',
  currency: 'KRW',
  level: 1,
  key: 'an-old-key',
  bodyHash: 'hash',
  type: 2,
  status: 'accepted',
  placedAt: 500,
  pendingUntil: null,
  stake: 10_000,
  totalOdds: 190,
  bonusFolders: null,
  bonusFactor: 100,
  potentialPayout: 19_000,
  betId: 'bet_1',
  txId: 'txn_1',
  ip: '',
  maxStake: 1_000_000,
  comboKey: 'combo',
  oddsPolicy: 'any',
  bonusTerms: null,
  legs: [LEG],
  body: { id: 'bet_1', legs: [{ odds: 190 }, { odds: 200 }] },
};

it('takes over bets, answers and favourites of a database from before the wager core', async () => {
  await db.exec(`
    insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, level, currency, created_at)
    values ('mem_1', 'one', 'one', '', '', 'approved', 1, 'KRW', 0);
    insert into league values ('league', 'football', '리그', 'kr', 1, true);
    insert into fixture (id, league_id, sport, home, away, home_id, away_id, starts_at, status, source)
    values ('match1', 'league', 'football', '홈', '원정', 'h', 'a', 0, 2, 'test');
    insert into market values ('match1.3.-50', 'match1', 3, -50, '{"home": 1, "away": 0}', 'inplay', 1, '{1,2}');
    insert into selection values ('match1.3.-50.1', 'match1.3.-50', 'match1', '1', 190, 1);
    insert into favourite_league values ('mem_1', 'league', 5);
    insert into account (owner, kind, currency) values ('mem_1', 'money', 'KRW'), ('mem_1', 'hold_bet', 'KRW');
    select ledger_post('{"id": "txn_0", "key": "test:1", "code": 2100, "kind": "deposit", "actor": "test", "at": 0,
      "lines": [{"owner": "mem_1", "kind": "money", "currency": "KRW", "amount": 50000},
        {"owner": null, "kind": "house:bank", "currency": "KRW", "amount": -50000}]}');
  `);
  const place = async (item: object) =>
    (
      await db.query<{ answer: { outcome: string } }>(
        'select bet_place($1::jsonb, 600)::text::json as answer',
        [JSON.stringify(item)],
      )
    )[0]?.answer.outcome;
  expect(await place(BET)).toBe('stored');
  const refused = { ...BET, key: 'refused-key', refusals: [{ code: 'MARKET_CLOSED' }] };
  expect(await place(refused)).toBe('stored');

  // A bet of each type, without what else belongs to one.
  await db.exec(`
    insert into bet (id, member_id, key, type, status, placed_at, stake, currency, total_odds, potential_payout, combo_key, odds_policy)
    select 'old-' || type, 'mem_1', 'old-' || type, type, 'accepted', 0, 10000, 'KRW', 190, 19000, '', 'any'
    from generate_series(1, 5) type`);

  await updateSchema(db, clock);

  expect(await db.query(`select mode from bet where id like 'old-%' order by type`)).toEqual(
    ['domestic', 'inplay', 'mini', 'virtual', null].map((mode) => ({ mode })),
  );
  await db.exec(`delete from bet where id like 'old-%'`);

  const { idx, selectionId, fixtureId, odds, ...subject } = LEG;
  expect((await readBet(db, 'mem_1', 'bet_1'))?.legs).toEqual([
    {
      idx,
      subjectKind: 'fixture_selection',
      subjectId: selectionId,
      eventId: fixtureId,
      odds,
      subject,
      result: 0,
      evidence: null,
      byPlay: true,
      resultVersion: 0,
    },
  ]);
  const command = { memberId: 'mem_1', scope: 'bet' } as const;
  expect(await readAnswer(db, { ...command, key: 'an-old-key' })).toEqual({
    status: 201,
    answer: {
      id: 'bet_1',
      cancelUntil: null,
      legs: [
        { odds: 190, inPlay: true, decidedBy: null },
        { odds: 200, inPlay: false, decidedBy: null },
      ],
    },
  });
  expect(await readAnswer(db, { ...command, key: 'refused-key' })).toMatchObject({ status: 422 });
  expect(await place(BET)).toBe('replay');
  expect(await db.query('select member_id, kind, subject_id, created_at from favourite')).toEqual([
    { member_id: 'mem_1', kind: 'league', subject_id: 'league', created_at: 5 },
  ]);
  expect(await checkInvariants(db)).toEqual([]);
});

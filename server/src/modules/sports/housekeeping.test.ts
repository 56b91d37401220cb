import type { Db } from '../../lib/db.ts';
import { expect, it } from 'vitest';
import { openTestDb } from '../../../test/open-test-db.ts';
import { createManualClock } from '../../lib/clock.ts';
import { createHousekeeping } from './housekeeping.ts';
import { START } from './test/stage.ts';
import { databases } from '../../../test/databases.ts';

const DAY = 24 * 3_600_000;

interface Row {
  id: string;
  status: number;
  finishedAt: number | null;
  startsAt?: number;
  needs?: boolean;
}

async function addFixture(
  db: Db,
  { id, status, finishedAt, startsAt = START, needs = false }: Row,
) {
  await db.query(
    `insert into fixture (id, league_id, sport, home, away, home_id, away_id, starts_at, status, source,
       finished_at, needs_settlement) values ($1, 'epl', 'football', 'a', 'b', 'a', 'b', $2, $3, 'test', $4, $5)`,
    [id, startsAt, status, finishedAt, needs],
  );
  await db.query(
    `insert into market (id, fixture_id, type_id, phase, status, offered) values ($1, $2, 1, 'prematch', 3, '{1,2}')`,
    [`${id}.1._`, id],
  );
  await db.query(
    `insert into selection (id, market_id, fixture_id, outcome, odds, status) values ($1, $2, $3, '1', 200, 3)`,
    [`${id}.1._.1`, `${id}.1._`, id],
  );
}

async function addLeg(db: Db, fixtureId: string, status: string, result: number) {
  const betId = `bet_${fixtureId}`;
  await db.query(
    `insert into bet (id, member_id, key, type, status, placed_at, stake, currency, total_odds, potential_payout,
       combo_key, odds_policy)
     values ($1, 'mem_1', $1, 1, $2, 0, 1000, 'KRW', 200, 2000, $1, 'any')`,
    [betId, status],
  );
  await db.query(
    `insert into bet_leg (bet_id, idx, subject_kind, subject_id, event_id, subject, odds, result)
     values ($1, 0, 'fixture_selection', $2, $3, '{}', 200, $4)`,
    [betId, `${fixtureId}.1._.1`, fixtureId, result],
  );
}

it.each(databases)(
  'deletes markets a week after their fixtures, once a day, on %s',
  async (kind) => {
    const { db, close } = await openTestDb(kind);
    await db.query(`insert into league values ('epl', 'football', 'EPL', 'gb', 1, true)`);
    await db.query(`insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, currency, created_at)
    values ('mem_1', 'one', 'one', 'x', 'x', 'approved', 'KRW', 0)`);
    const old = START - 7 * DAY - 1;
    await addFixture(db, { id: 'oldone', status: 3, finishedAt: old });
    await addFixture(db, { id: 'oldpaid', status: 3, finishedAt: old });
    await addFixture(db, { id: 'oldrefused', status: 4, finishedAt: old });
    await addFixture(db, { id: 'oldopen', status: 3, finishedAt: old });
    await addFixture(db, { id: 'oldpending', status: 3, finishedAt: old });
    await addFixture(db, { id: 'oldneeds', status: 3, finishedAt: old, needs: true });
    await addFixture(db, { id: 'oldlive', status: 2, finishedAt: null, startsAt: old });
    await addFixture(db, { id: 'oldpostponed', status: 5, finishedAt: null, startsAt: old });
    await addFixture(db, { id: 'young', status: 3, finishedAt: old + 10 * 60_000 });
    await addLeg(db, 'oldpaid', 'settled', 2);
    await addLeg(db, 'oldrefused', 'refused', 0);
    await addLeg(db, 'oldopen', 'accepted', 0);
    await addLeg(db, 'oldpending', 'pending', 0);
    const left = async (table: string) =>
      (await db.query<{ id: string }>(`select fixture_id as id from ${table} order by 1`)).map(
        (one) => one.id,
      );

    const task = createHousekeeping({ db, clock: createManualClock(START) });
    const first = await task.nextDue();
    expect(first).toBe(START + 60_000);
    await task.runDue(START + 60_000);
    const kept = ['oldlive', 'oldneeds', 'oldopen', 'oldpending', 'young'];
    expect(await left('market')).toEqual(kept);
    expect(await left('selection')).toEqual(kept);
    expect(await db.query('select 1 from bet_leg')).toHaveLength(4);
    expect(await task.nextDue()).toBe(START + 60_000 + DAY);
    await task.runDue(START + 60_000 + DAY);
    expect(await left('market')).not.toContain('young');
    await close();
  },
);

it('goes on page by page', async () => {
  const { db, close } = await openTestDb();
  await db.query(`insert into league values ('epl', 'football', 'EPL', 'gb', 1, true)`);
  await db.query(
    `insert into fixture (id, league_id, sport, home, away, home_id, away_id, starts_at, status, source, finished_at)
     select 'f' || n, 'epl', 'football', 'a', 'b', 'a', 'b', 0, 3, 'test', 1 from generate_series(1, 250) n`,
  );
  await db.query(
    `insert into market (id, fixture_id, type_id, phase, status, offered)
     select id || '.1._', id, 1, 'prematch', 3, '{1}' from fixture`,
  );
  await createHousekeeping({ db, clock: createManualClock(START) }).runDue(START);
  expect(await db.query('select id from market')).toEqual([]);
  await close();
});

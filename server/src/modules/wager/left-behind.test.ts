import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../sportsbook/test/world.ts';
import { createWagerModule } from './index.ts';
import { COIN_TOSS_SCHEMA, createCoinToss, drawCoin, type SentSide } from './test/coin-toss.ts';

/** Any number: who holds this lock keeps every booking of `slow_side` between its check and its commit. */
const GATE = 42;
const SLOW_SIDE = `
create function slow_side_is_current(p_legs jsonb, p_at bigint) returns boolean language plpgsql as $$
declare
  v_current boolean := coin_side_is_current(p_legs, p_at);
begin
  perform pg_advisory_xact_lock_shared(${GATE});
  return v_current;
end $$;`;

let world: World;
beforeAll(async () => {
  // Two transactions meet on PostgreSQL only.
  world = await openWorld('postgres');
  await world.db.exec(COIN_TOSS_SCHEMA);
  await world.db.exec(SLOW_SIDE);
});
afterAll(() => world.close());

async function round(id: string): Promise<string> {
  const closesAt = world.clock.now() + 60_000;
  const sql = 'insert into coin_round (id, odds, closes_at) values ($1, 195, $2)';
  await world.db.query(sql, [id, closesAt]);
  return id;
}

const draw = (id: string) => drawCoin(world.db, id, 'heads');

async function open(confirm?: ReturnType<typeof createCoinToss>['confirm']) {
  const coinToss = createCoinToss(world.db);
  const strategy = { ...coinToss, kind: 'slow_side', ...(confirm && { confirm }) };
  const module = createWagerModule(world.deps, { wallet: world.wallet, strategies: [strategy] });
  const memberId = await world.member(100_000);
  const place = (leg: SentSide) => {
    const request = { stake: 10_000, oddsPolicy: 'none', bonusFolders: null, legs: [leg] } as const;
    const key = `slow-key-${leg.roundId}`;
    return module.service.place(strategy, { memberId, key, ip: '127.0.0.1', request });
  };
  const settle = (id: string) => module.service.settleEvent(strategy.kind, id);
  const states = async () => (await module.service.history({ memberId, limit: 9 })).data;
  return { module, place, settle, states };
}

/** Waits until so many sessions wait for a lock, or the work has ended. */
async function untilWaiting(sessions: number, work: Promise<unknown>): Promise<void> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  work.then(done, done);
  for (;;) {
    const waiting = await world.db.query(
      `select 1 from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
    );
    if (isDone || waiting.length >= sessions) return;
  }
}

test('a booking that is slower than the draw is settled all the same', async () => {
  const { place, settle, states } = await open();
  const roundId = await round('slow-booking');
  const gate = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const holding = world.db.tx(async (q) => {
    await q.query('select pg_advisory_xact_lock($1)', [GATE]);
    closed.resolve();
    await gate.promise;
  });
  await closed.promise;
  const booking = place({ roundId, side: 'heads' });
  await untilWaiting(1, booking);
  await draw(roundId);
  const settling = settle(roundId);
  await untilWaiting(2, settling);
  gate.resolve();
  await holding;
  expect(await booking).toMatchObject({ kind: 'placed' });
  await settling;
  expect(await states()).toMatchObject([{ status: 'settled', payout: 19_500 }]);
});

test('a confirmation that is slower than the draw is settled all the same', async () => {
  const gate = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  const { confirm } = createCoinToss(world.db);
  const { module, place, settle, states } = await open(async (...args) => {
    const confirmation = await confirm(...args);
    entered.resolve();
    await gate.promise;
    return confirmation;
  });
  const roundId = await round('slow-confirmation');
  await place({ roundId, side: 'heads', holdMs: 5_000 });
  world.clock.set(world.clock.now() + 5_000);
  const confirming = module.scheduled?.[0]?.runDue(world.clock.now());
  await entered.promise;
  await draw(roundId);
  const settling = settle(roundId);
  await untilWaiting(1, settling);
  gate.resolve();
  await confirming;
  await settling;
  expect(await states()).toMatchObject([{ status: 'settled', payout: 19_500 }]);
});

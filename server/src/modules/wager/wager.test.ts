import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { SQL_FUNCTIONS } from '../../lib/schema.ts';
import { stageWorld } from '../sportsbook/test/world.ts';
import { createWagerModule, type WagerModule } from './index.ts';
import {
  COIN_TOSS_SCHEMA,
  createCoinToss,
  drawCoin,
  type SentSide,
  type SideView,
} from './test/coin-toss.ts';
import { databases } from '../../../test/databases.ts';
import { runDue } from '../../../test/run-due.ts';

const STAKE = 10_000;

describe.each(databases)('a second kind of wager on %s', (kind) => {
  const world = stageWorld(kind);
  let module: WagerModule<SideView>;
  let coinToss: ReturnType<typeof createCoinToss>;
  let made = 0;
  beforeAll(async () => {
    await world.db.exec(COIN_TOSS_SCHEMA);
    coinToss = createCoinToss(world.db);
    module = createWagerModule(world.deps, { wallet: world.wallet, strategies: [coinToss] });
    await module.start?.();
  });

  async function round(odds = 195): Promise<string> {
    made += 1;
    const id = `round${made}`;
    await world.db.query('insert into coin_round (id, odds, closes_at) values ($1, $2, $3)', [
      id,
      odds,
      world.clock.now() + 60_000,
    ]);
    return id;
  }

  async function draw(id: string, result: 'heads' | 'tails'): Promise<void> {
    await drawCoin(world.db, id, result);
    await runTasks();
  }

  const runTasks = () => runDue(module.scheduled, world.clock);

  function place(memberId: string, legs: SentSide[], key = `coin-key-${world.deps.ids.id('k')}`) {
    const request = { stake: STAKE, oddsPolicy: 'none', bonusFolders: null, legs } as const;
    return module.service.place(coinToss, { memberId, key, ip: '127.0.0.1', request });
  }

  async function placed(memberId: string, legs: SentSide[]) {
    const result = await place(memberId, legs);
    if (result.kind !== 'placed') throw new Error(JSON.stringify(result));
    return result.bet;
  }

  const reason = 'test';
  const cancel = (betId: string) => module.service.cancel({ betId, actor: 'mem_staff', reason });

  test('is placed, shown in its own way and paid', async () => {
    const member = await world.member(100_000);
    const roundId = await round();
    const bet = await placed(member, [{ roundId, side: 'heads' }]);
    expect(bet).toMatchObject({ type: 3, status: 'accepted', totalOdds: 195 });
    expect(bet.legs).toEqual([{ roundId, side: 'heads', odds: 195, result: 0 }]);
    expect((await module.service.openBetsOf(member)).map((one) => one.id)).toEqual([bet.id]);
    await draw(roundId, 'heads');
    const settled = await module.service.bet(member, bet.id);
    expect(settled).toMatchObject({ status: 'settled', label: 2, payout: 19_500, version: 1 });
    expect(await world.money(member)).toBe(109_500);
    expect(world.published.at(-1)).toEqual({
      topic: `me:${member}`,
      change: { kind: 'balance', emoney: 109_500, point: 0 },
    });
  });

  test('is settled again when its result is corrected', async () => {
    const member = await world.member(100_000);
    const [first, second] = [await round(), await round(200)];
    const legs: SentSide[] = [
      { roundId: first, side: 'heads' },
      { roundId: second, side: 'tails' },
    ];
    const bet = await placed(member, legs);
    await draw(first, 'heads');
    await draw(second, 'heads');
    expect(await world.money(member)).toBe(90_000);
    await draw(second, 'tails');
    expect(await module.service.bet(member, bet.id)).toMatchObject({ payout: 39_000, version: 2 });
    expect(await world.money(member)).toBe(129_000);
  });

  test('is held, then accepted while its round is open and refused when it is not', async () => {
    const member = await world.member(100_000);
    const [open, closing] = [await round(), await round()];
    const held = await placed(member, [{ roundId: open, side: 'heads', holdMs: 5_000 }]);
    expect(held.status).toBe('pending');
    const late = await placed(member, [{ roundId: closing, side: 'heads', holdMs: 5_000 }]);
    await world.db.query('update coin_round set closes_at = 0 where id = $1', [closing]);
    world.clock.set(world.clock.now() + 5_000);
    await runTasks();
    expect((await module.service.bet(member, held.id))?.status).toBe('accepted');
    expect(await module.service.bet(member, late.id)).toMatchObject({
      status: 'refused',
      refusals: [{ code: 'MARKET_CLOSED' }],
    });
    expect(await world.money(member)).toBe(90_000);
  });

  test('is validated again when the SQL check finds another offer than the memory has', async () => {
    const member = await world.member(100_000);
    const roundId = await round(190);
    await placed(member, [{ roundId, side: 'tails' }]);
    await world.db.query('update coin_round set odds = 180 where id = $1', [roundId]);
    expect((await placed(member, [{ roundId, side: 'tails' }])).totalOdds).toBe(180);
    await world.db.query('update coin_round set closes_at = 0 where id = $1', [roundId]);
    expect(await place(member, [{ roundId, side: 'tails' }])).toEqual({
      kind: 'refused',
      refusals: [{ code: 'MARKET_CLOSED', selectionIds: [roundId] }],
    });
  });

  test('decides which legs may be combined', async () => {
    const member = await world.member(100_000);
    const roundId = await round();
    const both: SentSide[] = [
      { roundId, side: 'heads' },
      { roundId, side: 'tails' },
    ];
    expect(await place(member, both)).toEqual({
      kind: 'refused',
      refusals: [{ code: 'DUPLICATE_MARKET' }],
    });
  });

  test('keeps one answer for a key', async () => {
    const member = await world.member(100_000);
    const legs: SentSide[] = [{ roundId: await round(), side: 'heads' }];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => place(member, legs, 'one-coin-key')),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await world.money(member)).toBe(90_000);
  });

  test('is not another kind with the same slip: no replay, no shared limit', async () => {
    const rims = { ...coinToss, kind: 'coin_rim' };
    await world.db.exec(
      `create function coin_rim_is_current(p_legs jsonb, p_at bigint) returns boolean language sql
       return coin_side_is_current(p_legs, p_at)`,
    );
    const strategies = [coinToss, rims];
    const both = createWagerModule(world.deps, { wallet: world.wallet, strategies });
    const member = await world.member(20_000_000);
    const legs: SentSide[] = [{ roundId: await round(), side: 'heads' }];
    const slip = { stake: 5_000_000, oddsPolicy: 'none', bonusFolders: null, legs } as const;
    const input = { memberId: member, ip: '127.0.0.1', request: slip };
    const of = (strategy: typeof coinToss, key: string) =>
      both.service.place(strategy, { ...input, key });
    expect(await of(coinToss, 'key-of-a-side')).toMatchObject({ kind: 'placed' });
    expect(await of(rims, 'key-of-a-side')).toEqual({ kind: 'reused' });
    expect(await of(coinToss, 'key-of-another')).toMatchObject({
      refusals: [{ code: 'COMBINATION_LIMIT' }],
    });
    expect(await of(rims, 'key-of-a-rim')).toMatchObject({ kind: 'placed' });
  });

  test('takes dollars by the usual rate while staff has set none', async () => {
    const member = await world.member(100_000, { currency: 'USD' });
    const legs: SentSide[] = [{ roundId: await round(), side: 'heads' }];
    const slip = { stake: 400, oddsPolicy: 'none', bonusFolders: null, legs } as const;
    const input = { memberId: member, key: 'coin-key-in-usd', ip: '127.0.0.1', request: slip };
    expect(await module.service.place(coinToss, input)).toEqual({
      kind: 'refused',
      refusals: [{ code: 'STAKE_TOO_SMALL', limit: 700 }],
    });
  });

  test('is cancelled once, before and after it was settled', async () => {
    const member = await world.member(100_000);
    const [first, second] = [await round(), await round()];
    const open = await placed(member, [{ roundId: first, side: 'heads' }]);
    const won = await placed(member, [{ roundId: second, side: 'heads' }]);
    await draw(second, 'heads');
    expect(await world.money(member)).toBe(99_500);
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(open.id)));
    expect(answers.filter((answer) => answer === 'cancelled')).toHaveLength(1);
    expect(await world.money(member)).toBe(109_500);
    expect(await cancel(won.id)).toBe('cancelled');
    expect(await world.money(member)).toBe(100_000);
    expect(await module.service.bet(member, won.id)).toMatchObject({
      status: 'cancelled',
      label: -1,
      payout: STAKE,
      legs: [{ result: -1 }],
    });
    // A result that comes later finds nothing to settle.
    await draw(first, 'heads');
    expect(await world.money(member)).toBe(100_000);
    const entries = await world.db.query(
      `select code, actor, reason from ledger_tx where key like $1 and code = 4300`,
      [`bet:${open.id}:%`],
    );
    expect(entries).toEqual([{ code: 4300, actor: 'mem_staff', reason }]);
  });

  test('a cancelled win that was spent leaves a debt', async () => {
    const member = await world.member(STAKE);
    const roundId = await round(300);
    const bet = await placed(member, [{ roundId, side: 'heads' }]);
    await draw(roundId, 'heads');
    for (let spent = 0; spent < 3; spent += 1)
      await placed(member, [{ roundId: await round(), side: 'heads' }]);
    expect(await world.money(member)).toBe(0);
    expect(await cancel(bet.id)).toBe('cancelled');
    // The stake that was given back went towards the 30,000 that were paid.
    expect(await world.money(member)).toBe(0);
    const debts = await world.db.query('select amount, paid from debt where bet_id = $1', [bet.id]);
    expect(debts).toEqual([{ amount: 20_000, paid: 0 }]);
  });

  test('a bet that waits or was refused cannot be cancelled, nor one that never was', async () => {
    const member = await world.member(100_000);
    const held = await placed(member, [{ roundId: await round(), side: 'heads', holdMs: 5_000 }]);
    expect(await cancel(held.id)).toBe('refused');
    expect(await cancel('bet_0000000000000000')).toBe('refused');
  });

  test('a kind without its SQL function stops the start', async () => {
    const strategies = [{ ...coinToss, kind: 'coin_edge' }];
    const other = createWagerModule(world.deps, { wallet: world.wallet, strategies });
    await expect(other.start?.()).rejects.toThrow('coin_edge has no SQL function');
  });
});

test('the core knows nothing of sports', () => {
  const words =
    /(?<![a-z])(sport|fixture|league|football|team|score|goal|kick-?off|handicap|in-?play|home|away)/i;
  const camelCase = /[a-z](Sport|Fixture|League|Team|Score|Goal|Handicap|InPlay|Home|Away)/;
  const core = readdirSync(import.meta.dirname).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const sql = readdirSync(SQL_FUNCTIONS).filter((file) => /^(bet|ledger|idempotency)_/.test(file));
  const files = [
    ...core.map((file) => join(import.meta.dirname, file)),
    ...sql.map((file) => join(SQL_FUNCTIONS, file)),
  ];
  expect(files.length).toBeGreaterThan(25);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => words.test(line) || camelCase.test(line))
      .map((line) => `${basename(file)}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

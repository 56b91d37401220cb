import { beforeAll, describe, expect, it } from 'vitest';
import { STAFF, stageWorld } from '../sportsbook/test/world.ts';
import { createTurnoverService } from '../turnover/index.ts';
import { createWagerModule, type WagerModule } from '../wager/index.ts';
import {
  COIN_TOSS_SCHEMA,
  createCoinToss,
  drawCoin,
  type SideView,
} from '../wager/test/coin-toss.ts';
import { createRollingModule, readRateBounds } from './index.ts';
import { databases } from '../../../test/databases.ts';
import { runDue } from '../../../test/run-due.ts';

const STAKE = 100_000;

describe.each(databases)('rolling comp on %s', (kind) => {
  const world = stageWorld(kind);
  let wager: WagerModule<SideView>;
  let coinToss: ReturnType<typeof createCoinToss>;
  let rolling: ReturnType<typeof createRollingModule>;
  let made = 0;
  beforeAll(async () => {
    await world.db.exec(COIN_TOSS_SCHEMA);
    await world.db.exec(`insert into rolling_kind values ('coin_side', 'mini')`);
    coinToss = createCoinToss(world.db);
    wager = createWagerModule(world.deps, { wallet: world.wallet, strategies: [coinToss] });
    rolling = createRollingModule(world.deps, {
      wallet: world.wallet,
      turnover: createTurnoverService(world.deps, world.wallet),
    });
    await wager.start?.();
  });

  async function runTasks(): Promise<void> {
    await runDue(wager.scheduled, world.clock);
    await runDue(rolling.scheduled, world.clock);
  }

  async function draw(id: string, result: 'heads' | 'tails'): Promise<void> {
    await drawCoin(world.db, id, result);
    await runTasks();
  }

  async function bet(memberId: string, stake = STAKE) {
    made += 1;
    const roundId = `round${made}`;
    await world.db.query('insert into coin_round (id, odds, closes_at) values ($1, 195, $2)', [
      roundId,
      world.clock.now() + 60_000,
    ]);
    const legs = [{ roundId, side: 'heads' as const }];
    const request = { stake, oddsPolicy: 'none', bonusFolders: null, legs } as const;
    const key = `rolling-key-${made}`;
    const placed = await wager.service.place(coinToss, { memberId, key, ip: '::1', request });
    if (placed.kind !== 'placed') throw new Error(JSON.stringify(placed));
    return { roundId, betId: placed.bet.id };
  }

  const reason = 'test';
  const cancel = (betId: string) => wager.service.cancel({ betId, actor: STAFF, reason });
  const miniOf = async (id: string) => (await rolling.service.state(id)).balances.mini;
  const asking = (memberId: string, key: string) => {
    return { memberId, key, ip: '::1', now: world.clock.now() };
  };
  const under = (id: string, agent: string) =>
    world.db.query('update member set store_user_id = $2 where id = $1', [id, agent]);
  const setRate = (id: string, basisPoints: number) =>
    rolling.service.setRate(
      id,
      { category: 'mini', basisPoints, reason },
      { actor: STAFF, ip: '::1', now: 0 },
    );

  it('earns a share of a settled stake, won or lost, and of nothing before', async () => {
    const id = await world.member(1_000_000);
    const [won, lost] = [await bet(id), await bet(id, 12_345)];
    expect(await miniOf(id)).toBe(0);
    await draw(won.roundId, 'heads');
    await draw(lost.roundId, 'tails');
    const state = await rolling.service.state(id);
    expect(state.balances).toEqual({ casino: 0, slot: 0, mini: 1_123, total: 1_123 });
    expect(state.earned).toEqual(state.balances);
    expect(state.rates).toContainEqual({ category: 'mini', basisPoints: 100, agent: null });
  });

  it('takes nothing more for a corrected result, and everything back of a cancelled bet', async () => {
    const id = await world.member(1_000_000);
    const { roundId, betId } = await bet(id);
    await draw(roundId, 'heads');
    await draw(roundId, 'tails');
    expect(await miniOf(id)).toBe(1_000);
    await cancel(betId);
    expect(await rolling.service.state(id)).toMatchObject({
      balances: { total: 0 },
      earned: { total: 0 },
    });
  });

  it('leaves what is converted already', async () => {
    const id = await world.member(1_000_000);
    const [{ roundId, betId }, other] = [await bet(id), await bet(id, 50_000)];
    await draw(roundId, 'tails');
    await draw(other.roundId, 'tails');
    expect(await rolling.service.convert(1_200, asking(id, 'rolling-kept'))).toMatchObject({
      kind: 'converted',
      conversion: { before: { mini: 1_500, total: 1_500 }, after: { mini: 300, total: 300 } },
    });
    await cancel(betId);
    expect(await miniOf(id)).toBe(0);
  });

  it('gives agents the difference to the rate below them', async () => {
    const [top, agent, id] = [
      await world.member(0),
      await world.member(0),
      await world.member(1_000_000),
    ];
    await under(agent, top);
    await under(id, agent);
    expect(await setRate(agent, 150)).toBe('INVALID_STATE');
    expect(await setRate(top, 250)).toBe('set');
    expect(await setRate(agent, 150)).toBe('set');
    expect(await setRate(top, 149)).toBe('INVALID_STATE');
    expect(await setRate('mem_nobody', 1)).toBe('NOT_FOUND');
    const { roundId, betId } = await bet(id);
    await draw(roundId, 'tails');
    expect([await miniOf(id), await miniOf(agent), await miniOf(top)]).toEqual([1_000, 500, 1_000]);
    const shareOf = async (one: string) => (await rolling.service.state(one)).agency;
    const share = (mini: number) => ({ casino: 0, slot: 0, mini, total: mini });
    expect(await shareOf(id)).toBeNull();
    expect(await shareOf(agent)).toEqual({ members: 1, earned: share(500) });
    expect(await shareOf(top)).toEqual({ members: 1, earned: share(1_000) });
    expect(await readRateBounds(world.db, agent)).toContainEqual({
      category: 'mini',
      basisPoints: 150,
      least: 0,
      most: 250,
    });
    expect(await readRateBounds(world.db, top)).toContainEqual({
      category: 'mini',
      basisPoints: 250,
      least: 150,
      most: 1_000,
    });
    await cancel(betId);
    await runTasks();
    expect(await shareOf(agent)).toEqual({ members: 1, earned: share(0) });
    expect([await miniOf(id), await miniOf(agent), await miniOf(top)]).toEqual([0, 0, 0]);
  });

  it('converts once for 200 at once on one balance', async () => {
    const id = await world.member(1_000_000);
    const { roundId } = await bet(id, 200_000);
    await draw(roundId, 'tails');
    const before = await world.money(id);
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, n) => rolling.service.convert(2_000, asking(id, `all-${n}`))),
    );
    expect(results.filter((one) => one.kind === 'converted')).toHaveLength(1);
    expect(results.filter((one) => one.kind === 'refused')).toHaveLength(199);
    expect(await world.money(id)).toBe(before + 2_000);
    expect(await miniOf(id)).toBe(0);
  });

  it('answers a key once, refusals too', async () => {
    const id = await world.member(1_000_000);
    const { roundId } = await bet(id);
    await draw(roundId, 'tails');
    const convert = (amount: number, key: string) =>
      rolling.service.convert(amount, asking(id, key));
    const all = await Promise.all(Array.from({ length: 20 }, () => convert(1_000, 'one-key')));
    for (const one of all) expect(one).toEqual(all[0]);
    expect(all[0]?.kind).toBe('converted');
    expect(await convert(1_001, 'one-key')).toEqual({ kind: 'reused' });
    const refused = await convert(500, 'low-key');
    expect(refused).toEqual({
      kind: 'refused',
      refusals: [
        { code: 'AMOUNT_TOO_SMALL', limit: 1_000 },
        { code: 'INSUFFICIENT_FUNDS', limit: 0 },
      ],
    });
    expect(await convert(500, 'low-key')).toEqual(refused);
  });
});

import { describe, expect, test } from 'vitest';
import type { OddsPolicy } from '#rules/odds-policy.ts';
import { betOf, HOUR, stageWorld, START } from './test/world.ts';
import { databases } from '../../../test/databases.ts';

const DELAY = 6_000;

describe.each(databases)('a pending in-play bet on %s', (kind) => {
  const world = stageWorld(kind);

  async function placeLive(sport = 'football', oddsPolicy: OddsPolicy = 'higher') {
    const member = await world.member(100_000);
    const live = await world.fixture({
      sport,
      startsAt: START - HOUR,
      status: 2,
      scores: { '10': { home: 0, away: 0 }, live: { home: 0, away: 0 } },
      markets: [{ typeId: 1, phase: 'inplay', odds: { '1': 200, '2': 300 } }],
    });
    const pick = live.pick(1, '1');
    const placed = betOf(await world.place(member, world.request([pick], 10_000, { oddsPolicy })));
    async function outcome(at = DELAY) {
      world.clock.set(Math.max(world.clock.now(), placed.placedAt + at));
      await world.runTasks();
      const bet = await world.service.bet(member, placed.id);
      if (!bet) throw new Error('the bet is gone');
      return bet;
    }
    return { member, live, pick, placed, outcome };
  }

  test('holds the stake, waits its delay and is accepted', async () => {
    const { member, placed, outcome } = await placeLive();
    expect(placed).toMatchObject({
      type: 2,
      status: 'pending',
      pendingUntil: placed.placedAt + DELAY,
    });
    expect(await world.money(member)).toBe(90_000);
    expect((await outcome(DELAY - 1)).status).toBe('pending');
    expect(await outcome()).toMatchObject({
      status: 'accepted',
      pendingUntil: null,
      totalOdds: 200,
      label: 0,
    });
    expect(await world.money(member)).toBe(90_000);
    expect(await world.reconcile()).toEqual([]);
  });

  test('the e-sports leg of a mixed slip sets the longer delay, its pre-match leg must not have begun', async () => {
    const member = await world.member(100_000);
    const at = world.clock.now();
    const live = await world.fixture({
      sport: 'e-sports',
      startsAt: at - HOUR,
      status: 2,
      scores: { live: { home: 0, away: 0 } },
      markets: [{ typeId: 52, phase: 'inplay', odds: { '1': 200 } }],
    });
    const soon = await world.fixture({
      startsAt: at + 7_000,
      markets: [{ typeId: 1, odds: { '1': 150 } }],
    });
    const picks = [live.pick(52, '1'), soon.pick(1, '1')];
    const bet = betOf(await world.place(member, world.request(picks, 10_000)));
    expect(bet.pendingUntil).toBe(at + 8_000);
    world.clock.set(at + 8_000);
    await world.runTasks();
    expect(await world.service.bet(member, bet.id)).toMatchObject({
      status: 'refused',
      refusals: [{ code: 'FIXTURE_STARTED', selectionIds: [soon.pick(1, '1')] }],
    });
    expect(await world.money(member)).toBe(100_000);
  });

  test('a goal refuses it and gives the stake back, though the market is open again', async () => {
    const { member, live, pick, outcome } = await placeLive();
    await world.db.query(`update fixture set scores = $2::jsonb where id = $1`, [
      live.id,
      JSON.stringify({ '10': { home: 1, away: 0 }, live: { home: 1, away: 0 } }),
    ]);
    expect(await outcome()).toMatchObject({
      status: 'refused',
      label: -1,
      refusals: [{ code: 'MARKET_SUSPENDED', selectionIds: [pick] }],
      legs: [{ result: -1 }],
    });
    expect(await world.money(member)).toBe(100_000);
    expect(world.published.at(-1)).toEqual({
      topic: `me:${member}`,
      change: { kind: 'balance', emoney: 100_000, point: 0 },
    });
  });

  test('a basket does not', async () => {
    const { live, outcome } = await placeLive('basketball');
    await world.db.query(
      `update fixture set scores = '{"live": {"home": 2, "away": 0}}' where id = $1`,
      [live.id],
    );
    expect((await outcome()).status).toBe('accepted');
  });

  test('odds that fell refuse it, and lower it under the policy "any"; odds that rose leave it', async () => {
    const fell = await placeLive();
    await world.setOdds(fell.pick, 180);
    expect(await fell.outcome()).toMatchObject({
      status: 'refused',
      refusals: [{ code: 'ODDS_CHANGED', from: 200, to: 180 }],
    });
    const any = await placeLive('football', 'any');
    await world.setOdds(any.pick, 180);
    expect(await any.outcome()).toMatchObject({
      status: 'accepted',
      totalOdds: 180,
      potentialPayout: 18_000,
      legs: [{ odds: 180 }],
    });
    const rose = await placeLive('football', 'none');
    await world.setOdds(rose.pick, 220);
    expect(await rose.outcome()).toMatchObject({ status: 'accepted', totalOdds: 200 });
  });

  test('a suspended market, a closed one and a finished fixture refuse it', async () => {
    const suspended = await placeLive();
    await world.setOdds(suspended.pick, 200, 2);
    expect((await suspended.outcome()).refusals).toMatchObject([{ code: 'MARKET_SUSPENDED' }]);
    const closed = await placeLive();
    await world.setOdds(closed.pick, 200, 3);
    expect((await closed.outcome()).refusals).toMatchObject([{ code: 'MARKET_CLOSED' }]);
    const finished = await placeLive();
    await world.finish(finished.live.id, 0, 0);
    expect((await finished.outcome()).refusals).toMatchObject([{ code: 'MARKET_CLOSED' }]);
    expect(await world.money(finished.member)).toBe(100_000);
  });

  test('two servers resolve it once', async () => {
    const { member, placed } = await placeLive();
    world.clock.set(placed.placedAt + DELAY);
    const [task] = world.tasks;
    await Promise.all(Array.from({ length: 8 }, () => task?.runDue(world.clock.now())));
    expect((await world.service.bet(member, placed.id))?.status).toBe('accepted');
    expect(await world.money(member)).toBe(90_000);
    expect(await world.reconcile()).toEqual([]);
  });
});

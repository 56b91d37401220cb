import { describe, expect, test } from 'vitest';
import { fromCursor } from '../../lib/page.ts';
import { betOf, HOUR, stageWorld, STAFF } from './test/world.ts';
import { databases } from '../../../test/databases.ts';

describe.each(databases)('bet history on %s', (kind) => {
  const world = stageWorld(kind);

  test('pages without a double or a gap while writing goes on', async () => {
    const member = await world.member(1_000_000);
    const { pick } = await world.simple();
    const placed: string[] = [];
    for (let i = 0; i < 23; i += 1) {
      // Several bets share one instant.
      if (i % 3 === 0) world.clock.set(world.clock.now() + 1);
      placed.push(betOf(await world.place(member, world.request([pick(1, '1')], 10_000))).id);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const after = fromCursor(cursor ?? undefined, 'text') ?? undefined;
      const page = await world.service.history({ memberId: member, limit: 5, after });
      seen.push(...page.data.map((bet) => bet.id));
      cursor = page.nextCursor;
      world.clock.set(world.clock.now() + 1);
      await world.place(member, world.request([pick(1, '2')], 10_000));
    } while (cursor !== null);
    expect(seen).toHaveLength(23);
    expect(new Set(seen)).toEqual(new Set(placed));
  });

  test('pages by the highest stake, the newest of equal ones first', async () => {
    const member = await world.member(1_000_000);
    const { pick } = await world.simple();
    for (const stake of [10_000, 30_000, 20_000, 30_000, 10_000, 15_000]) {
      world.clock.set(world.clock.now() + 1);
      await world.place(member, world.request([pick(1, '1')], stake));
    }
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const after = fromCursor(cursor ?? undefined, 'text') ?? undefined;
      const filter = { memberId: member, limit: 4, order: 'stake' as const, after };
      const page: Awaited<ReturnType<typeof world.service.history>> =
        await world.service.history(filter);
      seen.push(...page.data.map((bet) => bet.stake));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual([30_000, 30_000, 20_000, 15_000, 10_000, 10_000]);
  });

  test('filters by state, type and time', async () => {
    const member = await world.member(1_000_000);
    const [first, second] = [await world.simple(), await world.simple()];
    const at = world.clock.now() + 1;
    world.clock.set(at);
    const won = betOf(await world.place(member, world.request([first.pick(1, '1')], 10_000)));
    world.clock.set(at + 10);
    const open = betOf(await world.place(member, world.request([second.pick(1, '1')], 10_000)));
    await world.finish(first.id, 1, 0);
    await world.runTasks();
    const ids = async (filter: object) =>
      (await world.service.history({ memberId: member, limit: 15, ...filter })).data.map(
        (bet) => bet.id,
      );
    expect(await ids({})).toEqual([open.id, won.id]);
    expect(await ids({ label: 0 })).toEqual([open.id]);
    expect(await ids({ label: 2 })).toEqual([won.id]);
    expect(await ids({ type: 2 })).toEqual([]);
    expect(await ids({ from: at, to: at + 10 })).toEqual([won.id]);
    expect((await world.service.openBetsOf(member)).map((bet) => bet.id)).toEqual([open.id]);
    const [shown] = (await world.service.history({ memberId: member, limit: 1, label: 2 })).data;
    expect(shown?.legs[0]).toMatchObject({
      decidedBy: { home: 1, away: 0 },
      fixtureStatus: 3,
      score: { home: 1, away: 0 },
      home: '홈',
      leagueName: '리그',
    });
  });

  test('results are unseen until the member opens the history, on every device', async () => {
    const [member, other] = [await world.member(100_000), await world.member(100_000)];
    const { id, pick } = await world.simple();
    for (const one of [member, member, other])
      await world.place(one, world.request([pick(1, '1')], 10_000));
    expect(await world.service.unseenResults(member)).toBe(0);
    await world.finish(id, 1, 0);
    await world.runTasks();
    expect(await world.service.unseenResults(member)).toBe(2);
    const published = () =>
      world.published
        .filter(({ topic, change }) => topic === `me:${member}` && change.kind === 'unseenResults')
        .at(-1)?.change;
    expect(published()).toEqual({ kind: 'unseenResults', count: 2 });
    await world.service.seeResults(member);
    expect(await world.service.unseenResults(member)).toBe(0);
    expect(published()).toEqual({ kind: 'unseenResults', count: 0 });
    expect(await world.service.unseenResults(other)).toBe(1);
    // Another result of a bet that was seen is news again.
    const correction = { scores: { '100': { home: 0, away: 1 } }, reason: 'test', ip: '' };
    await world.service.changeResult({ fixtureId: id, ...correction, actor: STAFF });
    expect(await world.service.unseenResults(member)).toBe(2);
  });

  test('a handicap in play has the score it counted from and the one that decided it', async () => {
    const member = await world.member(100_000);
    const at = { home: 2, away: 1 };
    const live = await world.fixture({
      startsAt: world.clock.now() - HOUR,
      status: 2,
      scores: { '10': at, live: at },
      markets: [{ typeId: 3, line: -100, phase: 'inplay', offerScore: at, odds: { '1': 190 } }],
    });
    const request = world.request([live.pick(3, '1', -100)], 10_000);
    const placed = betOf(await world.place(member, request));
    const open = { inPlay: true, offerScore: at, result: 0, decidedBy: null };
    expect(placed.legs[0]).toMatchObject(open);
    world.clock.set(world.clock.now() + 6_000);
    await world.runTasks();
    expect((await world.service.bet(member, placed.id))?.legs[0]).toMatchObject(open);
    await world.finish(live.id, 3, 1, at);
    await world.runTasks();
    const settled = await world.service.bet(member, placed.id);
    const final = { home: 3, away: 1 };
    expect(settled?.legs[0]).toMatchObject({ ...open, result: 3, decidedBy: final });
    expect(settled).toMatchObject({ label: 3, payout: 10_000 });
    const { pick } = await world.simple();
    const before = betOf(await world.place(member, world.request([pick(1, '1')], 10_000)));
    expect(before.legs[0]).toMatchObject({ inPlay: false, decidedBy: null });
  });

  test("another member's bet is as absent as one that never was", async () => {
    const [owner, other] = [await world.member(100_000), await world.member(100_000)];
    const { pick } = await world.simple();
    const bet = betOf(
      await world.place(owner, world.request([pick(1, '1')], 10_000), 'owners-key'),
    );
    expect(await world.service.bet(other, bet.id)).toBeNull();
    expect(await world.service.bet(other, 'bet_nothing')).toBeNull();
    expect(await world.service.byKey(other, 'owners-key')).toBeNull();
    expect((await world.service.history({ memberId: other, limit: 15 })).data).toEqual([]);
  });

  test('sums and counts are those of the list, under every filter', async () => {
    const member = await world.member(5_000_000);
    const { service, clock } = world;
    const stakes = [10_000, 20_001, 30_007, 40_013];
    const days = [clock.now()];
    for (let round = 0; round < 3; round += 1) {
      for (const [index, stake] of stakes.entries()) {
        const { id, pick } = await world.fixture({
          startsAt: clock.now() + 5 * HOUR,
          markets: [{ typeId: 1, odds: { '1': 185, X: 340, '2': 400 } }],
        });
        const bet = betOf(await world.place(member, world.request([pick(1, '1')], stake)));
        if (index === 0) await service.cancelByMember({ memberId: member, betId: bet.id, ip: '' });
        if (index === 1) await world.finish(id, 1, round);
        const calledOff = 'update fixture set status = 4, needs_settlement = true where id = $1';
        if (index === 2) await world.db.query(calledOff, [id]);
        await world.runTasks();
        // Some days begin in Seoul while they have not in Greenwich.
        clock.set(clock.now() + 4 * HOUR);
      }
      days.push(clock.now());
    }
    async function listed(filter: object) {
      const { data, nextCursor } = await service.history({
        memberId: member,
        limit: 100,
        ...filter,
      });
      expect(nextCursor).toBeNull();
      return data;
    }
    const filters: { type?: number; from?: number; to?: number }[] = [
      {},
      { type: 1 },
      { type: 2 },
      ...days.flatMap((at) => [{ from: at }, { to: at }, { from: days[1] ?? 0, to: at }]),
    ];
    let settled = 0;
    for (const filter of filters) {
      const bets = await listed(filter);
      const over = bets.filter(({ label }) => label > 0);
      settled += over.length;
      const sum = (some: typeof bets, of: (bet: (typeof bets)[number]) => number) =>
        some.reduce((total, bet) => total + of(bet), 0);
      const dayOf = ({ placedAt }: { placedAt: number }) =>
        Math.floor((placedAt + 9 * HOUR) / (24 * HOUR)) * 24 * HOUR - 9 * HOUR;
      const byDay = [...Map.groupBy(over, dayOf)].sort(([a], [b]) => a - b);
      const count = async (label: number) => (await listed({ ...filter, label })).length;
      expect(await service.summary({ memberId: member, ...filter })).toEqual({
        counts: {
          all: bets.length,
          open: await count(0),
          won: await count(2),
          lost: await count(1),
          void: await count(3),
          cancelled: await count(-1),
        },
        stake: sum(over, (bet) => bet.stake),
        payout: sum(over, (bet) => bet.payout ?? 0),
        days: byDay.map(([day, some]) => ({
          day,
          stake: sum(some, (bet) => bet.stake),
          payout: sum(some, (bet) => bet.payout ?? 0),
        })),
      });
    }
    expect(settled).toBeGreaterThan(filters.length);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromCursor } from '../../lib/page.ts';
import { DB_KINDS, betOf, openWorld, type World } from './test/world.ts';

describe.each(DB_KINDS)('bet history on %s', (kind) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(kind);
  });
  afterAll(() => world.close());

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
    expect(await ids({ state: 'open' })).toEqual([open.id]);
    expect(await ids({ state: 'settled' })).toEqual([won.id]);
    expect(await ids({ type: 2 })).toEqual([]);
    expect(await ids({ from: at, to: at + 9 })).toEqual([won.id]);
    expect((await world.service.openBetsOf(member)).map((bet) => bet.id)).toEqual([open.id]);
    const [shown] = (await world.service.history({ memberId: member, limit: 1, state: 'settled' }))
      .data;
    expect(shown?.legs[0]).toMatchObject({
      fixtureStatus: 3,
      score: { home: 1, away: 0 },
      home: '홈',
      leagueName: '리그',
    });
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
});

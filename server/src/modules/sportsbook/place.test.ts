import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bodyHash } from '../../lib/body-hash.ts';
import { betOf, codesOf, HOUR, stageWorld, START } from './test/world.ts';
import { databases } from '../../../test/databases.ts';

describe.each(databases)('placing a bet on %s', (kind) => {
  const world = stageWorld(kind);

  test('takes the stake, stores the legs and tells the stream', async () => {
    const member = await world.member(100_000);
    const { pick } = await world.simple();
    world.published.length = 0;
    const bet = betOf(await world.place(member, world.request([pick(1, '1')], 10_000)));
    expect(bet).toMatchObject({
      type: 1,
      status: 'accepted',
      label: 0,
      totalOdds: 185,
      potentialPayout: 18_500,
    });
    expect(await world.money(member)).toBe(90_000);
    expect(await world.service.bet(member, bet.id)).toEqual(bet);
    const changes = world.published
      .filter((one) => one.topic === `me:${member}`)
      .map((one) => one.change);
    expect(changes).toEqual([
      { kind: 'bet', bet },
      { kind: 'balance', emoney: 90_000, point: 0 },
    ]);
  });

  test('M1: of 200 at once with money for one exactly one is taken', async () => {
    const { pick } = await world.simple();
    for (let round = 0; round < 3; round += 1) {
      const member = await world.member(10_000);
      const body = world.request([pick(1, 'X')], 10_000);
      const results = await Promise.all(
        Array.from({ length: 200 }, () => world.place(member, body)),
      );
      expect(results.filter((one) => one.kind === 'placed')).toHaveLength(1);
      expect(new Set(results.flatMap(codesOf))).toEqual(new Set(['INSUFFICIENT_FUNDS']));
      expect(await world.money(member)).toBe(0);
    }
    expect(await world.reconcile()).toEqual([]);
  });

  test('M4: one key is one bet, one after another and in parallel', async () => {
    const member = await world.member(1_000_000);
    const { pick } = await world.simple();
    const body = world.request([pick(1, '1')], 10_000);
    const first = await world.place(member, body, 'replayed-key');
    for (let i = 0; i < 50; i += 1)
      expect(await world.place(member, body, 'replayed-key')).toEqual(first);
    const rest = await Promise.all(
      Array.from({ length: 200 }, () => world.place(member, body, 'replayed-key')),
    );
    for (const one of rest) expect(one).toEqual(first);
    // The odds have moved since: the answer has not.
    await world.setOdds(pick(1, '1'), 150);
    await world.refresh([pick(1, '1')]);
    expect(await world.place(member, body, 'replayed-key')).toEqual(first);
    expect(await world.money(member)).toBe(990_000);
  });

  test('hashes are those that were stored before there were other kinds', async () => {
    const member = await world.member(100_000);
    const { pick } = await world.simple();
    const body = world.request([pick(1, '1')], 10_000);
    const bet = betOf(await world.place(member, body, 'hashed-key'));
    const [stored] = await world.db.query(
      `select i.body_hash as "bodyHash", b.combo_key as "comboKey" from bet b
       join idempotency i on i.member_id = b.member_id and i.key = b.key where b.id = $1`,
      [bet.id],
    );
    const comboKey = createHash('sha256').update(pick(1, '1')).digest('base64url');
    expect(stored).toEqual({ bodyHash: bodyHash(body), comboKey });
  });

  test('a refused key stays refused when the reason is gone', async () => {
    const member = await world.member(0);
    const { pick } = await world.simple();
    const body = world.request([pick(1, '1')], 10_000);
    const refused = await world.place(member, body, 'refused-key');
    expect(codesOf(refused)).toEqual(['INSUFFICIENT_FUNDS']);
    await world.db.query(`update member set level = 3 where id = $1`, [member]);
    expect(await world.place(member, body, 'refused-key')).toEqual(refused);
    expect(await world.service.byKey(member, 'refused-key')).toEqual({
      bet: null,
      refusals: [{ code: 'INSUFFICIENT_FUNDS', limit: 0 }],
    });
    expect(await world.service.byKey(member, 'never-used-key')).toBeNull();
  });

  test('M5: the key with another body is refused, another member may use it', async () => {
    const [one, other] = [await world.member(50_000), await world.member(50_000)];
    const { pick } = await world.simple();
    const body = world.request([pick(1, '1')], 10_000);
    betOf(await world.place(one, body, 'shared-key'));
    expect(await world.place(one, { ...body, stake: 20_000 }, 'shared-key')).toEqual({
      kind: 'reused',
    });
    betOf(await world.place(other, body, 'shared-key'));
    expect((await world.service.byKey(other, 'shared-key'))?.bet?.stake).toBe(10_000);
    expect(await world.money(one)).toBe(40_000);
  });

  test('T1: what moved behind the memory is validated again against what is stored', async () => {
    const member = await world.member(1_000_000);
    const { pick } = await world.simple();
    const body = world.request([pick(1, '1')], 10_000);
    await world.setOdds(pick(1, '1'), 170);
    expect(await world.place(member, body)).toEqual({
      kind: 'refused',
      refusals: [{ code: 'ODDS_CHANGED', selectionIds: [pick(1, '1')], from: 185, to: 170 }],
    });
    await world.setOdds(pick(1, '1'), 190);
    expect(codesOf(await world.place(member, { ...body, oddsPolicy: 'none' }))).toEqual([
      'ODDS_CHANGED',
    ]);
    expect(betOf(await world.place(member, body)).totalOdds).toBe(190);
    await world.setOdds(pick(1, '1'), 150);
    expect(betOf(await world.place(member, { ...body, oddsPolicy: 'any' })).totalOdds).toBe(150);
    await world.setOdds(pick(1, '1'), 185, 2);
    expect(codesOf(await world.place(member, body))).toEqual(['MARKET_SUSPENDED']);
    await world.setOdds(pick(1, '1'), 185, 3);
    expect(codesOf(await world.place(member, body))).toEqual(['MARKET_CLOSED']);
    const moved = { ...body, legs: body.legs.map((leg) => ({ ...leg, line: 50 })) };
    await world.setOdds(pick(1, '1'), 185);
    expect(codesOf(await world.place(member, moved))).toEqual(['LINE_CHANGED']);
    expect(
      codesOf(await world.place(member, world.request([`${pick(1, '1')}9`], 10_000))),
    ).toContain('SELECTION_NOT_FOUND');
  });

  describe('an in-play handicap that counts the goals after its offer', () => {
    const home = { home: 1, away: 0 };

    async function liveHandicap() {
      const member = await world.member(100_000);
      const live = await world.fixture({
        startsAt: START - HOUR,
        status: 2,
        scores: { '10': home, live: home },
        markets: [{ typeId: 3, line: -50, phase: 'inplay', offerScore: home, odds: { '1': 190 } }],
      });
      const body = world.request([live.pick(3, '1', -50)], 10_000, { oddsPolicy: 'any' });
      return { member, body, live };
    }

    test('is taken at the score it was picked at', async () => {
      const { member, body } = await liveHandicap();
      expect(body.legs[0]?.offerScore).toEqual(home);
      const bet = betOf(await world.place(member, body));
      expect(bet.legs[0]).toMatchObject({ offerScore: home });
    });

    test.each([
      ['another score', { home: 2, away: 0 }],
      ['none', null],
    ])('is refused when %s is sent', async (_, offerScore) => {
      const { member, body } = await liveHandicap();
      const legs = body.legs.map((leg) => ({ ...leg, offerScore }));
      expect(await world.place(member, { ...body, legs })).toEqual({
        kind: 'refused',
        refusals: [{ code: 'LINE_CHANGED', selectionIds: [body.legs[0]?.selectionId] }],
      });
      expect(await world.money(member)).toBe(100_000);
      expect(await world.db.query('select 1 from bet where member_id = $1', [member])).toEqual([]);
    });

    test('is refused when a goal was scored between pick and placement, known to the memory or not', async () => {
      const { member, body, live } = await liveHandicap();
      await world.db.query(
        `update market set offer_score = '{"home": 1, "away": 1}' where fixture_id = $1`,
        [live.id],
      );
      expect(codesOf(await world.place(member, body))).toEqual(['LINE_CHANGED']);
      await live.refresh();
      expect(codesOf(await world.place(member, body))).toEqual(['LINE_CHANGED']);
      expect(await world.money(member)).toBe(100_000);
    });

    test('is refused at the end of its delay when its score moved meanwhile', async () => {
      const { member, body, live } = await liveHandicap();
      const placed = betOf(await world.place(member, body));
      await world.db.query(
        `update market set offer_score = '{"home": 1, "away": 1}' where fixture_id = $1`,
        [live.id],
      );
      world.clock.set(placed.pendingUntil ?? 0);
      await world.runTasks();
      expect(await world.service.bet(member, placed.id)).toMatchObject({
        status: 'refused',
        refusals: [{ code: 'LINE_CHANGED' }],
      });
      expect(await world.money(member)).toBe(100_000);
    });
  });

  test('T3: bets are taken until the last millisecond before kick-off', async () => {
    const member = await world.member(100_000);
    const at = world.clock.now();
    const before = await world.fixture({
      startsAt: at + 1,
      markets: [{ typeId: 1, odds: { '1': 200 } }],
    });
    const atStart = await world.fixture({
      startsAt: at,
      markets: [{ typeId: 1, odds: { '1': 200 } }],
    });
    betOf(await world.place(member, world.request([before.pick(1, '1')], 10_000)));
    expect(
      codesOf(await world.place(member, world.request([atStart.pick(1, '1')], 10_000))),
    ).toEqual(['FIXTURE_STARTED']);
    world.clock.set(at + 1);
    expect(
      codesOf(await world.place(member, world.request([before.pick(1, '1')], 10_000))),
    ).toEqual(['FIXTURE_STARTED']);
    expect(at).toBeGreaterThanOrEqual(START);
  });

  test('a pre-match pick is refused in play, whatever the policy', async () => {
    const member = await world.member(100_000);
    const { pick } = await world.fixture({
      status: 2,
      markets: [{ typeId: 1, phase: 'inplay', odds: { '1': 200 } }],
    });
    const body = world.request([pick(1, '1')], 10_000, { oddsPolicy: 'any' });
    const legs = body.legs.map((leg) => ({ ...leg, inPlay: false }));
    expect(codesOf(await world.place(member, { ...body, legs }))).toEqual(['FIXTURE_STARTED']);
    expect(await world.money(member)).toBe(100_000);
    expect(await world.place(member, body)).toMatchObject({ kind: 'placed' });
  });

  test('two picks of one match are refused, before the start and in play', async () => {
    const member = await world.member(100_000);
    const { pick } = await world.fixture({
      sport: 'e-sports',
      markets: [
        { typeId: 52, odds: { '1': 180 } },
        { typeId: 2, line: 250, odds: { Under: 190 } },
      ],
    });
    const live = await world.fixture({
      status: 2,
      scores: { live: { home: 0, away: 1 } },
      markets: [
        { typeId: 21, line: 150, phase: 'inplay', odds: { Over: 300 } },
        { typeId: 2, line: 250, phase: 'inplay', odds: { Over: 300 } },
      ],
    });
    for (const legs of [
      [pick(52, '1'), pick(2, 'Under', 250)],
      [live.pick(21, 'Over', 150), live.pick(2, 'Over', 250)],
    ])
      expect(await world.place(member, world.request(legs, 10_000))).toEqual({
        kind: 'refused',
        refusals: [{ code: 'SAME_FIXTURE_COMBINATION', selectionIds: legs }],
      });
  });

  test('M15: a bonus slip refuses 1.30 and takes 1.31', async () => {
    const member = await world.member(100_000);
    const legs = await Promise.all(
      [130, 131, 200, 200].map((odds) =>
        world.fixture({ markets: [{ typeId: 1, odds: { '1': odds } }] }),
      ),
    );
    const [low, fair, third, fourth] = legs.map((one) => one.pick(1, '1')) as [
      string,
      string,
      string,
      string,
    ];
    const bonus = { bonusFolders: 3 } as const;
    expect(await world.place(member, world.request([low, third, fourth], 10_000, bonus))).toEqual({
      kind: 'refused',
      refusals: [{ code: 'BONUS_LOW_ODDS', selectionIds: [low] }],
    });
    const bet = betOf(
      await world.place(member, world.request([fair, third, fourth], 10_000, bonus)),
    );
    expect(bet).toMatchObject({ bonusFactor: 103, totalOdds: 539 });
  });

  test('lists every reason at once, and of the bounds of a stake the lowest', async () => {
    const member = await world.member(100_000);
    const { pick } = await world.simple();
    const result = await world.place(
      member,
      world.request([pick(1, '1'), pick(1, 'X')], 6_000_000),
    );
    expect(result).toMatchObject({
      kind: 'refused',
      refusals: [{ code: 'DUPLICATE_MARKET' }, { code: 'INSUFFICIENT_FUNDS', limit: 100_000 }],
    });
  });

  test('repeating a combination ends at the highest stake', async () => {
    const member = await world.member(12_000_000);
    const { pick } = await world.simple();
    const body = world.request([pick(1, '1')], 3_000_000);
    betOf(await world.place(member, body));
    expect(await world.place(member, body)).toEqual({
      kind: 'refused',
      refusals: [{ code: 'COMBINATION_LIMIT', limit: 5_000_000, to: 2_000_000 }],
    });
    betOf(await world.place(member, world.request([pick(1, '1')], 2_000_000)));
    expect(await world.place(member, world.request([pick(1, '1')], 10_000))).toEqual({
      kind: 'refused',
      refusals: [{ code: 'COMBINATION_LIMIT', limit: 5_000_000, to: 0 }],
    });
    betOf(await world.place(member, world.request([pick(1, 'X')], 3_000_000)));
  });

  test('a suspended member is kept out and nothing is stored', async () => {
    const member = await world.member(100_000);
    const { pick } = await world.simple();
    await world.db.query(`update member set state = 'suspended' where id = $1`, [member]);
    const body = world.request([pick(1, '1')], 10_000);
    expect(await world.place(member, body, 'blocked-key')).toEqual({ kind: 'blocked' });
    expect(await world.service.byKey(member, 'blocked-key')).toBeNull();
  });

  test('leaves the ledger whole', async () => {
    expect(await world.reconcile()).toEqual([]);
  });
});

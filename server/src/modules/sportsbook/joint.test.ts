import { describe, expect, test } from 'vitest';
import { betOf, codesOf, HOUR, stageWorld, STAFF, START } from './test/world.ts';
import { databases } from '../../../test/databases.ts';

const MONEY = 1_000_000;
const STAKE = 10_000;
const OUTLOOK = { '10': { home: 0.7, away: 0.5 }, '20': { home: 0.85, away: 0.6 } };
/** A win and over 2.5 of `rules/vectors/joint.json`. */
const PRICE = 316;
const FACTOR = 8338;
/** As it is stored of legs at these places. */
const priceOf = (legs: number[], odds = PRICE) => ({
  legs,
  odds,
  factors: [{ legs, factor: FACTOR }],
});

describe.each(databases)('several picks of a fixture on %s', (kind) => {
  const world = stageWorld(kind);

  async function match(outlook: typeof OUTLOOK | undefined = OUTLOOK) {
    const made = await world.fixture({
      ...(outlook && { outlook }),
      markets: [
        { typeId: 1, odds: { '1': 205, X: 360, '2': 390 } },
        { typeId: 2, line: 250, odds: { Over: 185, Under: 190 } },
        { typeId: 3, line: -50, odds: { '1': 205, '2': 180 } },
        { typeId: 17, odds: { Yes: 185, No: 190 } },
        { typeId: 21, line: 100, odds: { Over: 200, Under: 180 } },
      ],
    });
    const { id, pick } = made;
    return {
      ...made,
      legs: [pick(1, '1'), pick(2, 'Over', 250)],
      joint: [{ fixtureId: id, odds: PRICE }],
    };
  }

  async function placed() {
    const { id, legs, joint } = await match();
    const member = await world.member(MONEY);
    const bet = betOf(await world.place(member, world.request(legs, STAKE, { joint })));
    return { id, member, bet };
  }

  const quote = (legs: readonly string[]) =>
    world.service.jointPrice(world.request(legs, STAKE).legs);

  async function settle(fixtureId: string, home: number, away: number) {
    await world.finish(fixtureId, home, away);
    await world.service.settleFixture(fixtureId);
  }

  test('are quoted, taken at the quote and shown with it', async () => {
    const { id, legs, joint } = await match();
    expect(quote(legs)).toEqual({
      ok: true,
      quote: {
        fixtureId: id,
        odds: PRICE,
        factor: FACTOR,
        at: START,
        version: expect.stringMatching(/^[\w-]{22}$/),
        legs: [
          { selectionId: legs[0], odds: 205 },
          { selectionId: legs[1], odds: 185 },
        ],
      },
    });
    const member = await world.member(MONEY);
    const bet = betOf(await world.place(member, world.request(legs, STAKE, { joint })));
    const shown = {
      totalOdds: PRICE,
      potentialPayout: 31_600,
      joint: [priceOf([0, 1])],
    };
    expect(bet).toMatchObject(shown);
    expect(await world.service.bet(member, bet.id)).toMatchObject(shown);
    expect((await world.service.history({ memberId: member, limit: 5 })).data[0]).toMatchObject(
      shown,
    );
  });

  test('beside a leg of another fixture multiply with it', async () => {
    const { legs, joint } = await match();
    const { pick } = await world.simple();
    const member = await world.member(MONEY);
    const [win = '', over = ''] = legs;
    const request = world.request([win, pick(1, '1'), over], STAKE, { joint });
    const bet = betOf(await world.place(member, request));
    expect(bet).toMatchObject({ totalOdds: 584, joint: [priceOf([0, 2])] });
  });

  test('pay their price, nothing, or the stake', async () => {
    const won = await placed();
    await settle(won.id, 2, 1);
    expect(await world.service.bet(won.member, won.bet.id)).toMatchObject({
      label: 2,
      payout: 31_600,
    });
    expect(await world.money(won.member)).toBe(MONEY - STAKE + 31_600);
    const lost = await placed();
    await settle(lost.id, 1, 0);
    expect(await world.service.bet(lost.member, lost.bet.id)).toMatchObject({
      label: 1,
      payout: 0,
    });
    await world.service.changeResult({
      fixtureId: lost.id,
      scores: { '100': { home: 3, away: 0 } },
      reason: 'wrong result',
      actor: STAFF,
      ip: '127.0.0.1',
    });
    expect(await world.service.bet(lost.member, lost.bet.id)).toMatchObject({
      label: 2,
      payout: 31_600,
    });
    const back = await placed();
    await world.service.changeResult({
      fixtureId: back.id,
      scores: null,
      reason: 'cancelled',
      actor: STAFF,
      ip: '127.0.0.1',
    });
    expect(await world.service.bet(back.member, back.bet.id)).toMatchObject({
      label: 3,
      payout: STAKE,
    });
  });

  /** Three picks of a match, placed at the price that is quoted. */
  async function three() {
    const { id, pick } = await match();
    const legs = [pick(1, '1'), pick(21, 'Over', 100), pick(17, 'Yes')];
    const member = await world.member(MONEY);
    const quoted = quote(legs);
    if (!quoted.ok) throw new Error('no price');
    const joint = [{ fixtureId: id, odds: quoted.quote.odds }];
    const bet = betOf(await world.place(member, world.request(legs, STAKE, { joint })));
    const factorOf = (...places: number[]) =>
      bet.joint?.[0]?.factors.find((part) => part.legs.join() === places.join())?.factor ?? NaN;
    const returned = (product: number, factor: number) =>
      Math.floor((product * factor) / 10_000) * (STAKE / 100);
    const settled = async () => {
      await world.service.settleFixture(id);
      return (await world.service.bet(member, bet.id))?.payout;
    };
    return { id, bet, factorOf, returned, settled };
  }

  test('keep a factor of every two or more of them', async () => {
    const { bet, factorOf, returned } = await three();
    const parts = bet.joint?.[0]?.factors.map((part) => part.legs);
    expect(parts).toEqual([
      [0, 1, 2],
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(bet.totalOdds * (STAKE / 100)).toBe(returned(205 * 2 * 1.85, factorOf(0, 1, 2)));
  });

  test('a leg that is void by its line is 1.00 beside the factor of all', async () => {
    const { id, factorOf, returned, settled } = await three();
    await world.finish(id, 2, 1, { home: 1, away: 0 });
    expect(await settled()).toBe(returned(205 * 1.85, factorOf(0, 1, 2)));
  });

  test('what a match that stopped has not decided is left out, and comes back with its result', async () => {
    const { id, factorOf, returned, settled } = await three();
    const half = { '10': { home: 2, away: 0 } };
    await world.db.query(
      'update fixture set status = 7, scores = $2::jsonb, needs_settlement = true where id = $1',
      [id, JSON.stringify({ ...half, live: { home: 2, away: 0 } })],
    );
    expect(await settled()).toBe(20_000);
    await world.db.query(
      `update fixture set status = 3, scores = $2::jsonb, needs_settlement = true, result_version = result_version + 1
       where id = $1`,
      [id, JSON.stringify({ ...half, '20': { home: 0, away: 1 }, '100': { home: 2, away: 1 } })],
    );
    expect(await settled()).toBe(returned(205 * 2 * 1.85, factorOf(0, 1, 2)));
  });

  test('the version of a quote moves with the odds of a leg and with the game', async () => {
    const { id, legs } = await match();
    const version = (of = legs) => {
      const quoted = quote(of);
      return quoted.ok ? quoted.quote.version : null;
    };
    const first = version();
    expect(version(legs.toReversed())).toBe(first);
    await world.setOdds(legs[0] ?? '', 204);
    await world.refresh(legs);
    const second = version();
    await world.db.query(
      `update fixture set outlook = '{"10": {"home": 0.6, "away": 0.5}, "20": {"home": 0.8, "away": 0.6}}'
      where id = $1`,
      [id],
    );
    await world.refresh(legs);
    expect(new Set([first, second, version()]).size).toBe(3);
  });

  test('moved odds follow the policy by their price together, and by it alone', async () => {
    const { id, legs, joint } = await match();
    const member = await world.member(MONEY);
    const request = world.request(legs, STAKE, { joint });
    await world.setOdds(legs[0] ?? '', 195);
    const refused = await world.place(member, request);
    expect(refused).toEqual({
      kind: 'refused',
      refusals: [{ code: 'ODDS_CHANGED', selectionIds: legs, from: PRICE, to: 300 }],
    });
    const any = await world.place(member, { ...request, oddsPolicy: 'any' });
    expect(betOf(any)).toMatchObject({ totalOdds: 300 });
    await world.setOdds(legs[0] ?? '', 230);
    const higher = betOf(await world.place(member, { ...request, oddsPolicy: 'higher' }));
    expect(higher.totalOdds).toBeGreaterThan(PRICE);
    expect(id).toBe(joint[0]?.fixtureId);
  });

  test('a price of another fixture, an invented one or none is no price', async () => {
    const { legs } = await match();
    const other = await match();
    const member = await world.member(MONEY);
    const of = async (joint: { fixtureId: string; odds: number }[] | undefined) =>
      codesOf(await world.place(member, world.request(legs, STAKE, joint && { joint })));
    expect(await of(other.joint)).toEqual(['JOINT_PRICE']);
    expect(await of([])).toEqual(['JOINT_PRICE']);
    expect(await of(undefined)).toEqual(['SAME_FIXTURE_COMBINATION']);
    expect(await of([{ fixtureId: legs[0]?.split('.')[0] ?? '', odds: 9_900 }])).toEqual([
      'ODDS_CHANGED',
    ]);
  });

  test('of one kind, of one market, excluding each other or without a model are refused with the reason', async () => {
    const { id, pick } = await match();
    const joint = [{ fixtureId: id, odds: PRICE }];
    const member = await world.member(MONEY);
    const of = async (...legs: string[]) => {
      const quoted = quote(legs);
      const codes = codesOf(await world.place(member, world.request(legs, STAKE, { joint })));
      expect(quoted).toMatchObject({ ok: false, refusals: codes.map((code) => ({ code })) });
      return codes;
    };
    expect(await of(pick(2, 'Over', 250), pick(21, 'Over', 100))).toEqual(['JOINT_KINDS']);
    expect(await of(pick(1, '1'), pick(1, 'X'))).toEqual(['DUPLICATE_MARKET']);
    expect(await of(pick(1, 'X'), pick(3, '1', -50))).toEqual(['JOINT_IMPOSSIBLE']);
    expect(await of(pick(1, '1'), pick(3, '1', -50))).toEqual(['JOINT_IMPOSSIBLE']);
    await world.db.query('update fixture set outlook = null where id = $1', [id]);
    await world.refresh([pick(1, '1'), pick(2, 'Over', 250)]);
    expect(await of(pick(1, '1'), pick(2, 'Over', 250))).toEqual(['JOINT_UNAVAILABLE']);
  });

  test('a leg that is gone, halted or begun is named, and of another fixture refused', async () => {
    const { legs, refresh } = await match();
    const other = await match();
    await world.setOdds(legs[1] ?? '', 185, 2);
    await refresh();
    expect(quote(legs)).toEqual({
      ok: false,
      refusals: [{ code: 'MARKET_SUSPENDED', selectionIds: [legs[1]] }],
    });
    expect(quote([legs[0] ?? '', 'fixture9999.2.250.Over'])).toMatchObject({
      refusals: [{ code: 'SELECTION_NOT_FOUND' }, { code: 'SAME_FIXTURE_COMBINATION' }],
    });
    expect(quote([legs[0] ?? '', other.legs[1] ?? ''])).toMatchObject({
      refusals: [{ code: 'SAME_FIXTURE_COMBINATION' }],
    });
  });

  test('are no system, take no bonus, and are not cashed out', async () => {
    const { legs, joint } = await match();
    const others = await Promise.all([world.simple(), world.simple()]);
    const picks = [...legs, ...others.map(({ pick }) => pick(1, '1'))];
    const member = await world.member(MONEY);
    const system = { sizes: [2] };
    expect(
      codesOf(await world.place(member, world.request(picks, 60_000, { joint, system }))),
    ).toEqual(['JOINT_SYSTEM']);
    expect(
      codesOf(await world.place(member, world.request(picks, STAKE, { joint, bonusFolders: 3 }))),
    ).toEqual(['JOINT_BONUS']);
    const { member: owner, bet } = await placed();
    const offers = await world.service.offers(owner);
    expect(offers.find(({ betId }) => betId === bet.id)).toMatchObject({
      amount: null,
      reason: 'unavailable',
    });
  });

  test('wait with a leg in play, and fall with their price', async () => {
    const { legs, joint, id } = await match();
    const live = await world.fixture({
      startsAt: START - HOUR,
      status: 2,
      scores: { live: { home: 0, away: 0 } },
      markets: [{ typeId: 1, phase: 'inplay', odds: { '1': 150, X: 380, '2': 600 } }],
    });
    const member = await world.member(MONEY);
    const picks = [...legs, live.pick(1, '1')];
    const request = world.request(picks, STAKE, { joint, oddsPolicy: 'any' });
    const bet = betOf(await world.place(member, request));
    expect(bet).toMatchObject({ status: 'pending', totalOdds: 474 });
    await world.setOdds(legs[0] ?? '', 195);
    world.clock.set(world.clock.now() + 10_000);
    await world.runTasks();
    expect(await world.service.bet(member, bet.id)).toMatchObject({
      status: 'accepted',
      totalOdds: 450,
      joint: [priceOf([0, 1], 300)],
      legs: [{ odds: 195 }, { odds: 185 }, { odds: 150 }],
    });
    expect(id).toBeTruthy();
  });
});

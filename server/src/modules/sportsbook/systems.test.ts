import { describe, expect, test } from 'vitest';
import { STAFF, betOf, codesOf, HOUR, stageWorld, START } from './test/world.ts';
import { databases } from '../../../test/databases.ts';

const MONEY = 1_000_000;
const TRIXIE = { sizes: [2, 3] };
const DELAY = 6_000;

describe.each(databases)('a system on %s', (kind) => {
  const world = stageWorld(kind);

  /** Fixtures at 1.85 / 3.40 / 4.00 with a pick of the home side on each. */
  async function fixtures(count: number) {
    const made = await Promise.all(Array.from({ length: count }, () => world.simple()));
    return { ids: made.map(({ id }) => id), picks: made.map(({ pick }) => pick(1, '1')) };
  }

  async function placed(stake = 40_000, system = TRIXIE, count = 3) {
    const member = await world.member(MONEY);
    const { ids, picks } = await fixtures(count);
    const request = world.request(picks, stake, { system });
    const bet = betOf(await world.place(member, request));
    return { member, ids, picks, bet };
  }

  const shown = (member: string, id: string) => world.service.bet(member, id);
  async function settle(fixtureId: string | undefined, home: number, away: number) {
    await world.finish(fixtureId ?? '', home, away, { home, away });
    await world.service.settleFixture(fixtureId ?? '');
  }
  const correct = (fixtureId: string | undefined, home: number, away: number) =>
    world.service.changeResult({
      fixtureId: fixtureId ?? '',
      scores: { '100': { home, away } },
      reason: 'wrong result',
      actor: STAFF,
      ip: '127.0.0.1',
    });

  test('costs its stake once and says what it is made of', async () => {
    const { member, bet } = await placed();
    // 1.85² = 3.4225, 1.85³ = 6.331625: (3 × 3.42 + 6.33) / 4
    expect(bet).toMatchObject({
      status: 'accepted',
      stake: 40_000,
      totalOdds: 414,
      bonusFactor: 100,
      system: { sizes: [2, 3], lines: 4, lineStake: 10_000 },
      potentialPayout: 3 * 34_200 + 63_300,
    });
    expect(await world.money(member)).toBe(MONEY - 40_000);
    expect(await shown(member, bet.id)).toMatchObject({ system: bet.system, totalOdds: 414 });
    const [listed] = (await world.service.history({ memberId: member, limit: 5 })).data;
    expect(listed?.system).toEqual(bet.system);
  });

  test('pays the line that is left, and a correction pays or takes exactly the difference', async () => {
    const { member, ids, bet } = await placed();
    await settle(ids[0], 0, 1);
    // The double that is left.
    const left = { status: 'accepted', payout: null, potentialPayout: 34_200 };
    expect(await shown(member, bet.id)).toMatchObject(left);
    await settle(ids[1], 1, 0);
    await settle(ids[2], 1, 0);
    expect(await shown(member, bet.id)).toMatchObject({
      status: 'settled',
      label: 1,
      payout: 34_200,
      version: 1,
    });
    expect(await world.money(member)).toBe(MONEY - 40_000 + 34_200);
    await correct(ids[0], 2, 1);
    expect(await shown(member, bet.id)).toMatchObject({ label: 2, payout: 165_900, version: 2 });
    expect(await world.money(member)).toBe(MONEY - 40_000 + 165_900);
    await correct(ids[0], 0, 1);
    expect(await shown(member, bet.id)).toMatchObject({ label: 1, payout: 34_200, version: 3 });
    expect(await world.money(member)).toBe(MONEY - 40_000 + 34_200);
  });

  test('is over once no line can pay, and opens again when that was a mistake', async () => {
    const { member, ids, bet } = await placed();
    await settle(ids[0], 0, 1);
    await settle(ids[1], 0, 1);
    expect(await shown(member, bet.id)).toMatchObject({ status: 'settled', label: 1, payout: 0 });
    await correct(ids[1], 3, 1);
    expect(await shown(member, bet.id)).toMatchObject({ status: 'accepted', payout: null });
    await settle(ids[2], 1, 0);
    expect(await shown(member, bet.id)).toMatchObject({ status: 'settled', payout: 34_200 });
    expect(await world.money(member)).toBe(MONEY - 40_000 + 34_200);
  });

  test('counts a void leg as 1.00 in each line', async () => {
    const { member, ids, bet } = await placed();
    await world.service.changeResult({
      fixtureId: ids[0] ?? '',
      scores: null,
      reason: 'cancelled',
      actor: STAFF,
      ip: '127.0.0.1',
    });
    await settle(ids[1], 1, 0);
    await settle(ids[2], 1, 0);
    // Two lines of 1.85, one of 3.4225, and the three of them without the void leg.
    const payout = 2 * 18_500 + 2 * 34_200;
    expect(await shown(member, bet.id)).toMatchObject({ status: 'settled', label: 2, payout });
  });

  test('is cancelled whole', async () => {
    const { member, bet } = await placed();
    const order = { memberId: member, betId: bet.id, ip: '127.0.0.1' };
    expect(await world.service.cancelByMember(order)).toBe('cancelled');
    expect(await world.money(member)).toBe(MONEY);
  });

  test.each([
    ['sizes above its legs', 3, [4], 40_000, ['SYSTEM_SIZES']],
    ['all legs alone', 3, [3], 40_000, ['SYSTEM_SIZES']],
    ['a size twice', 4, [2, 2], 48_000, ['SYSTEM_SIZES']],
    ['two legs', 2, [1], 40_000, ['SYSTEM_SIZES']],
    ['a stake that its lines cannot share', 3, [2], 40_000, ['SYSTEM_STAKE']],
    ['less than the least stake', 3, [2], 9_999, ['STAKE_TOO_SMALL']],
    ['less than a tenth of it a line', 4, [1, 2, 3, 4], 14_985, ['STAKE_TOO_SMALL']],
    ['more than there is', 3, [2], 1_200_000, ['INSUFFICIENT_FUNDS']],
    ['more legs than a system has', 9, [2], 36_000, ['TOO_MANY_LEGS', 'TOTAL_ODDS_TOO_HIGH']],
  ])('refuses %s, and nothing is taken', async (_, legs, sizes, stake, codes) => {
    const member = await world.member(MONEY);
    const { picks } = await fixtures(legs);
    const result = await world.place(member, world.request(picks, stake, { system: { sizes } }));
    expect(codesOf(result)).toEqual(codes);
    expect(await world.money(member)).toBe(MONEY);
  });

  test('refuses a bonus pick and says which stake fits', async () => {
    const member = await world.member(MONEY);
    const { picks } = await fixtures(3);
    const system = { sizes: [2] };
    const request = world.request(picks, 30_001, { system, bonusFolders: 3 });
    expect(await world.place(member, request)).toEqual({
      kind: 'refused',
      refusals: [
        { code: 'SYSTEM_BONUS', limit: 3 },
        { code: 'SYSTEM_STAKE', limit: 3, from: 30_001, to: 30_003 },
      ],
    });
  });

  test('may win no more than the level allows, all lines together', async () => {
    const member = await world.member(10_000_000);
    const { picks } = await fixtures(3);
    // 15,000,000 of the 4.1475 that a won of stake can bring: 904,159 a line.
    const over = world.request(picks, 3_616_640, { system: TRIXIE });
    const result = await world.place(member, over);
    expect(result).toMatchObject({
      refusals: [{ code: 'PAYOUT_TOO_LARGE', limit: 15_000_000, to: 3_616_636 }],
    });
    const most = world.request(picks, 3_616_636, { system: TRIXIE });
    const { potentialPayout } = betOf(await world.place(member, most));
    expect(potentialPayout).toBeLessThanOrEqual(15_000_000);
  });

  test('shares the limit of its picks with other bets on them', async () => {
    const member = await world.member(10_000_000);
    const { picks } = await fixtures(3);
    betOf(await world.place(member, world.request(picks, 2_000_000)));
    const again = world.request(picks, 3_000_003, { system: { sizes: [2] } });
    expect(codesOf(await world.place(member, again))).toEqual(['COMBINATION_LIMIT']);
  });

  test('gets one answer for its key, and none for the same key with other sizes', async () => {
    const member = await world.member(MONEY);
    const { picks } = await fixtures(3);
    const request = world.request(picks, 30_000, { system: { sizes: [2] } });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.place(member, request, 'same-key-of-all')),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await world.money(member)).toBe(MONEY - 30_000);
    const other = { ...request, system: { sizes: [1] } };
    expect(await world.place(member, other, 'same-key-of-all')).toEqual({ kind: 'reused' });
    const { system: _, ...multiple } = request;
    expect(await world.place(member, multiple, 'same-key-of-all')).toEqual({ kind: 'reused' });
    expect(await world.money(member)).toBe(MONEY - 30_000);
  });

  test('in play waits, and takes all its lines down with odds that fell', async () => {
    const member = await world.member(MONEY);
    const live = await world.fixture({
      startsAt: START - HOUR,
      status: 2,
      scores: { '10': { home: 0, away: 0 }, live: { home: 0, away: 0 } },
      markets: [{ typeId: 1, phase: 'inplay', odds: { '1': 200, '2': 300 } }],
    });
    const { picks } = await fixtures(2);
    const pick = live.pick(1, '1');
    const all = [pick, ...picks];
    const place = (oddsPolicy: 'any' | 'higher') =>
      world.place(member, world.request(all, 30_000, { system: { sizes: [2] }, oddsPolicy }));
    const [taken, turned] = [betOf(await place('any')), betOf(await place('higher'))];
    expect(taken).toMatchObject({ status: 'pending', totalOdds: 360 });
    await world.setOdds(pick, 180);
    world.clock.set(world.clock.now() + DELAY);
    await world.runTasks();
    // 2 × floor(1.80 × 1.85) and 1.85²
    expect(await shown(member, taken.id)).toMatchObject({
      status: 'accepted',
      totalOdds: 336,
      potentialPayout: 2 * 33_300 + 34_200,
    });
    expect(await shown(member, turned.id)).toMatchObject({
      status: 'refused',
      refusals: [{ code: 'ODDS_CHANGED', from: 200, to: 180 }],
    });
    expect(await world.money(member)).toBe(MONEY - 30_000);
    await live.refresh();
  });

  describe('cashed out', () => {
    const evens = () =>
      world.fixture({
        startsAt: world.clock.now() + 4 * HOUR,
        markets: [{ typeId: 72, odds: { Odd: 200, Even: 200 } }],
      });
    async function open(sizes: number[], stake: number) {
      const member = await world.member(MONEY);
      const made = [await evens(), await evens(), await evens()];
      const picks = made.map(({ pick }) => pick(72, 'Odd'));
      const bet = betOf(
        await world.place(member, world.request(picks, stake, { system: { sizes } })),
      );
      const offer = async () => (await world.service.offers(member))[0];
      const take = async (part: number, amount: number) => {
        const order = { memberId: member, betId: bet.id, key: `cash-${bet.id}-${part}-${amount}` };
        const result = await world.service.cashOut({ ...order, ip: '1', stake: part, amount });
        return result.kind === 'answered' ? result.cashOut : result;
      };
      return { member, ids: made.map(({ id }) => id), bet, offer, take };
    }

    test('is paid the sum of its lines, whole only', async () => {
      const { member, bet, offer, take } = await open([2], 30_000);
      const all = { stake: 30_000, minStake: 30_000, amount: 28_500, reason: null };
      expect(await offer()).toMatchObject(all);
      expect(await take(15_000, 14_250)).toMatchObject({ status: 'refused', reason: 'part' });
      expect(await take(30_000, 28_500)).toMatchObject({ status: 'done', amount: 28_500 });
      expect(await world.money(member)).toBe(MONEY - 1_500);
      expect(await shown(member, bet.id)).toMatchObject({
        status: 'settled',
        payout: 28_500,
        potentialPayout: 0,
        system: { lines: 3 },
      });
    });

    test('after a lost leg is worth the lines that are left, and nothing once none is', async () => {
      const { ids, offer, take } = await open([2], 30_000);
      await settle(ids[0], 0, 0);
      // One line of 10,000 with two legs open.
      expect(await offer()).toMatchObject({ amount: 9_500 });
      await settle(ids[1], 1, 0);
      // One leg won at 2.00, one open: 10,000 × 2 × 0.95.
      expect(await offer()).toMatchObject({ amount: 19_000 });
      await settle(ids[2], 0, 0);
      expect(await offer()).toBeUndefined();
      expect(await take(30_000, 1)).toMatchObject({ status: 'refused', reason: 'closed' });
    });
  });
});

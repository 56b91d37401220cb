import { beforeEach, describe, expect, test } from 'vitest';
import { betOf, HOUR, stageWorld, START } from './test/world.ts';
import { databases } from '../../../test/databases.ts';

const STAKE = 20_000;
const MONEY = 1_000_000;
const DAY = 24 * HOUR;

describe.each(databases)('a member cashes a bet out on %s', (kind) => {
  const world = stageWorld(kind);
  let today = START;
  let member: string;
  let made = 0;
  beforeEach(async () => {
    today += DAY;
    world.clock.set(today);
    member = await world.member(MONEY);
  });

  const soon = () => world.clock.now() + 4 * HOUR;
  const evens = (startsAt = soon()) =>
    world.fixture({ startsAt, markets: [{ typeId: 72, odds: { Odd: 200, Even: 200 } }] });

  /** A bet on Odd of a market of 2.00 and 2.00: worth its stake, less 5 %. */
  async function placed(stake = STAKE) {
    const fixture = await evens();
    const pick = fixture.pick(72, 'Odd');
    const other = fixture.pick(72, 'Even');
    const bet = betOf(await world.place(member, world.request([pick], stake)));
    return { ...fixture, id: bet.id, fixtureId: fixture.id, pick, other };
  }

  const key = () => `cash-out-${++made}`;
  const cashOut = (betId: string, stake: number, amount: number, use = key()) =>
    world.service.cashOut({ memberId: member, betId, key: use, ip: '10.0.0.7', stake, amount });
  async function request(betId: string, stake: number, amount: number) {
    const result = await cashOut(betId, stake, amount);
    if (result.kind !== 'answered') throw new Error(result.kind);
    return result.cashOut;
  }
  const offerOf = async (betId: string) =>
    (await world.service.offers(member)).find((offer) => offer.betId === betId);
  const shown = (betId: string) => world.service.bet(member, betId);

  test('is paid what the bet is worth less the margin, and the bet is over', async () => {
    const { id } = await placed();
    expect(await offerOf(id)).toEqual({
      betId: id,
      stake: STAKE,
      minStake: 10_000,
      amount: 19_000,
      reason: null,
      waitMs: 0,
    });
    expect(await request(id, STAKE, 19_000)).toMatchObject({
      status: 'done',
      amount: 19_000,
      isAuto: false,
    });
    expect(await world.money(member)).toBe(MONEY - 1_000);
    expect(await shown(id)).toMatchObject({
      status: 'settled',
      label: 1,
      payout: 19_000,
      settledAt: today,
      cancelUntil: null,
      cashOut: { stake: STAKE, amount: 19_000, target: null, latest: { status: 'done' } },
    });
    expect(await world.service.unseenResults(member)).toBe(0);
    expect(await offerOf(id)).toBeUndefined();
    const entries = await world.db.query(
      `select t.code, t.kind, t.actor, t.ip from ledger_tx t where t.key like 'bet:' || $1 || ':cashout:%'`,
      [id],
    );
    expect(entries).toEqual([{ code: 5300, kind: 'bet.cashOut', actor: member, ip: '10.0.0.7' }]);
  });

  test('is paid what it is worth by the odds of that moment, won or lost', async () => {
    const { id, pick, other, refresh } = await placed();
    await world.setOdds(pick, 125);
    await world.setOdds(other, 500);
    await refresh();
    // 20,000 × 2.00 × 0.8 × 0.95
    expect(await request(id, STAKE, 30_400)).toMatchObject({ status: 'done', amount: 30_400 });
    expect(await shown(id)).toMatchObject({ status: 'settled', label: 2, payout: 30_400 });
  });

  test('gets the same answer for the same key for ever, and one payment', async () => {
    const { id } = await placed();
    const use = key();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => cashOut(id, STAKE, 19_000, use)),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await world.money(member)).toBe(MONEY - 1_000);
    expect(await cashOut(id, STAKE, 18_000, use)).toEqual({ kind: 'reused' });
  });

  test('is paid once however many ask at once, each with a key of its own', async () => {
    const { id } = await placed();
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(id, STAKE, 19_000)));
    expect(answers.filter(({ status }) => status === 'done')).toHaveLength(1);
    expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set([null, 'closed']));
    expect(await world.money(member)).toBe(MONEY - 1_000);
  });

  test('takes parts out; the rest is settled at the odds of the bet', async () => {
    const { id, fixtureId } = await placed();
    expect(await request(id, 5_000, 4_750)).toMatchObject({ status: 'done', amount: 4_750 });
    expect(await offerOf(id)).toMatchObject({ stake: 15_000, amount: 14_250 });
    expect(await shown(id)).toMatchObject({
      status: 'accepted',
      stake: STAKE,
      payout: null,
      potentialPayout: 30_000,
      cancelUntil: null,
      cashOut: { stake: 5_000, amount: 4_750 },
    });
    await world.finish(fixtureId, 1, 0, { home: 1, away: 0 });
    await world.service.settleFixture(fixtureId);
    expect(await shown(id)).toMatchObject({ status: 'settled', label: 2, payout: 34_750 });
    expect(await world.money(member)).toBe(MONEY - STAKE + 34_750);
    const { stake, payout } = await world.service.summary({ memberId: member });
    expect({ stake, payout }).toEqual({ stake: STAKE, payout: 34_750 });
  });

  test('counts as lost when the rest is lost and the part paid less than the stake', async () => {
    const { id, fixtureId } = await placed();
    await request(id, 5_000, 4_750);
    await world.finish(fixtureId, 0, 0);
    await world.service.settleFixture(fixtureId);
    expect(await shown(id)).toMatchObject({ status: 'settled', label: 1, payout: 4_750 });
  });

  test.each([
    ['more than the offer', STAKE, 19_001, 'changed'],
    ['more than there is', STAKE + 1, 19_000, 'part'],
    ['so much that less than the least stake is left', STAKE - 9_999, 1, 'part'],
  ])('is refused %s, which changes nothing', async (_, stake, amount, reason) => {
    const { id } = await placed();
    expect(await request(id, stake, amount)).toMatchObject({
      status: 'refused',
      reason,
      amount: null,
    });
    expect(await world.money(member)).toBe(MONEY - STAKE);
    expect(await shown(id)).toMatchObject({ status: 'accepted', cashOut: { stake: 0 } });
  });

  test('is refused by what is stored, whatever the boards still show', async () => {
    const { id, pick, other } = await placed();
    await world.setOdds(pick, 400);
    await world.setOdds(other, 120);
    expect(await offerOf(id)).toMatchObject({ amount: 19_000 });
    expect(await request(id, STAKE, 19_000)).toMatchObject({
      status: 'refused',
      reason: 'changed',
    });
    await world.setOdds(other, 120, 2);
    expect(await request(id, STAKE, 1)).toMatchObject({ status: 'refused', reason: 'suspended' });
  });

  test('has no offer on what may be refunded, and none after a lost leg', async () => {
    const { pick } = await world.fixture({
      startsAt: soon(),
      markets: [{ typeId: 7, odds: { '1X': 130, '12': 125, X2: 180 } }],
    });
    const double = betOf(await world.place(member, world.request([pick(7, '1X')], STAKE)));
    expect(await offerOf(double.id)).toMatchObject({ amount: null, reason: 'unavailable' });
    const [one, other] = [await evens(), await evens()];
    const picks = [one.pick(72, 'Odd'), other.pick(72, 'Odd')];
    const multiple = betOf(await world.place(member, world.request(picks, STAKE)));
    await world.finish(one.id, 0, 0);
    await world.service.settleFixture(one.id);
    expect(await request(multiple.id, STAKE, 1)).toMatchObject({
      status: 'refused',
      reason: 'closed',
    });
  });

  test("does not reach another member's bet", async () => {
    const { id } = await placed();
    const order = { betId: id, key: key(), ip: '', stake: STAKE, amount: 1 };
    const stranger = await world.member(0);
    expect(await world.service.cashOut({ ...order, memberId: stranger })).toEqual({
      kind: 'NOT_FOUND',
    });
    expect(await world.service.setTarget({ memberId: stranger, betId: id, target: 1 })).toBe(
      'NOT_FOUND',
    );
  });

  test('leaves the result of a bet that was cashed out alone, and decides its legs', async () => {
    const { id, fixtureId } = await placed();
    await request(id, STAKE, 19_000);
    await world.finish(fixtureId, 1, 0, { home: 1, away: 0 });
    await world.service.settleFixture(fixtureId);
    expect(await shown(id)).toMatchObject({ label: 1, payout: 19_000, legs: [{ result: 2 }] });
    expect(await world.money(member)).toBe(MONEY - 1_000);
    expect(await world.service.cancel({ betId: id, actor: 'mem_admin', reason: '' })).toBe(
      'refused',
    );
  });

  test('gives staff the rest to cancel, and none to the member', async () => {
    const { id } = await placed();
    await request(id, 5_000, 4_750);
    const own = { memberId: member, betId: id, ip: '' };
    expect(await world.service.cancelByMember(own)).toBe('CANCEL_TOO_LATE');
    expect(await world.service.cancel({ betId: id, actor: 'mem_admin', reason: '' })).toBe(
      'cancelled',
    );
    expect(await world.money(member)).toBe(MONEY - 250);
    expect(await shown(id)).toMatchObject({ status: 'cancelled', payout: 19_750 });
  });

  describe('in play', () => {
    async function inPlay() {
      const fixture = await world.fixture({
        startsAt: today - HOUR,
        status: 2,
        scores: { live: { home: 0, away: 0 } },
        markets: [{ typeId: 72, phase: 'inplay', odds: { Odd: 200, Even: 200 } }],
      });
      const pick = fixture.pick(72, 'Odd');
      const bet = betOf(await world.place(member, world.request([pick], STAKE)));
      world.clock.set(today + 6_000);
      await world.runTasks();
      return { ...fixture, id: bet.id, pick, other: fixture.pick(72, 'Even') };
    }

    test('waits as a bet does, and is paid what is offered then, at least what was asked for', async () => {
      const { id, pick, other } = await inPlay();
      expect(await offerOf(id)).toMatchObject({ amount: 19_000, waitMs: 6_000 });
      expect(await request(id, STAKE, 19_000)).toMatchObject({
        status: 'pending',
        pendingUntil: today + 12_000,
      });
      expect(await request(id, STAKE, 19_000)).toMatchObject({
        status: 'refused',
        reason: 'underway',
      });
      await world.runTasks();
      expect(await world.money(member)).toBe(MONEY - STAKE);
      await world.setOdds(pick, 125);
      await world.setOdds(other, 500);
      world.clock.set(today + 12_000);
      await world.runTasks();
      expect(await world.money(member)).toBe(MONEY - STAKE + 30_400);
      const bet = await shown(id);
      expect(bet?.cashOut?.latest).toMatchObject({ status: 'done', amount: 30_400, asked: 19_000 });
    });

    test.each([
      ['the offer fell', 300, 1, 'changed'],
      ['the market is suspended', 200, 2, 'suspended'],
    ])('is refused at the end of the wait when %s', async (_, odds, status, reason) => {
      const { id, pick } = await inPlay();
      await request(id, STAKE, 19_000);
      await world.setOdds(pick, odds, status);
      world.clock.set(today + 12_000);
      await world.runTasks();
      expect(await shown(id)).toMatchObject({
        status: 'accepted',
        cashOut: { stake: 0, latest: { status: 'refused', reason } },
      });
      expect(await world.money(member)).toBe(MONEY - STAKE);
    });

    test('is refused when the bet was settled meanwhile', async () => {
      const { id, id: betId, pick } = await inPlay();
      await request(id, STAKE, 19_000);
      const [fixtureId = ''] = pick.split('.');
      await world.finish(fixtureId, 1, 0, { home: 1, away: 0 });
      await world.service.settleFixture(fixtureId);
      world.clock.set(today + 12_000);
      await world.runTasks();
      expect(await shown(betId)).toMatchObject({
        status: 'settled',
        label: 2,
        payout: 40_000,
        cashOut: { latest: { status: 'refused', reason: 'closed' } },
      });
    });
  });

  describe('by a target', () => {
    test('is cashed out by itself once the offer comes up to it, and is published', async () => {
      const { id, pick, other, refresh } = await placed();
      const order = { memberId: member, betId: id, target: 30_000 };
      expect(await world.service.setTarget(order)).toBe('done');
      await world.runTasks();
      expect(await shown(id)).toMatchObject({ status: 'accepted', cashOut: { target: 30_000 } });
      await world.setOdds(pick, 125);
      await world.setOdds(other, 500);
      await refresh();
      world.clock.set(today + 1_000);
      await world.runTasks();
      expect(await shown(id)).toMatchObject({
        status: 'settled',
        payout: 30_400,
        cashOut: { target: null, latest: { isAuto: true, asked: 30_000, amount: 30_400 } },
      });
      expect(await world.service.unseenResults(member)).toBe(1);
    });

    test('is not while the stored offer is below it, and no longer once it is taken away', async () => {
      const { id, pick } = await placed();
      await world.service.setTarget({ memberId: member, betId: id, target: 19_000 });
      await world.setOdds(pick, 300);
      world.clock.set(today + 1_000);
      await world.runTasks();
      expect(await shown(id)).toMatchObject({ status: 'accepted', cashOut: { latest: null } });
      await world.setOdds(pick, 200);
      await world.service.setTarget({ memberId: member, betId: id, target: null });
      world.clock.set(today + 2_000);
      await world.runTasks();
      expect(await shown(id)).toMatchObject({ status: 'accepted' });
      expect((await shown(id))?.cashOut).toBeUndefined();
    });

    test('has none on a bet that is over', async () => {
      const { id } = await placed();
      await request(id, STAKE, 19_000);
      const order = { memberId: member, betId: id, target: 1 };
      expect(await world.service.setTarget(order)).toBe('INVALID_STATE');
    });
  });

  test('and a settlement at the same moment: one of them pays', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { id, fixtureId } = await placed(10_000);
      await world.finish(fixtureId, 1, 0, { home: 1, away: 0 });
      const before = await world.money(member);
      const [answer] = await Promise.all([
        request(id, 10_000, 9_500),
        world.service.settleFixture(fixtureId),
      ]);
      // The match is over, so that its market takes nothing: what was decided first is what is paid.
      expect((await world.money(member)) - before).toBe(answer.status === 'done' ? 9_500 : 20_000);
    }
  });

  test('and a cancellation at the same moment: one of them pays', async () => {
    for (let round = 0; round < 15; round += 1) {
      member = await world.member(MONEY);
      const { id } = await placed();
      const cancel = { memberId: member, betId: id, ip: '' };
      const [answer, cancelled] = await Promise.all([
        request(id, STAKE, 19_000),
        world.service.cancelByMember(cancel),
      ]);
      expect([answer.status, cancelled]).toEqual(
        answer.status === 'done' ? ['done', 'INVALID_STATE'] : ['refused', 'cancelled'],
      );
      expect(await world.money(member)).toBe(answer.status === 'done' ? MONEY - 1_000 : MONEY);
    }
  });
});

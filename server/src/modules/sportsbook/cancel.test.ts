import { beforeEach, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../invariants.ts';
import { MAX_CANCELS_A_DAY } from '#rules/cancel.ts';
import { betOf, codesOf, HOUR, stageWorld, START } from './test/world.ts';
import { databases } from '../../../test/databases.ts';

const MINUTE = 60_000;
const STAKE = 10_000;
const DAY = 24 * HOUR;
const PAIRS = 60;
/** How long the second waits after the first has begun; null: until it is done. An odd number, so that both are first by each. */
const WAITS_MS = [0, 1, 2, 3, null];
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe.each(databases)('a member cancels a bet on %s', (kind) => {
  const world = stageWorld(kind);

  /** Each test has a day and a member of its own, for the limit is one of both. */
  let today = START;
  let member: string;
  beforeEach(async () => {
    today += DAY;
    world.clock.set(today);
    member = await world.member(20_000_000);
  });

  const offered = (startsAt = world.clock.now() + 4 * HOUR) =>
    world.fixture({ startsAt, markets: [{ typeId: 1, odds: { '1': 185, X: 340, '2': 400 } }] });

  async function placed(stake = STAKE, startsAt?: number) {
    const { id, pick } = await offered(startsAt);
    const bet = betOf(await world.place(member, world.request([pick(1, '1')], stake)));
    return { bet, fixtureId: id, pick: pick(1, '1') };
  }

  const cancel = (betId: string, memberId = member) =>
    world.service.cancelByMember({ memberId, betId, ip: '10.0.0.7' });

  test('gets the whole stake back once, however often it is sent', async () => {
    const { bet } = await placed();
    expect(bet.cancelUntil).toBe(today + 30 * MINUTE);
    const answers = await Promise.all(Array.from({ length: 50 }, () => cancel(bet.id)));
    expect(new Set(answers)).toEqual(new Set(['cancelled']));
    expect(await cancel(bet.id)).toBe('cancelled');
    expect(await world.money(member)).toBe(20_000_000);
    expect(await world.service.bet(member, bet.id)).toMatchObject({
      status: 'cancelled',
      label: -1,
      payout: STAKE,
      settledAt: today,
      cancelUntil: null,
      legs: [{ result: -1, decidedBy: null }],
    });
    const entries = await world.db.query(
      'select code, actor, ip, reason from ledger_tx where key like $1 and code = 4300',
      [`bet:${bet.id}:%`],
    );
    expect(entries).toEqual([{ code: 4300, actor: member, ip: '10.0.0.7', reason: null }]);
    const kinds = world.published.filter(({ topic }) => topic === `me:${member}`).slice(-3);
    expect(kinds.map(({ change }) => change.kind)).toEqual(['bet', 'unseenResults', 'balance']);
  });

  test('may until the very end of the 30 minutes, and not after it', async () => {
    const [first, second] = [await placed(), await placed()];
    world.clock.set(today + 30 * MINUTE);
    expect(await cancel(first.bet.id)).toBe('cancelled');
    world.clock.set(today + 30 * MINUTE + 1);
    expect(await cancel(second.bet.id)).toBe('CANCEL_TOO_LATE');
    expect(await world.money(member)).toBe(20_000_000 - STAKE);
  });

  test('may until 30 minutes before the first match begins, by the time it has then', async () => {
    const bets = [await placed(STAKE, today + 45 * MINUTE), await placed(STAKE, today + 2 * HOUR)];
    expect(bets.map(({ bet }) => bet.cancelUntil)).toEqual([
      today + 15 * MINUTE,
      today + 30 * MINUTE,
    ]);
    for (const { fixtureId } of bets)
      await world.db.query('update fixture set starts_at = $2 where id = $1', [
        fixtureId,
        today + 40 * MINUTE,
      ]);
    const [first, second] = bets.map(({ bet }) => bet.id);
    world.clock.set(today + 10 * MINUTE);
    expect(await cancel(first ?? '')).toBe('cancelled');
    world.clock.set(today + 10 * MINUTE + 1);
    expect(await cancel(second ?? '')).toBe('CANCEL_TOO_LATE');
    const late = await placed(STAKE, world.clock.now() + 29 * MINUTE);
    expect(late.bet.cancelUntil).toBeNull();
    expect(await cancel(late.bet.id)).toBe('CANCEL_TOO_LATE');
  });

  test('may not once a match has begun, though it was to begin later', async () => {
    const { bet, fixtureId } = await placed();
    await world.db.query('update fixture set status = 2 where id = $1', [fixtureId]);
    expect(await cancel(bet.id)).toBe('CANCEL_TOO_LATE');
    expect(await world.service.bet(member, bet.id)).toMatchObject({ cancelUntil: null });
  });

  test('may not cancel a bet with a leg in play, held or accepted', async () => {
    const { pick } = await world.fixture({
      status: 2,
      startsAt: today - HOUR,
      scores: { live: { home: 0, away: 0 } },
      markets: [{ typeId: 1, phase: 'inplay', odds: { '1': 185, X: 340, '2': 400 } }],
    });
    const bet = betOf(await world.place(member, world.request([pick(1, '1')], STAKE)));
    expect(bet).toMatchObject({ status: 'pending', cancelUntil: null });
    expect(await cancel(bet.id)).toBe('INVALID_STATE');
    world.clock.set(today + MINUTE);
    await world.runTasks();
    expect(await world.service.bet(member, bet.id)).toMatchObject({
      status: 'accepted',
      cancelUntil: null,
    });
    expect(await cancel(bet.id)).toBe('CANCEL_TOO_LATE');
  });

  test('may three times a day of Seoul, also with all at once', async () => {
    // An hour before midnight in Seoul.
    today = Math.ceil(today / DAY) * DAY + 14 * HOUR;
    world.clock.set(today);
    const bets = [];
    for (let made = 0; made < MAX_CANCELS_A_DAY + 5; made += 1) bets.push((await placed()).bet);
    const answers = await Promise.all(bets.map(({ id }) => cancel(id)));
    expect(answers.filter((answer) => answer === 'cancelled')).toHaveLength(MAX_CANCELS_A_DAY);
    expect(answers.filter((answer) => answer === 'CANCEL_LIMIT')).toHaveLength(5);
    // A repeat of one that is cancelled is no new cancellation.
    expect(await cancel(bets[answers.indexOf('cancelled')]?.id ?? '')).toBe('cancelled');
    const other = bets[answers.indexOf('CANCEL_LIMIT')]?.id ?? '';
    await world.service.cancel({ betId: other, actor: 'mem_admin', reason: 'test' });
    world.clock.set(today + 59 * MINUTE);
    const late = await placed();
    expect(await cancel(late.bet.id)).toBe('CANCEL_LIMIT');
    world.clock.set(today + 60 * MINUTE);
    expect(await cancel(late.bet.id)).toBe('cancelled');
  });

  test("another member's bet is as absent as one that never was", async () => {
    const { bet } = await placed();
    expect(await cancel(bet.id, await world.member(0))).toBe('NOT_FOUND');
    expect(await cancel('bet_0000000000000000')).toBe('NOT_FOUND');
    expect((await world.service.bet(member, bet.id))?.status).toBe('accepted');
  });

  test('gets round no limit of stakes by cancelling and betting again', async () => {
    const { bet, pick } = await placed(3_000_000);
    const again = (stake: number) => world.place(member, world.request([pick], stake));
    expect(codesOf(await again(2_000_001))).toEqual(['COMBINATION_LIMIT']);
    expect(await cancel(bet.id)).toBe('cancelled');
    expect(codesOf(await again(5_000_000))).toEqual([]);
    expect(codesOf(await again(STAKE))).toEqual(['COMBINATION_LIMIT']);
    expect(await world.money(member)).toBe(15_000_000);
  });

  test('staff cancel a settled bet, which no score decided then', async () => {
    const { bet, fixtureId } = await placed();
    await world.finish(fixtureId, 1, 0);
    await world.runTasks();
    await world.service.cancel({ betId: bet.id, actor: 'mem_admin', reason: 'test' });
    expect((await world.service.bet(member, bet.id))?.legs).toMatchObject([
      { result: -1, decidedBy: null },
    ]);
  });

  test('a settled bet stays settled', async () => {
    const { bet, fixtureId } = await placed();
    await world.finish(fixtureId, 1, 0);
    await world.runTasks();
    expect(await cancel(bet.id)).toBe('INVALID_STATE');
    expect(await world.money(member)).toBe(20_000_000 + 8_500);
  });

  test.each([
    [
      'a second refund',
      "insert into ledger_tx (id, key, code, kind, actor, at) values ('x', 'bet:' || $1 || ':settle:9', 4300, 'bet.refund', 'x', 0)",
      'a cancelled bet has one refund, of its stake, and no other bet has any',
    ],
    [
      'a late cancellation',
      'update bet set settled_at = placed_at + 1800001 where id = $1',
      'members cancel in time, and so many bets a day',
    ],
    [
      'a bet that goes on',
      "update bet set status = 'accepted', label = 0, payout = null where id = $1",
      'members cancel in time, and so many bets a day',
    ],
  ])('%s is found', async (_, fault, rule) => {
    const { bet } = await placed();
    await cancel(bet.id);
    const found = world.db.tx(async (q) => {
      await q.query(fault, [bet.id]);
      throw await checkInvariants(q);
    });
    await expect(found).rejects.toContainEqual(expect.objectContaining({ rule }));
  });

  test(`M9: of ${PAIRS} pairs of cancellation and settlement at once, one of each happens`, async () => {
    for (let pair = 0; pair < PAIRS; pair += 1) {
      member = await world.member(100_000);
      const { bet, fixtureId } = await placed();
      // Called off: a member may still cancel, and settlement gives the stake back as well.
      await world.db.query('update fixture set status = 4, needs_settlement = true where id = $1', [
        fixtureId,
      ]);
      let answer: string | undefined;
      const cancels = async () => {
        answer = await cancel(bet.id);
      };
      const settles = () => world.service.settleFixture(fixtureId);
      const [first, second] = pair % 2 === 0 ? [cancels, settles] : [settles, cancels];
      const wait = WAITS_MS[pair % WAITS_MS.length] ?? null;
      const begun = first();
      await (wait === null ? begun : sleep(wait));
      await Promise.all([begun, second()]);
      const stored = await world.service.bet(member, bet.id);
      if (stored?.status !== 'cancelled' && stored?.status !== 'settled')
        throw new Error(`neither: ${stored?.status}`);
      if (wait === null) expect(stored.status).toBe(first === cancels ? 'cancelled' : 'settled');
      expect(answer).toBe(stored.status === 'cancelled' ? 'cancelled' : 'INVALID_STATE');
      expect(stored).toMatchObject({ version: 1, payout: STAKE });
      expect(await world.money(member)).toBe(100_000);
    }
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { ENTRY } from '#rules/ledger.ts';
import { closedWeeks, type SettlementKind } from '#rules/referral.ts';
import {
  SETTLEMENT_TRANSITIONS,
  type SettlementEvent,
  type SettlementState,
} from '#rules/request-transitions.ts';
import { type ActorRole, decide, tableOf } from '../request/index.ts';
import { STAFF, stageWorld } from '../sportsbook/test/world.ts';
import { createTurnoverService } from '../turnover/index.ts';
import { createRecordingWallet } from '../wallet/test/recording-wallet.ts';
import { createWagerModule, type WagerModule } from '../wager/index.ts';
import {
  COIN_TOSS_SCHEMA,
  createCoinToss,
  drawCoin,
  type SentSide,
  type SideView,
} from '../wager/test/coin-toss.ts';
import type { SubjectStrategy } from '../wager/index.ts';
import { createReferralModule } from './index.ts';
import { databases } from '../../../test/databases.ts';

const WEEK = 7 * 24 * 3_600_000;
const ROLES: ActorRole[] = ['guest', 'member', 'manager', 'admin', 'system'];
const STATES: SettlementState[] = ['requested', 'approved', 'rejected'];
const EVENTS: SettlementEvent[] = ['check', 'release', 'approve', 'reject'];

it('allows what its table lists, and nothing else', () => {
  const allowed = STATES.flatMap((state) =>
    EVENTS.flatMap((event) =>
      ROLES.filter((role) => {
        const step = { event, role, reason: 'why' };
        const decision = decide(tableOf(SETTLEMENT_TRANSITIONS), { state, details: {} }, step);
        return decision.ok && !decision.isRepeat;
      }).map((role) => `${state} ${event} ${role}`),
    ),
  );
  const staff = ['manager', 'admin'];
  expect(allowed.filter((one) => !/check|release/.test(one)).sort()).toEqual(
    ['approve', 'reject']
      .flatMap((event) => staff.map((role) => `requested ${event} ${role}`))
      .sort(),
  );
  expect(allowed.filter((one) => !one.startsWith('requested'))).toEqual([]);
});

describe.each(databases)('friends and settlements on %s', (kind) => {
  const world = stageWorld(kind);
  let wager: WagerModule<SideView>;
  let strategy: SubjectStrategy<SideView, SentSide>;
  let referral: ReturnType<typeof createReferralModule>;
  let betType: 1 | 3 = 3;
  let made = 0;
  const changed: string[] = [];
  beforeAll(async () => {
    await world.db.exec(COIN_TOSS_SCHEMA);
    await world.db.exec(`insert into rolling_kind values ('coin_side', 'casino')`);
    const coinToss = createCoinToss(world.db);
    strategy = {
      ...coinToss,
      validate: async (slip) => ({
        ...(await coinToss.validate(slip)),
        type: betType,
        mode: betType === 1 ? 'domestic' : 'mini',
      }),
    };
    wager = createWagerModule(world.deps, { wallet: world.wallet, strategies: [strategy] });
    const wallet = createRecordingWallet(world.deps, changed);
    referral = createReferralModule(world.deps, {
      wallet,
      turnover: createTurnoverService(world.deps, wallet),
    });
    await wager.start?.();
  });

  async function friendOf(memberId: string, currency: 'KRW' | 'USD' = 'KRW'): Promise<string> {
    const id = await world.member(1_000_000, { currency });
    await world.db.query('update member set store_user_id = $2 where id = $1', [id, memberId]);
    return id;
  }

  async function settledBet(memberId: string, stake: number, side: 'heads' | 'tails', type: 1 | 3) {
    made += 1;
    betType = type;
    const roundId = `round${made}`;
    await world.db.query('insert into coin_round (id, odds, closes_at) values ($1, 195, $2)', [
      roundId,
      world.clock.now() + 60_000,
    ]);
    const request = {
      ...({ stake, oddsPolicy: 'none', bonusFolders: null } as const),
      legs: [{ roundId, side }],
    };
    const key = `referral-key-${made}`;
    const placed = await wager.service.place(strategy, { memberId, key, ip: '::1', request });
    if (placed.kind !== 'placed') throw new Error(JSON.stringify(placed));
    await drawCoin(world.db, roundId, 'heads');
    await wager.service.settleEvent('coin_side', roundId);
    return roundId;
  }
  async function correct(roundId: string, result: 'heads' | 'tails') {
    await drawCoin(world.db, roundId, result);
    await wager.service.settleEvent('coin_side', roundId);
  }

  /** A week passes, so that what was bet may be requested; answers when that week began. */
  function weekLater(): number {
    world.clock.set(world.clock.now() + WEEK);
    return closedWeeks(world.clock.now())[0]?.from ?? 0;
  }

  const asking = (memberId: string, key: string) => {
    return { memberId, key, ip: '::1', now: world.clock.now() };
  };
  const request = (memberId: string, of: SettlementKind, from: number, key: string) =>
    referral.service.request(of, from, asking(memberId, key));
  const act = (id: string, event: SettlementEvent, staff = 'mem_admin', reason?: string) =>
    referral.desk.settlements.act({
      id,
      event,
      at: world.clock.now(),
      actor: { id: staff, role: 'admin', ip: '::1' },
      ...(reason !== undefined && { reason }),
    });

  it('pays a share of lost sports stakes, once, after the decision of staff', async () => {
    const id = await world.member(0);
    const friend = await friendOf(id);
    await settledBet(friend, 123_456, 'tails', 1);
    await settledBet(friend, 50_000, 'heads', 1);
    const open = closedWeeks(world.clock.now())[0]?.from ?? 0;
    expect(await request(id, 'sports', open + WEEK, 'too-early')).toEqual({ kind: 'no-period' });
    const from = weekLater();
    const terms = await referral.service.terms(id, 'sports', world.clock.now());
    expect(terms.periods[0]).toMatchObject({ from, amount: 1_234, state: null });
    const made = await request(id, 'sports', from, 'sports-1');
    if (made.kind !== 'requested') throw new Error(made.kind);
    expect(made.settlement).toMatchObject({
      state: 'requested',
      amount: 1_234,
      // The world gives its members money as a deposit of the same week.
      basis: { sportsLost: 123_456, newFriends: 1 },
    });
    expect(await request(id, 'sports', from, 'sports-1')).toEqual(made);
    expect(await request(id, 'sports', from - WEEK, 'sports-1')).toEqual({ kind: 'reused' });
    expect(await request(id, 'sports', from, 'sports-2')).toEqual({ kind: 'taken' });
    const before = await world.money(id);
    const settled = await Promise.all(
      Array.from({ length: 20 }, () => act(made.settlement.id, 'approve')),
    );
    expect(settled.filter((one) => one.ok && !one.isRepeat)).toHaveLength(1);
    expect(await world.money(id)).toBe(before + 1_234);
    expect(changed).toContain(id);
    expect(await act(made.settlement.id, 'reject', STAFF, 'late')).toMatchObject({
      error: 'INVALID_STATE',
    });
    expect(await referral.service.status(id)).toMatchObject({
      friends: 1,
      approved: 1,
      paid: 1_234,
    });
  });

  it('counts a bet in one week, also when it was corrected and lost again in another', async () => {
    const id = await world.member(0);
    const round = await settledBet(await friendOf(id), 200_000, 'tails', 1);
    const from = weekLater();
    expect(await request(id, 'sports', from, 'corrected-1')).toMatchObject({
      settlement: { amount: 2_000 },
    });
    await correct(round, 'tails');
    await correct(round, 'heads');
    const [bet] = await world.db.query(
      'select b.settled_at >= $2 as "isLater", b.label from bet b join bet_leg l on l.bet_id = b.id where l.event_id = $1',
      [round, from + WEEK],
    );
    expect(bet).toEqual({ isLater: true, label: 1 });
    expect(await request(id, 'sports', weekLater(), 'corrected-2')).toEqual({
      kind: 'refused',
      refusals: [{ code: 'AMOUNT_TOO_SMALL', limit: 1 }],
    });
  });

  it('rewards a friend once, also when the deposit was taken back and another came', async () => {
    const id = await world.member(0);
    const friend = await friendOf(id);
    const from = weekLater();
    expect(await request(id, 'event', from, 'back-1')).toMatchObject({
      settlement: { basis: { newFriends: 1 } },
    });
    const [first] = await world.db.query<{ id: string; amount: number }>(
      `select l.tx_id as id, l.amount from ledger_line l join account a on a.id = l.account_id
       where a.owner = $1 and a.kind = 'money' and l.code = 2100`,
      [friend],
    );
    const amount = first?.amount ?? 0;
    const post = (key: string, more: object, sum: number) =>
      world.wallet.post(world.db, {
        key: `test:${friend}:${key}`,
        actor: STAFF,
        at: world.clock.now(),
        ...more,
        lines: [
          { account: { owner: null, kind: 'house:bank', currency: 'KRW' }, amount: -sum },
          { account: { owner: friend, kind: 'money', currency: 'KRW' }, amount: sum },
        ],
      } as never);
    const back = { entry: ENTRY.depositCancel, reverses: first?.id, reason: '착오' };
    expect(await post('back', back, -amount)).toMatchObject({ ok: true });
    expect(await post('again', { entry: ENTRY.deposit }, amount)).toMatchObject({ ok: true });
    expect(await request(id, 'event', weekLater(), 'back-2')).toEqual({
      kind: 'refused',
      refusals: [{ code: 'AMOUNT_TOO_SMALL', limit: 1 }],
    });
  });

  it('counts again when it is approved, and asks for the turnover of what is paid', async () => {
    const id = await world.member(0);
    const friends = [await friendOf(id), await friendOf(id), await friendOf(id)];
    const takeBack = async (friend: string | undefined) => {
      const [deposit] = await world.db.query<{ id: string; amount: number }>(
        `select l.tx_id as id, l.amount from ledger_line l join account a on a.id = l.account_id
         where a.owner = $1 and a.kind = 'money' and l.code = 2100`,
        [friend],
      );
      if (!friend || !deposit) throw new Error('the friend has no deposit');
      const { id: reverses, amount } = deposit;
      return world.wallet.post(world.db, {
        key: `test:back:${friend}`,
        actor: STAFF,
        at: world.clock.now(),
        entry: ENTRY.depositCancel,
        reverses,
        reason: '착오',
        lines: [
          { account: { owner: null, kind: 'house:bank', currency: 'KRW' }, amount },
          { account: { owner: friend, kind: 'money', currency: 'KRW' }, amount: -amount },
        ],
      });
    };
    const made = await request(id, 'event', weekLater(), 'again-1');
    if (made.kind !== 'requested') throw new Error(made.kind);
    expect(made.settlement).toMatchObject({ amount: 30_000, basis: { newFriends: 3 } });
    const { id: requestId } = made.settlement;
    await takeBack(friends[0]);
    expect((await referral.desk.describe([requestId])).get(requestId)).toMatchObject({
      amount: 30_000,
      now: { basis: { newFriends: 2 }, amount: 20_000 },
    });
    expect(await act(requestId, 'approve')).toMatchObject({ ok: true });
    expect(await world.money(id)).toBe(20_000);
    expect(
      await world.db.query(
        `select source, required from turnover_requirement where member_id = $1`,
        [id],
      ),
    ).toEqual([{ source: 'settlement', required: 60_000 }]);
    expect((await referral.desk.describe([requestId])).get(requestId)).toMatchObject({
      amount: 20_000,
      basis: { newFriends: 3 },
      now: null,
    });
    expect(await referral.service.status(id)).toMatchObject({ paid: 20_000 });
    const messages = await world.db.query<{ contents: string }>(
      'select contents from message where member_id = $1',
      [id],
    );
    expect(messages.map(({ contents }) => contents)).toEqual([
      '20,000원 정산금이 보유머니로 지급되었습니다.',
    ]);
  });

  it('pays nothing that is no longer there: staff rejects it', async () => {
    const id = await world.member(0);
    const round = await settledBet(await friendOf(id), 200_000, 'tails', 1);
    const made = await request(id, 'sports', weekLater(), 'gone-1');
    if (made.kind !== 'requested') throw new Error(made.kind);
    await correct(round, 'tails');
    const { id: requestId } = made.settlement;
    expect(await act(requestId, 'approve')).toEqual({ ok: false, error: 'INVALID_STATE' });
    expect(await world.money(id)).toBe(0);
    expect(await act(requestId, 'reject', STAFF, '실적 없음')).toMatchObject({ ok: true });
  });

  it('pays nobody who has left meanwhile', async () => {
    const id = await world.member(0);
    await settledBet(await friendOf(id), 200_000, 'tails', 1);
    const made = await request(id, 'sports', weekLater(), 'left-1');
    if (made.kind !== 'requested') throw new Error(made.kind);
    await world.db.query(`update member set state = 'withdrawn' where id = $1`, [id]);
    const { id: requestId } = made.settlement;
    expect(await act(requestId, 'approve')).toEqual({ ok: false, error: 'INVALID_STATE' });
    expect(await world.money(id)).toBe(0);
    expect(await act(requestId, 'reject', STAFF, '탈퇴')).toMatchObject({ ok: true });
  });

  it('requests a week once for 200 at once', async () => {
    const id = await world.member(0);
    await settledBet(await friendOf(id), 100_000, 'tails', 1);
    const from = weekLater();
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, n) => request(id, 'sports', from, `at-once-${n}`)),
    );
    expect(results.filter((one) => one.kind === 'requested')).toHaveLength(1);
    expect(results.filter((one) => one.kind === 'taken')).toHaveLength(199);
  });

  it('lets a rejected week be requested again, with the reason shown', async () => {
    const id = await world.member(0);
    await settledBet(await friendOf(id), 500_000, 'heads', 3);
    const from = weekLater();
    const made = await request(id, 'casino', from, 'casino-1');
    if (made.kind !== 'requested') throw new Error(made.kind);
    expect(made.settlement).toMatchObject({ amount: 500, basis: { casino: 500_000 } });
    expect(await act(made.settlement.id, 'reject')).toMatchObject({ error: 'REASON_REQUIRED' });
    expect(await act(made.settlement.id, 'check', STAFF)).toMatchObject({ ok: true });
    expect(await act(made.settlement.id, 'approve', 'mem_other')).toMatchObject({
      error: 'LOCKED',
    });
    expect(await act(made.settlement.id, 'reject', STAFF, '확인 필요')).toMatchObject({ ok: true });
    const history = await referral.service.history(id, {
      kind: 'casino',
      after: undefined,
      limit: 5,
    });
    expect(history.data).toMatchObject([{ state: 'rejected', reason: '확인 필요' }]);
    expect((await request(id, 'casino', from, 'casino-2')).kind).toBe('requested');
    const terms = await referral.service.terms(id, 'casino', world.clock.now());
    expect(terms.periods[0]).toMatchObject({ state: 'requested', amount: 500 });
  });

  it('rewards a first deposit that was not taken back', async () => {
    const id = await world.member(0);
    const [small, first] = [await friendOf(id), await friendOf(id)];
    const deposit = (owner: string, amount: number, n: number) =>
      world.wallet.post(world.db, {
        key: `test:${owner}:${n}`,
        entry: ENTRY.deposit,
        actor: STAFF,
        at: world.clock.now(),
        lines: [
          { account: { owner: null, kind: 'house:bank', currency: 'KRW' }, amount: -amount },
          { account: { owner, kind: 'money', currency: 'KRW' }, amount },
        ],
      });
    // The world gives its members money as a deposit of the week before.
    const from = weekLater();
    await deposit(small, 1_000_000, 1);
    await deposit(first, 1_000_000, 1);
    const made = await request(id, 'event', from, 'event-1');
    expect(made).toMatchObject({
      kind: 'requested',
      settlement: { amount: 20_000, basis: { newFriends: 2 } },
    });
    expect(await request(id, 'event', weekLater(), 'event-2')).toEqual({
      kind: 'refused',
      refusals: [{ code: 'AMOUNT_TOO_SMALL', limit: 1 }],
    });
  });

  it('pays coin members in coins, and shuts them out of events', async () => {
    const id = await world.member(0, { currency: 'USD' });
    await settledBet(await friendOf(id, 'USD'), 20_000, 'tails', 1);
    await settledBet(await friendOf(id, 'KRW'), 100_000, 'tails', 1);
    const from = weekLater();
    expect(await referral.service.status(id)).toMatchObject({ takesEvents: false, friends: 2 });
    for (const of of ['sports', 'casino', 'event'] as const) {
      expect(await referral.service.terms(id, of, world.clock.now())).toMatchObject({
        isOpen: false,
        periods: [],
      });
      expect(await request(id, of, from, `coin-${of}`)).toMatchObject({
        refusals: [{ code: 'BLOCKED' }],
      });
    }
    // 1 % of 20,000 cents lost and 0.1 % of the same as casino turnover, for the test's bets are both.
    expect(await request(id, 'tether', from, 'coin-tether')).toMatchObject({
      settlement: { amount: 220, currency: 'USD' },
    });
    const won = await world.member(0);
    expect(await request(won, 'tether', from, 'won-tether')).toMatchObject({
      refusals: [{ code: 'BLOCKED' }],
    });
  });

  it('lists friends with what they brought, page after page, and no one else’s', async () => {
    const id = await world.member(0);
    const first = await friendOf(id);
    world.clock.set(world.clock.now() + 1_000);
    await friendOf(id);
    await settledBet(first, 100_000, 'tails', 1);
    const page = await referral.service.friends(id, { after: undefined, limit: 1 });
    expect(page.data).toMatchObject([{ state: 'approved', brought: 0 }]);
    expect(page.nextCursor).not.toBeNull();
    const all = await referral.service.friends(id, { after: undefined, limit: 10 });
    expect(all.data.map(({ brought }) => brought)).toEqual([0, 1_100]);
    expect(all.data.map((one) => one.id.slice(0, 4))).toEqual(['frd_', 'frd_']);
    const other = await world.member(0);
    expect((await referral.service.friends(other, { after: undefined, limit: 10 })).data).toEqual(
      [],
    );
  });
});

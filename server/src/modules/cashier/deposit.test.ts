import { beforeEach, describe, expect, it } from 'vitest';
import { ENTRY } from '#rules/ledger.ts';
import type { DepositBonus } from '#rules/deposit.ts';
import {
  ADMIN,
  asMember,
  HOUR,
  MANAGER,
  MINUTE,
  openCashierWorld,
  OTHER_MANAGER,
} from './test/cashier-world.ts';
import { databases } from '../../../test/databases.ts';
import { createMessageService } from '../message/service.ts';
import { createNotificationService } from '../notification/service.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

describe.each(databases)('deposits on %s', (kind) => {
  const world = stagedAndChecked(() => openCashierWorld(kind));
  let memberId: string;
  beforeEach(async () => {
    memberId = await world.member();
    world.published.length = 0;
  });

  const choice = (amount: number, bonus: DepositBonus = 'none') => ({
    amount,
    bonus,
    depositorName: '김한판',
    chargeType: 1 as const,
  });

  async function request(amount = 100_000, bonus: DepositBonus = 'none', who = memberId) {
    const result = await world.deposits.request(choice(amount, bonus), world.asking(who));
    if (result.kind !== 'requested') throw new Error(JSON.stringify(result));
    return result.request.id;
  }
  const act = (id: string, event: 'approve' | 'second' | 'check' | 'release', actor = MANAGER) =>
    world.cashier.deposits.act({ id, event, actor, at: world.clock.now() });
  const terms = () => world.deposits.terms(memberId, world.clock.now());

  it('books nothing until staff approves, then amount, points and turnover, once', async () => {
    const id = await request(300_000, 'dayFirst');
    expect(await world.balance(memberId)).toEqual([0, 0]);
    expect((await terms()).open).toMatchObject({ id, state: 'requested', bonusPoints: 15_000 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => act(id, 'approve', n % 2 ? MANAGER : OTHER_MANAGER)),
    );
    expect(answers.filter((one) => one.ok && !one.isRepeat)).toHaveLength(1);
    expect(await world.balance(memberId)).toEqual([300_000, 0]);
    expect(await world.held(memberId)).toBe(15_000);
    const parts = { points: 15_000, required: 600_000, done: 0, requiredWithout: 300_000 };
    expect(await terms()).toMatchObject({
      open: null,
      turnover: { required: 600_000, done: 0, rest: 600_000, held: [parts] },
    });
    expect(world.published.map(({ change }) => change)).toEqual([
      { kind: 'request', id, type: 'deposit', state: 'requested', reason: null },
      { kind: 'balance', emoney: 300_000, point: 0 },
      { kind: 'request', id, type: 'deposit', state: 'approved', reason: null },
    ]);
  });

  it('notifies its member once of the decision, with a message that counts as read', async () => {
    const { db, clock, ids } = world;
    const messages = createMessageService({ db, ids, bus: world.bus });
    const notifications = createNotificationService({ db });
    const listed = async () => {
      const reader = { memberId, now: clock.now() };
      return notifications.list(reader, { kind: undefined, after: undefined, limit: 15 });
    };
    const inbox = () => messages.list(memberId, { after: undefined, limit: 15 });
    await act(await request(300_000, 'dayFirst'), 'approve');
    const [letter, ...others] = (await inbox()).data;
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ title: '충전이 완료되었습니다', readAt: clock.now() });
    expect(await messages.unreadCount(memberId)).toBe(0);
    expect(await messages.open(memberId, letter?.id ?? '', clock.now())).toMatchObject({
      contents: [
        '300,000원 충전이 완료되었습니다.',
        '보너스 15,000P는 롤링 조건을 충족하면 포인트로 지급됩니다.',
      ].join('\n'),
    });
    const approved = { type: 'request', request: 'deposit', state: 'approved', reason: null };
    expect(await listed()).toMatchObject({
      data: [{ kind: 'money', about: { ...approved, amount: 300_000, points: 15_000 } }],
      unread: { money: 1, bet: 0, benefit: 0, message: 0 },
    });
    world.pass(HOUR);
    const reason = '예금주명이 다릅니다.';
    await world.cashier.deposits.act({
      id: await request(100_000),
      event: 'reject',
      actor: MANAGER,
      reason,
      at: clock.now(),
    });
    expect((await inbox()).data).toMatchObject([
      { title: '충전신청이 거절되었습니다', readAt: clock.now() },
      { title: '충전이 완료되었습니다' },
    ]);
    expect((await listed()).data).toMatchObject([
      { kind: 'money', about: { state: 'rejected', amount: 100_000, points: 0, reason } },
      { kind: 'money', about: { state: 'approved' } },
    ]);
  });

  it('takes two people from the limit on, and books once', async () => {
    const id = await request(2_000_000, 'dayFirst');
    await act(id, 'check');
    expect(await act(id, 'approve')).toMatchObject({ request: { state: 'awaiting_second' } });
    expect(await world.balance(memberId)).toEqual([0, 0]);
    expect(await act(id, 'second')).toEqual({ ok: false, error: 'SAME_PERSON' });
    const answers = await Promise.all([
      act(id, 'second', OTHER_MANAGER),
      act(id, 'second', ADMIN),
      act(id, 'second', OTHER_MANAGER),
    ]);
    expect(answers.filter((one) => one.ok && !one.isRepeat)).toHaveLength(1);
    expect(await world.balance(memberId)).toEqual([2_000_000, 0]);
    expect(await world.held(memberId)).toBe(100_000);
  });

  it('shows staff what an approval would change', async () => {
    const id = await request(50_000, 'every');
    expect(await world.cashier.previewDeposit(id)).toEqual({
      money: { before: 0, after: 50_000 },
      points: { before: 0, after: 1_500 },
      turnover: { before: 0, after: 100_000 },
    });
    expect((await world.cashier.describe([id])).get(id)).toMatchObject({
      amount: 50_000,
      depositorName: '김한판',
      bonus: 'every',
    });
    expect(await world.cashier.previewDeposit('req_none')).toBeNull();
  });

  it('gives the bonus of the first deposit once in a life, that of a day once a day', async () => {
    const obstacles = async () =>
      Object.fromEntries((await terms()).bonuses.map(({ kind, obstacle }) => [kind, obstacle]));
    expect(await obstacles()).toEqual({ joinFirst: null, dayFirst: null, every: null, none: null });
    await act(await request(100_000, 'joinFirst'), 'approve');
    expect(await world.held(memberId)).toBe(10_000);
    expect(await obstacles()).toMatchObject({
      joinFirst: 'DEPOSITED_BEFORE',
      dayFirst: 'DEPOSITED_TODAY',
    });
    world.pass(24 * HOUR);
    expect(await obstacles()).toMatchObject({ joinFirst: 'DEPOSITED_BEFORE', dayFirst: null });
    const again = world.deposits.request(choice(100_000, 'joinFirst'), world.asking(memberId));
    expect(await again).toEqual({ kind: 'refused', refusals: [{ code: 'BONUS_NOT_AVAILABLE' }] });
  });

  it.each(['joinFirst', 'dayFirst', 'every'] as const)(
    'refuses %s to coin accounts, which have points of their own',
    async (bonus) => {
      const coin = await world.member(0, 'USD');
      expect(await world.deposits.request(choice(10_000, bonus), world.asking(coin))).toEqual({
        kind: 'refused',
        refusals: [{ code: 'BONUS_NOT_AVAILABLE' }],
      });
      await act(await request(10_000, 'coin', coin), 'approve');
      expect(await world.balance(coin)).toEqual([10_000, 0]);
      expect(await world.held(coin)).toBe(6_900);
    },
  );

  it('gives coin accounts at most 100,000 points for a deposit, by two people', async () => {
    const coin = await world.member(0, 'USD');
    const id = await request(200_000, 'coin', coin);
    await act(id, 'approve');
    await act(id, 'second', OTHER_MANAGER);
    expect(await world.held(coin)).toBe(100_000);
  });

  it('has one open request, also of many sent at once', async () => {
    const sent = Array.from({ length: 8 }, () =>
      world.deposits.request(choice(10_000), world.asking(memberId)),
    );
    const kinds = (await Promise.all(sent)).map((one) => one.kind);
    expect(kinds.filter((one) => one === 'requested')).toHaveLength(1);
    const { open } = await terms();
    await world.cashier.deposits.act({
      id: open?.id ?? '',
      event: 'cancel',
      actor: asMember(memberId),
      at: world.clock.now(),
    });
    const early = await world.deposits.request(choice(10_000), world.asking(memberId));
    expect(early).toMatchObject({ refusals: [{ code: 'WAIT' }] });
    world.pass(5 * MINUTE);
    expect(await request()).toMatch(/^req_/);
  });

  it('answers a key once, and refuses it with another body', async () => {
    const asking = world.asking(memberId);
    const first = await world.deposits.request(choice(10_000), asking);
    expect(await world.deposits.request(choice(10_000), asking)).toEqual(first);
    expect(await world.deposits.request(choice(20_000), asking)).toEqual({ kind: 'reused' });
    const refused = world.asking(memberId);
    const answer = await world.deposits.request(choice(10_000), refused);
    expect(answer).toMatchObject({ kind: 'refused' });
    world.pass(HOUR);
    expect(await world.deposits.request(choice(10_000), refused)).toEqual(answer);
    expect(world.published).toHaveLength(1);
  });

  const reverse = (id: string, actor = ADMIN) =>
    world.cashier.deposits.act({
      id,
      event: 'reverse',
      actor,
      reason: '입금 오류',
      at: world.clock.now(),
    });
  async function move(account: 'money' | 'points', amount: number) {
    const currency = account === 'points' ? 'POINT' : 'KRW';
    await world.wallet.post(world.db, {
      key: world.ids.id('txn'),
      entry: ENTRY.adjustRemove,
      actor: 'test',
      at: 1,
      lines: [
        { account: { owner: memberId, kind: account, currency }, amount },
        { account: { owner: null, kind: 'house:adjust', currency }, amount: -amount },
      ],
    });
  }
  /** Plays what is due of the release of held points. */
  async function release() {
    const task = world.tasks.find(({ name }) => name === 'turnover.held');
    const due = (await task?.nextDue()) ?? null;
    if (due === null) return;
    world.pass(due - world.clock.now());
    await Promise.all([task?.runDue(due), task?.runDue(due)]);
    expect(await task?.nextDue()).toBeNull();
  }
  async function credited(bonus: DepositBonus = 'every') {
    const id = await request(100_000, bonus);
    await act(id, 'approve');
    world.pass(1);
    return id;
  }
  /** Bets that do the 200,000 of a deposit with a bonus: one counts up to a fifth. */
  async function turn(times = 5) {
    for (let n = 0; n < times; n += 1) await world.bet(memberId, 90_000);
  }

  it('is taken back with the points that are held, and its turnover', async () => {
    const id = await credited();
    expect(await world.held(memberId)).toBe(3_000);
    expect(await reverse(id, MANAGER)).toEqual({ ok: false, error: 'FORBIDDEN' });
    expect(await reverse(id)).toMatchObject({ ok: true });
    expect(await world.balance(memberId)).toEqual([0, 0]);
    expect(await world.held(memberId)).toBe(0);
    expect((await terms()).turnover).toEqual({ required: 0, done: 0, rest: 0, held: [] });
    const { data } = await world.own.history(memberId, 'deposit', { after: undefined, limit: 5 });
    expect(data[0]?.steps.at(-1)).toMatchObject({ state: 'reversed', reason: '입금 오류' });
  });

  it('is taken back with the points that were released, while the member still has them', async () => {
    const id = await credited();
    await turn();
    await release();
    await move('points', -1);
    expect(await reverse(id)).toEqual({ ok: false, error: 'INSUFFICIENT_FUNDS' });
    expect(await world.balance(memberId)).toEqual([100_000, 2_999]);
    await move('points', 1);
    expect(await reverse(id)).toMatchObject({ ok: true });
    expect(await world.balance(memberId)).toEqual([0, 0]);
    expect(await world.held(memberId)).toBe(0);
  });

  describe('the points of a bonus', () => {
    const heldOf = async () => (await terms()).turnover.held[0];

    it('are held until the turnover is done, and released once', async () => {
      await credited();
      await turn(4);
      await release();
      expect(await world.balance(memberId)).toEqual([100_000, 0]);
      expect(await heldOf()).toMatchObject({ points: 3_000, required: 200_000, done: 160_000 });
      world.published.length = 0;
      await turn(1);
      await release();
      expect(await world.balance(memberId)).toEqual([100_000, 3_000]);
      expect(await world.held(memberId)).toBe(0);
      expect(await heldOf()).toBeUndefined();
      expect(world.published.map(({ change }) => change)).toEqual([
        { kind: 'balance', emoney: 100_000, point: 3_000 },
      ]);
      await turn(1);
      await release();
      expect(await world.balance(memberId)).toEqual([100_000, 3_000]);
    });

    it('are forfeited when the money is gone, before the next credit', async () => {
      await credited();
      await turn(4);
      await move('money', -100_000);
      world.pass(HOUR);
      await act(await request(50_000), 'approve');
      expect(await world.balance(memberId)).toEqual([50_000, 0]);
      expect(await world.held(memberId)).toBe(0);
      expect((await terms()).turnover).toMatchObject({ required: 50_000, held: [] });
    });

    it('are the member’s where the last bet did the turnover and lost the money', async () => {
      await credited();
      await turn();
      await move('money', -100_000);
      world.pass(HOUR);
      await act(await request(50_000), 'approve');
      expect(await world.balance(memberId)).toEqual([50_000, 3_000]);
    });

    it('are given up by their member alone, once, and the amount itself is left to bet', async () => {
      const deposit = await credited();
      const { id = '' } = (await heldOf()) ?? {};
      const caller = { memberId, ip: '::1', now: world.clock.now() };
      const giveUp = (who = memberId) => world.giveUpBonus(id, { ...caller, memberId: who });
      await turn(1);
      expect(await giveUp(await world.member())).toEqual({ ok: false, error: 'NOT_FOUND' });
      const left = { required: 100_000, done: 20_000, rest: 80_000, held: [] };
      const answers = await Promise.all([giveUp(), giveUp(), giveUp()]);
      expect(answers).toEqual(Array(3).fill({ ok: true, turnover: left }));
      expect([await world.held(memberId), ...(await world.balance(memberId))]).toEqual([
        ...[0, 100_000, 0],
      ]);
      await turn(4);
      expect((await terms()).turnover.rest).toBe(0);
      expect(await reverse(deposit)).toMatchObject({ ok: true });
      expect(await world.balance(memberId)).toEqual([0, 0]);
    });

    it('go one way only where they are given up and released at once', async () => {
      await credited();
      const { id = '' } = (await heldOf()) ?? {};
      await turn();
      const caller = { memberId, ip: '::1', now: world.clock.now() };
      const [given] = await Promise.all([world.giveUpBonus(id, caller), release()]);
      expect(given).toEqual({ ok: false, error: 'INVALID_STATE' });
      expect(await world.balance(memberId)).toEqual([100_000, 3_000]);
      expect(await world.held(memberId)).toBe(0);
    });

    it('are none of a deposit without a bonus', async () => {
      await credited('none');
      const [row] = await world.db.query<{ id: string }>(
        'select id from turnover_requirement where member_id = $1',
        [memberId],
      );
      const caller = { memberId, ip: '::1', now: world.clock.now() };
      expect(await world.giveUpBonus(row?.id ?? '', caller)).toEqual({
        ok: false,
        error: 'NOT_FOUND',
      });
    });
  });

  it('expires after 24 hours, unless staff works on it', async () => {
    const task = world.tasks[0];
    const id = await request();
    const other = await request(10_000, 'none', await world.member());
    await act(other, 'check');
    world.pass(24 * HOUR - 1);
    await task?.runDue(world.clock.now());
    expect((await terms()).open).toMatchObject({ id });
    world.pass(1);
    expect(await task?.nextDue()).toBeLessThanOrEqual(world.clock.now());
    await task?.runDue(world.clock.now());
    expect(await terms()).toMatchObject({ open: null });
    const rows = await world.cashier.describe([other]);
    expect(rows.size).toBe(1);
    expect(
      (await world.cashier.deposits.list({ states: ['expired'], order: 'oldest', limit: 50 })).map(
        (one) => one.id,
      ),
    ).toContain(id);
    expect(
      await world.cashier.deposits.list({ states: ['checking'], order: 'oldest', limit: 50 }),
    ).toHaveLength(1);
  });

  it('ends what was required of money that is gone, before the next credit', async () => {
    await act(await request(100_000), 'approve');
    const lines = [
      { account: { owner: memberId, kind: 'money', currency: 'KRW' } as const, amount: -99_001 },
      { account: { owner: null, kind: 'house:adjust', currency: 'KRW' } as const, amount: 99_001 },
    ];
    const posting = { entry: ENTRY.adjustRemove, actor: 'test', at: 1 };
    await world.wallet.post(world.db, { ...posting, key: `lose:${memberId}`, lines });
    world.pass(HOUR);
    await act(await request(50_000), 'approve');
    expect((await terms()).turnover).toEqual({ required: 50_000, done: 0, rest: 50_000, held: [] });
  });

  it('shows a member the reason of a refusal, not what staff notes', async () => {
    const id = await request();
    const at = world.clock.now();
    await world.cashier.deposits.act({ id, event: 'check', actor: MANAGER, reason: '메모', at });
    await act(id, 'release');
    await world.cashier.deposits.act({
      id,
      event: 'reject',
      actor: OTHER_MANAGER,
      reason: '입금 확인 불가',
      at,
    });
    const { data } = await world.own.history(memberId, 'deposit', { after: undefined, limit: 5 });
    expect(data[0]?.steps.map(({ state, reason }) => [state, reason])).toEqual([
      ['requested', null],
      ['checking', null],
      ['requested', null],
      ['rejected', '입금 확인 불가'],
    ]);
  });
});

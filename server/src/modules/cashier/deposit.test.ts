import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENTRY } from '#rules/ledger.ts';
import type { DepositBonus } from '#rules/deposit.ts';
import {
  ADMIN,
  asMember,
  type CashierWorld,
  HOUR,
  MANAGER,
  MINUTE,
  openCashierWorld,
  OTHER_MANAGER,
} from './test/cashier-world.ts';
import { databases } from '../../../test/databases.ts';

describe.each(databases)('deposits on %s', (kind) => {
  let world: CashierWorld;
  let memberId: string;
  beforeAll(async () => {
    world = await openCashierWorld(kind);
  });
  afterAll(async () => {
    expect(await world.brokenRules()).toEqual([]);
    await world.close();
  });
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
    expect(await world.balance(memberId)).toEqual([300_000, 15_000]);
    expect(await terms()).toMatchObject({
      open: null,
      turnover: { required: 600_000, done: 0, rest: 600_000 },
    });
    expect(world.published.map(({ change }) => change)).toEqual([
      { kind: 'request', id, type: 'deposit', state: 'requested', reason: null },
      { kind: 'balance', emoney: 300_000, point: 15_000 },
      { kind: 'request', id, type: 'deposit', state: 'approved', reason: null },
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
    expect(await world.balance(memberId)).toEqual([2_000_000, 100_000]);
  });

  it('tells staff what an approval would change', async () => {
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
    expect(await world.balance(memberId)).toEqual([100_000, 10_000]);
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
      expect(await world.balance(coin)).toEqual([10_000, 6_900]);
    },
  );

  it('gives coin accounts at most 100,000 points for a deposit, by two people', async () => {
    const coin = await world.member(0, 'USD');
    const id = await request(200_000, 'coin', coin);
    await act(id, 'approve');
    await act(id, 'second', OTHER_MANAGER);
    expect(await world.balance(coin)).toEqual([200_000, 100_000]);
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

  it('is taken back with its points and its turnover, while the member still has them', async () => {
    const id = await request(100_000, 'every');
    await act(id, 'approve');
    const reverse = (actor = ADMIN) =>
      world.cashier.deposits.act({
        id,
        event: 'reverse',
        actor,
        reason: '입금 오류',
        at: world.clock.now(),
      });
    expect(await reverse(MANAGER)).toEqual({ ok: false, error: 'FORBIDDEN' });
    const spent = { owner: memberId, kind: 'points', currency: 'POINT' } as const;
    const lines = [
      { account: spent, amount: -1 },
      { account: { owner: null, kind: 'house:points', currency: 'POINT' } as const, amount: 1 },
    ];
    const posting = { entry: ENTRY.adjustRemove, actor: 'test', at: 1 };
    await world.wallet.post(world.db, { ...posting, key: `spend:${id}`, lines });
    expect(await reverse()).toEqual({ ok: false, error: 'INSUFFICIENT_FUNDS' });
    expect(await world.balance(memberId)).toEqual([100_000, 2_999]);
    const back = lines.map(({ account, amount }) => ({ account, amount: -amount }));
    await world.wallet.post(world.db, { ...posting, key: `back:${id}`, lines: back });
    expect(await reverse()).toMatchObject({ ok: true });
    expect(await world.balance(memberId)).toEqual([0, 0]);
    expect((await terms()).turnover.required).toBe(0);
    const { data } = await world.own.history(memberId, 'deposit', { after: undefined, limit: 5 });
    expect(data[0]?.steps.at(-1)).toMatchObject({ state: 'reversed', reason: '입금 오류' });
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
    expect((await terms()).turnover).toEqual({ required: 50_000, done: 0, rest: 50_000 });
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

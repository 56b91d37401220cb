import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ADMIN,
  asMember,
  HOUR,
  MANAGER,
  NEVER_COMPARED,
  OTHER_MANAGER,
  openCashierWorld,
} from './test/cashier-world.ts';
import { databases } from '../../../test/databases.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

describe.each(databases)('withdrawals on %s', (kind) => {
  const world = stagedAndChecked(() => openCashierWorld(kind));
  let memberId: string;
  beforeEach(async () => {
    memberId = await world.member(500_000);
    world.published.length = 0;
    world.events.length = 0;
  });

  const ask = (amount: number, withdrawPassword = '1234', asking = world.asking(memberId)) =>
    world.withdrawals.request({ amount, withdrawPassword }, asking);
  const terms = () => world.withdrawals.terms(memberId, world.clock.now());
  const act = (
    id: string,
    event: 'check' | 'pay' | 'second' | 'reject' | 'fail' | 'cancel',
    actor = MANAGER,
  ) => world.cashier.withdrawals.act({ id, event, actor, reason: '사유', at: world.clock.now() });

  async function requested(amount = 100_000): Promise<string> {
    const result = await ask(amount);
    if (result.kind !== 'requested') throw new Error(JSON.stringify(result));
    return result.request.id;
  }

  it('takes the amount out of the balance at once, and shows the account masked', async () => {
    const id = await requested(300_000);
    expect(await world.balance(memberId)).toEqual([200_000, 0]);
    expect(await terms()).toMatchObject({
      open: {
        id,
        state: 'requested',
        bank: { bankName: '국민은행', accountNumber: expect.stringMatching(/^····\d{4}$/) },
      },
      leftToday: 9_700_000,
    });
    const [described] = [...(await world.cashier.describe([id])).values()];
    expect(described).toMatchObject({ bank: { accountNumber: expect.stringMatching(/^1234567/) } });
    expect(world.published.map(({ change }) => change)).toEqual([
      { kind: 'request', id, type: 'withdrawal', state: 'requested', reason: null },
      { kind: 'balance', emoney: 200_000, point: 0 },
    ]);
  });

  it('pays out once, only after staff took it up', async () => {
    const id = await requested();
    expect(await act(id, 'pay')).toEqual({ ok: false, error: 'INVALID_STATE' });
    await act(id, 'check');
    const answers = await Promise.all(Array.from({ length: 6 }, () => act(id, 'pay')));
    expect(answers.filter((one) => one.ok && !one.isRepeat)).toHaveLength(1);
    expect(await world.balance(memberId)).toEqual([400_000, 0]);
    expect(await act(id, 'reject')).toEqual({ ok: false, error: 'INVALID_STATE' });
    expect(await act(id, 'fail', ADMIN)).toMatchObject({ ok: true });
    expect(await world.balance(memberId)).toEqual([500_000, 0]);
  });

  it('takes two people from the limit on, and keeps the hold until the second', async () => {
    memberId = await world.member(2_500_000);
    const id = await requested(2_000_000);
    await act(id, 'check');
    expect(await act(id, 'pay')).toMatchObject({ request: { state: 'awaiting_second' } });
    expect(await act(id, 'cancel', asMember(memberId))).toEqual({
      ok: false,
      error: 'INVALID_STATE',
    });
    expect(await act(id, 'second')).toEqual({ ok: false, error: 'SAME_PERSON' });
    expect(await act(id, 'second', OTHER_MANAGER)).toMatchObject({ request: { state: 'paid' } });
    expect(await world.balance(memberId)).toEqual([500_000, 0]);
    // One manager would credit what two have paid, again and again: neither limit nor wait counts what came back.
    expect(await act(id, 'fail')).toEqual({ ok: false, error: 'FORBIDDEN' });
    expect(await act(id, 'fail', ADMIN)).toMatchObject({ request: { state: 'failed' } });
    expect(await world.balance(memberId)).toEqual([2_500_000, 0]);
  });

  it.each(['reject', 'cancel'] as const)('gives the amount back after %s', async (event) => {
    const id = await requested();
    const actor = event === 'cancel' ? asMember(memberId) : MANAGER;
    expect(await act(id, event, actor)).toMatchObject({ ok: true });
    expect(await world.balance(memberId)).toEqual([500_000, 0]);
    expect((await terms()).refusals).toEqual([]);
  });

  it('is under way until it was paid, and counts for its member alone', async () => {
    const none = { deposit: 0, withdrawal: 0, tetherDeposit: 0, tetherWithdrawal: 0 };
    expect(await world.own.open(memberId)).toEqual(none);
    const id = await requested();
    await act(id, 'check');
    expect(await world.own.open(memberId)).toEqual({ ...none, withdrawal: 1 });
    expect(await world.own.open(await world.member())).toEqual(none);
    await act(id, 'pay');
    expect(await world.own.open(memberId)).toEqual(none);
  });

  it('is cancelled by its member alone, and not once staff works on it', async () => {
    const id = await requested();
    const stranger = { memberId: await world.member(), ip: '::1', now: world.clock.now() };
    expect(await world.own.cancel('withdrawal', id, stranger)).toEqual({
      ok: false,
      error: 'NOT_FOUND',
    });
    const owner = { ...stranger, memberId };
    expect(await world.own.cancel('deposit', id, owner)).toMatchObject({ error: 'NOT_FOUND' });
    await act(id, 'check');
    expect(await world.own.cancel('withdrawal', id, owner)).toMatchObject({
      error: 'INVALID_STATE',
    });
    expect(await world.balance(memberId)).toEqual([400_000, 0]);
  });

  it('holds the full balance once, of twenty sent at once', async () => {
    const sent = await Promise.all(Array.from({ length: 20 }, () => ask(500_000)));
    expect(sent.filter((one) => one.kind === 'requested')).toHaveLength(1);
    expect(await world.balance(memberId)).toEqual([0, 0]);
  });

  it('is not made beside a deposit, even where both are sent at once', async () => {
    const deposit = {
      amount: 10_000,
      bonus: 'none',
      depositorName: '김한판',
      chargeType: 1,
    } as const;
    const both = await Promise.all([
      ask(100_000),
      world.deposits.request(deposit, world.asking(memberId)),
    ]);
    expect(both.filter((one) => one.kind === 'requested')).toHaveLength(1);
  });

  it('waits an hour after a credited deposit, and for its turnover', async () => {
    const deposit = {
      amount: 10_000,
      bonus: 'none',
      depositorName: '김한판',
      chargeType: 1,
    } as const;
    const made = await world.deposits.request(deposit, world.asking(memberId));
    const id = made.kind === 'requested' ? made.request.id : '';
    expect((await ask(100_000)).kind).toBe('refused');
    await world.cashier.deposits.act({
      id,
      event: 'approve',
      actor: MANAGER,
      at: world.clock.now(),
    });
    expect(await ask(100_000)).toEqual({
      kind: 'refused',
      refusals: [
        { code: 'WAIT', until: world.clock.now() + HOUR },
        { code: 'TURNOVER', rest: 10_000 },
      ],
    });
    world.pass(HOUR);
    expect((await terms()).refusals).toEqual([{ code: 'TURNOVER', rest: 10_000 }]);
  });

  it('counts what a day allows, less what came back', async () => {
    memberId = await world.member(20_000_000);
    const id = await requested(9_000_000);
    await act(id, 'check');
    await act(id, 'pay');
    await act(id, 'second', OTHER_MANAGER);
    world.pass(HOUR);
    expect(await ask(2_000_000)).toMatchObject({
      refusals: [{ code: 'DAILY_LIMIT', limit: 10_000_000, rest: 1_000_000 }],
    });
    await act(id, 'fail', ADMIN);
    expect((await terms()).leftToday).toBe(10_000_000);
  });

  it('in dollars needs no bank account', async () => {
    memberId = await world.member(5_000, 'USD');
    expect(await ask(1_000)).toMatchObject({ kind: 'requested', request: { bank: null } });
    expect(await world.balance(memberId)).toEqual([4_000, 0]);
  });

  describe('the password', () => {
    it('has five tries, also of a hundred sent at once, and locks then', async () => {
      const before = world.compared();
      const sent = await Promise.all(Array.from({ length: 100 }, () => ask(100_000, '0000')));
      expect(world.compared() - before).toBe(5);
      const codes = sent.map((one) => (one.kind === 'refused' ? one.refusals[0]?.code : one.kind));
      expect(codes.filter((code) => code === 'WRONG_WITHDRAW_PASSWORD')).toHaveLength(4);
      expect(world.events.map((one) => one.kind).sort()).toEqual([
        'withdrawal.locked',
        ...Array(4).fill('withdrawal.refused'),
      ]);
      expect(await ask(100_000)).toMatchObject({ refusals: [{ code: 'WITHDRAWAL_LOCKED' }] });
      expect(world.compared() - before).toBe(5);
      expect(await terms()).toMatchObject({
        triesLeft: 0,
        refusals: [{ code: 'WITHDRAWAL_LOCKED' }],
      });
      await world.cashier.unlockWithdrawals(world.db, memberId);
      expect((await ask(100_000)).kind).toBe('requested');
    });

    it('is changed against the current one, which is counted like that of a withdrawal', async () => {
      const change = (password: string, next: string) =>
        world.changePassword({ memberId, password, ip: '', now: world.clock.now() }, next);
      expect(await change('0000', '7391')).toEqual({ code: 'WRONG_WITHDRAW_PASSWORD', rest: 4 });
      const both = await Promise.all([change('1234', '7391'), change('1234', '5555')]);
      expect(both.filter((one) => one === null)).toHaveLength(1);
      const next = both[0] === null ? '7391' : '5555';
      expect((await ask(100_000, '1234')).kind).toBe('refused');
      expect((await ask(100_000, next)).kind).toBe('requested');
    });

    it('says how many tries are left, and has them all again once it was right', async () => {
      expect(await ask(100_000, '0000')).toEqual({
        kind: 'refused',
        refusals: [{ code: 'WRONG_WITHDRAW_PASSWORD', rest: 4 }],
      });
      expect((await terms()).triesLeft).toBe(4);
      await ask(100_000);
      expect((await terms()).triesLeft).toBe(5);
    });

    it('is not compared where the withdrawal is impossible whatever it is', async () => {
      const before = world.compared();
      expect(await ask(5_000, '0000')).toEqual({
        kind: 'refused',
        refusals: [
          { code: 'AMOUNT_TOO_SMALL', limit: 10_000 },
          { code: 'AMOUNT_UNIT', limit: 10_000 },
        ],
      });
      await world.turnover.require(world.db, {
        memberId,
        source: 'conversion',
        sourceId: memberId,
        currency: 'KRW',
        required: 70_000,
        at: world.clock.now(),
      });
      expect(await ask(100_000, '0000')).toEqual({
        kind: 'refused',
        refusals: [{ code: 'TURNOVER', rest: 70_000 }],
      });
      expect([world.compared() - before, (await terms()).triesLeft]).toEqual([0, 5]);
    });

    it('is compared once for two hundred calls of one key, which all have one answer', async () => {
      const before = world.compared();
      const asking = world.asking(memberId);
      const sent = await Promise.all(
        Array.from({ length: 200 }, () => ask(100_000, '1234', asking)),
      );
      const ids = sent.map((one) => (one.kind === 'requested' ? one.request.id : one));
      expect(ids[0]).toMatch(/^req_/);
      expect(new Set(ids).size).toBe(1);
      expect([world.compared() - before, (await terms()).triesLeft]).toEqual([1, 5]);
      expect(await world.balance(memberId)).toEqual([400_000, 0]);
    });

    it('costs no try before it was found wrong', async () => {
      const before = world.compared();
      void ask(100_000, NEVER_COMPARED);
      await vi.waitFor(() => expect(world.compared() - before).toBe(1));
      expect((await terms()).triesLeft).toBe(5);
    });

    it('is no free guess under a key that was used', async () => {
      const asking = world.asking(memberId);
      const first = await ask(100_000, '1234', asking);
      expect(first.kind).toBe('requested');
      expect(await ask(100_000, '0000', asking)).toMatchObject({
        refusals: [{ code: 'WRONG_WITHDRAW_PASSWORD', rest: 4 }, { code: 'OPEN_WITHDRAWAL' }, {}],
      });
      expect(await ask(100_000, '1234', asking)).toEqual(first);
      expect(await ask(200_000, '1234', asking)).toEqual({ kind: 'reused' });
      expect(await world.balance(memberId)).toEqual([400_000, 0]);
    });

    it('leaves a key free that came with a wrong one', async () => {
      const asking = world.asking(memberId);
      await ask(100_000, '0000', asking);
      expect((await ask(100_000, '1234', asking)).kind).toBe('requested');
    });
  });
});

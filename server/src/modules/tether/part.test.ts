import { describe, expect, it } from 'vitest';
import { TETHER_KEPT_MS, TETHER_LOST_MS, TETHER_PART_MS } from '#rules/tether.ts';
import { MINUTE, openTetherSite, USDT } from './test/provider.ts';
import { databases } from '../../../test/databases.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const COIN = 'coin01';
const WON = 'member01';
/** Has no other deposit here. */
const PAYER = 'tend22';
const END = TETHER_KEPT_MS + TETHER_PART_MS;

describe.each(databases)('a payment in part on %s', (kind) => {
  const t = stagedAndChecked(() => openTetherSite(kind));

  const pass = (ms: number) => t.pass(ms);
  const money = async (userId: string) => (await t.balance(userId))[0];

  /** Registers 100 USDT, of which a part has come. */
  async function inPart(userId: string, amountMicro = 60 * USDT, usdt = 100) {
    const deposit = await t.deposit(userId, usdt);
    await t.report(t.transfer(deposit.address, { amountMicro }));
    expect(await t.find(userId, deposit.id)).toMatchObject({ state: 'partial' });
    return deposit;
  }

  async function paidTo(userId: string, address: string) {
    const mine = (await t.all(userId)).filter((one) => one.address === address);
    return mine.map(({ state, paidMicro }) => `${state} ${paidMicro / USDT}`).sort();
  }

  it('is credited as it came an hour after its time, at the kept rate, and not a moment before', async () => {
    const before = await money(WON);
    const deposit = await inPart(WON);
    await t.site.db.query(`insert into setting (key, value) values ('usdRate', '10000000')`);
    await pass(END - 1);
    expect(await t.find(WON, deposit.id)).toMatchObject({ state: 'partial' });
    expect(await money(WON)).toBe(before);
    await pass(1);
    await t.site.db.query(`delete from setting where key = 'usdRate'`);
    expect(await t.find(WON, deposit.id)).toMatchObject({ state: 'credited', credit: 82_800 });
    expect(await money(WON)).toBe(before + 82_800);
  });

  it('is completed by what was sent in time and reported late', async () => {
    const before = await money(COIN);
    const deposit = await inPart(COIN);
    const at = t.site.clock.now() + TETHER_KEPT_MS;
    await pass(END - 1);
    await t.report(t.transfer(deposit.address, { amountMicro: 40 * USDT, at }));
    expect(await paidTo(COIN, deposit.address)).toEqual(['credited 100']);
    expect(await money(COIN)).toBe(before + 10_000);
  });

  it('waits for the blocks of a rest that comes at its end, and is credited with it', async () => {
    const before = await money(COIN);
    const deposit = await inPart(COIN);
    const rest = { amountMicro: 30 * USDT, at: t.site.clock.now() + MINUTE };
    const seen = t.transfer(deposit.address, { ...rest, confirmations: 3 });
    await pass(END - 1);
    await t.report(seen);
    await pass(MINUTE);
    expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'confirming' });
    await t.report(t.transfer(deposit.address, { ...rest, txId: seen.txId }));
    // Still too little: now nobody waits any more.
    await pass(1);
    expect(await paidTo(COIN, deposit.address)).toEqual(['credited 90']);
    expect(await money(COIN)).toBe(before + 9_000);
  });

  it('does not wait for ever for blocks that never come; what is reported later waits for staff', async () => {
    const before = await money(PAYER);
    const obstacles = async () => {
      const token = await t.as(PAYER);
      const { body } = await t.site.call<{ leaveObstacles: string[] }>('GET', '/member/profile', {
        token,
      });
      return body.leaveObstacles;
    };
    const free = await obstacles();
    const deposit = await t.deposit(PAYER, 100);
    const seen = t.transfer(deposit.address, { confirmations: 3 });
    await t.report(seen);
    await pass(TETHER_LOST_MS - 1);
    // What was reported before changes nothing.
    await t.report(seen);
    expect(await t.find(PAYER, deposit.id)).toMatchObject({ state: 'confirming' });
    await pass(1);
    expect(await t.find(PAYER, deposit.id)).toMatchObject({ state: 'expired', paidMicro: 0 });
    expect(await obstacles()).toEqual(free);
    const { txId, at } = seen;
    await t.report(t.transfer(deposit.address, { txId, at }));
    await t.report(t.transfer(deposit.address, { txId, at }));
    expect(await paidTo(PAYER, deposit.address)).toEqual(['expired 0', 'late 100']);
    expect(await money(PAYER)).toBe(before);
    expect(await obstacles()).toEqual([...free, 'OPEN_DEPOSIT']);
    const [late] = await t.open(PAYER);
    const path = `/desk/request/tetherDeposit/${late?.id}`;
    const body = { event: 'reject', reason: '입금자 확인 불가' };
    expect((await t.site.call('POST', path, { token: await t.as('admin01'), body })).status).toBe(
      200,
    );
    expect(await obstacles()).toEqual(free);
  });

  it('is decided by what is left where a part of its coins is lost, and takes it in when it is back', async () => {
    const before = await money(COIN);
    const deposit = await inPart(COIN);
    const rest = { amountMicro: 40 * USDT, at: t.site.clock.now() };
    const seen = t.transfer(deposit.address, { ...rest, confirmations: 3 });
    await t.report(seen);
    await pass(TETHER_LOST_MS - 1);
    expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'confirming' });
    // Its time is long over: what is left is taken at once.
    await pass(1);
    expect(await paidTo(COIN, deposit.address)).toEqual(['credited 60']);
    expect(await money(COIN)).toBe(before + 6_000);
    await t.report(t.transfer(deposit.address, { ...rest, txId: seen.txId }));
    expect(await paidTo(COIN, deposit.address)).toEqual(['credited 60', 'late 40']);
    expect(await money(COIN)).toBe(before + 6_000);
  });

  it('is left to staff above 5,000 USDT, or where its member has stopped', async () => {
    const [before, ofOther] = [await money(COIN), await money('member02')];
    const large = await inPart(COIN, 5_001 * USDT, 9_000);
    const stopped = await inPart('member02');
    await t.site.db.query(
      `insert into protection_stop (id, member_id, kind, from_at, until_at) values ('pst_1', 'mem_demo_member02', 'break', $1, $2)`,
      [t.site.clock.now(), t.site.clock.now() + 48 * 60 * MINUTE],
    );
    await pass(END);
    expect(await t.find(COIN, large.id)).toMatchObject({ state: 'reviewing' });
    expect(await paidTo('member02', stopped.address)).toEqual(['reviewing 60']);
    expect([await money(COIN), await money('member02')]).toEqual([before, ofOther]);
  });

  it('ends with nothing below a cent', async () => {
    const before = await money(COIN);
    const deposit = await inPart(COIN, 9_999);
    expect((await t.take(COIN, deposit.id)).status).toBe(409);
    await pass(END);
    expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'expired', paidMicro: 9_999 });
    await t.report(t.transfer(deposit.address));
    expect(await paidTo(COIN, deposit.address)).toEqual(['expired 0.009999', 'late 100']);
    expect(await money(COIN)).toBe(before);
  });

  it('is credited once where the choice is pressed at the moment of its end', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const before = await money(COIN);
      const deposit = await inPart(COIN);
      await pass(END - 1);
      await t.as(COIN);
      const presses = Array.from({ length: 5 }, () => t.take(COIN, deposit.id));
      const [answers] = await Promise.all([Promise.all(presses), pass(1)]);
      expect(answers.map(({ status, body }) => [status, body.state])).toEqual(
        Array(5).fill([200, 'credited']),
      );
      expect(await money(COIN)).toBe(before + 6_000);
    }
  });

  it('takes a rest that comes at the moment of its end, or leaves it to staff, and loses none', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const before = await money(COIN);
      const deposit = await inPart(COIN);
      const at = t.site.clock.now() + MINUTE;
      const rest = t.transfer(deposit.address, { amountMicro: 40 * USDT, at });
      await pass(END - 1);
      const reported = t.report(rest);
      if (turn % 2 === 0) await new Promise((resolve) => setTimeout(resolve, turn));
      const [status] = await Promise.all([reported, pass(1)]);
      expect(status).toBe(200);
      const end = await paidTo(COIN, deposit.address);
      expect([['credited 100'], ['credited 60', 'late 40']]).toContainEqual(end);
      expect(await money(COIN)).toBe(before + (end.length === 1 ? 10_000 : 6_000));
    }
  });

  it('is decided once by staff and its member, who both press while it waits for staff', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const before = await money(COIN);
      const deposit = await t.deposit(COIN, 10);
      await pass(TETHER_KEPT_MS + 1);
      await t.report(t.transfer(deposit.address, { amountMicro: 10 * USDT }));
      const [late] = (await t.open(COIN)).filter(({ address }) => address === deposit.address);
      const id = late?.id ?? '';
      const token = await t.as('admin01');
      const body = { event: 'approve', reason: null };
      const path = `/desk/request/tetherDeposit/${id}`;
      const [decided, taken] = await Promise.all([
        t.site.call('POST', path, { token, body }),
        t.take(COIN, id),
      ]);
      expect(decided.status).toBe(200);
      expect([200, 409]).toContain(taken.status);
      expect(await money(COIN)).toBe(before + 1_000);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { DEFAULT_USD_RATE } from '#rules/limits.ts';
import { MINUTE, openTetherSite, USDT } from './test/provider.ts';
import { databases } from '../../../test/databases.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const COIN = 'coin01';
const WON = 'member01';

describe.each(databases)('tether deposits on %s', (kind) => {
  const t = stagedAndChecked(() => openTetherSite(kind));

  it('credits the requested amount once every block is there, with points for coins', async () => {
    const [money, points] = await t.balance(COIN);
    const deposit = await t.deposit(COIN, 100);
    expect(deposit).toMatchObject({ state: 'waiting', rate: null, amount: 10_000, paidMicro: 0 });
    expect(deposit.address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
    const transfer = t.transfer(deposit.address, { confirmations: 3 });
    expect(await t.report(transfer)).toBe(200);
    expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'confirming', confirmations: 3 });
    expect(await t.balance(COIN)).toEqual([money, points]);
    const { txId, at } = transfer;
    expect(await t.report(t.transfer(deposit.address, { txId, at }))).toBe(200);
    expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'credited', confirmations: 20 });
    // 5 % of 138,000 won.
    expect(await t.balance(COIN)).toEqual([money + 10_000, points + 6_900]);
  });

  it('credits won at the kept rate, however the rate moves, and no points', async () => {
    const [money, points] = await t.balance(WON);
    const deposit = await t.deposit(WON, 100);
    expect(deposit).toMatchObject({ rate: DEFAULT_USD_RATE, amount: 138_000 });
    await t.site.db.query(`insert into setting (key, value) values ('usdRate', '10000000')`);
    await t.report(t.transfer(deposit.address));
    await t.site.db.query(`delete from setting where key = 'usdRate'`);
    expect(await t.balance(WON)).toEqual([money + 138_000, points]);
  });

  it('brings the points that were set when it was requested, whatever is set later', async () => {
    const [, points] = await t.balance(COIN);
    const early = await t.deposit(COIN, 100);
    const terms = '{"coin": {"basisPoints": 1000, "capPoints": 10000, "turnoverPercent": 300}}';
    await t.site.db.query(`insert into setting (key, value) values ('bonusTerms', '${terms}')`);
    const late = await t.deposit(COIN, 100);
    await t.site.db.query(`delete from setting where key = 'bonusTerms'`);
    await t.report(t.transfer(early.address));
    expect((await t.balance(COIN))[1]).toBe(points + 6_900);
    // 10 % of 138,000 won, but at most so many.
    await t.report(t.transfer(late.address));
    expect((await t.balance(COIN))[1]).toBe(points + 16_900);
    const required = await t.site.db.query<{ required: number }>(
      'select required from turnover_requirement where source_id = any($1) order by required',
      [[early.id, late.id]],
    );
    expect(required).toEqual([{ required: 20_000 }, { required: 30_000 }]);
  });

  it('leaves what is below a cent to the house', async () => {
    const [money] = await t.balance(COIN);
    const deposit = await t.deposit(COIN, 12);
    await t.report(t.transfer(deposit.address, { amountMicro: 12_345_678 }));
    expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'credited', credit: 1_234 });
    expect((await t.balance(COIN))[0]).toBe(money + 1_234);
    const rest = await t.site.db.query<{ amount: number }>(
      `select l.amount from ledger_line l join ledger_tx x on x.id = l.tx_id join account a on a.id = l.account_id
       where x.key = $1 and a.kind = 'house:fx'`,
      [`tether:${deposit.id}:credit`],
    );
    expect(rest).toEqual([{ amount: 5_678 }]);
  });

  it('credits one payment once under 200 reports at once', async () => {
    const [money] = await t.balance(COIN);
    const deposit = await t.deposit(COIN, 100);
    const transfer = t.transfer(deposit.address);
    const answers = await Promise.all(Array.from({ length: 200 }, () => t.report(transfer)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect((await t.balance(COIN))[0]).toBe(money + 10_000);
  });

  it('takes reports in any order, and never counts a block back', async () => {
    const [money] = await t.balance(COIN);
    const deposit = await t.deposit(COIN, 100);
    const first = t.transfer(deposit.address, { confirmations: 15 });
    const { txId, at } = first;
    for (const confirmations of [15, 2, 19, 7])
      await t.report(t.transfer(deposit.address, { txId, at, confirmations }));
    expect(await t.find(COIN, deposit.id)).toMatchObject({
      state: 'confirming',
      confirmations: 19,
    });
    await t.report(t.transfer(deposit.address, { txId, at, confirmations: 20 }));
    await t.report(t.transfer(deposit.address, { txId, at, confirmations: 1 }));
    expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'credited', confirmations: 20 });
    expect((await t.balance(COIN))[0]).toBe(money + 10_000);
  });

  it('credits what the chain has put into another block, by the time of the newest report', async () => {
    const [money] = await t.balance(COIN);
    const deposit = await t.deposit(COIN, 100);
    const first = t.transfer(deposit.address, { confirmations: 3 });
    expect(await t.report(first)).toBe(200);
    const { txId } = first;
    const at = first.at + 3_000;
    expect(await t.report(t.transfer(deposit.address, { txId, at }))).toBe(200);
    expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'credited', confirmations: 20 });
    expect((await t.balance(COIN))[0]).toBe(money + 10_000);
    const late = await t.deposit(COIN, 100);
    const seen = t.transfer(late.address, { confirmations: 3 });
    await t.report(seen);
    const after = { txId: seen.txId, at: late.rateExpiresAt + 1 };
    expect(await t.report(t.transfer(late.address, after))).toBe(200);
    expect(await t.find(COIN, late.id)).toMatchObject({ state: 'late', paidMicro: 100 * USDT });
    expect((await t.balance(COIN))[0]).toBe(money + 10_000);
  });

  it('credits both addresses that one transaction pays', async () => {
    const [money] = await t.balance(COIN);
    const deposits = [await t.deposit(COIN, 100), await t.deposit(COIN, 50)];
    const txId = 'e'.repeat(64);
    for (const [eventIndex, { address, amountMicro }] of deposits.entries()) {
      const transfer = t.transfer(address, { txId, eventIndex, amountMicro });
      expect(await t.report(transfer)).toBe(200);
      expect(await t.report(transfer)).toBe(200);
    }
    for (const { id, amountMicro } of deposits)
      expect(await t.find(COIN, id)).toMatchObject({ state: 'credited', paidMicro: amountMicro });
    expect((await t.balance(COIN))[0]).toBe(money + 15_000);
  });

  it('refuses a transfer that is older than its address, whether reported first or again', async () => {
    const deposit = await t.deposit(COIN, 100);
    const issued = t.site.clock.now();
    const { address } = deposit;
    expect(await t.report(t.transfer(address, { at: issued - 1 }))).toBe(409);
    const first = t.transfer(address, { confirmations: 3, at: issued });
    expect(await t.report(first)).toBe(200);
    const { txId } = first;
    expect(await t.report(t.transfer(address, { txId, at: issued - 1 }))).toBe(409);
    expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'confirming', confirmations: 3 });
    expect(await t.report(t.transfer(address, { txId, at: issued }))).toBe(200);
    expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'credited' });
  });

  it('leaves to staff what is far above the amount requested in won', async () => {
    const [money] = await t.balance('member02');
    const twice = await t.deposit('member02', 10);
    await t.report(t.transfer(twice.address, { amountMicro: 20 * USDT }));
    expect(await t.find('member02', twice.id)).toMatchObject({ state: 'credited', credit: 27_600 });
    const far = await t.deposit('member02', 10);
    await t.report(t.transfer(far.address, { amountMicro: 4_900 * USDT }));
    expect(await t.find('member02', far.id)).toMatchObject({ state: 'reviewing' });
    expect((await t.balance('member02'))[0]).toBe(money + 27_600);
  });

  it('refuses what is forged, altered, replayed with another amount, or of no address', async () => {
    const [money] = await t.balance(COIN);
    const deposit = await t.deposit(COIN, 100);
    const other = await t.deposit(COIN, 100);
    const transfer = t.transfer(deposit.address, { confirmations: 1 });
    expect(await t.report({ ...transfer, signature: 'f'.repeat(64) })).toBe(403);
    for (const altered of [
      { amountMicro: 900 * USDT },
      { confirmations: 20 },
      { address: other.address },
      { at: transfer.at + 1 },
      { eventIndex: 1 },
    ])
      expect(await t.report({ ...transfer, ...altered })).toBe(403);
    expect(await t.report(transfer)).toBe(200);
    const { txId, at } = transfer;
    const again = { txId, at };
    expect(await t.report(t.transfer(deposit.address, { ...again, amountMicro: 900 * USDT }))).toBe(
      409,
    );
    expect(await t.report(t.transfer(other.address, again))).toBe(409);
    expect(await t.report(t.transfer('TQ5nYvHkDq3W8sR1cZx7bL9mPf2eJtGu4K'))).toBe(404);
    expect(await t.find(COIN, deposit.id)).toMatchObject({ paidMicro: 100 * USDT });
    expect((await t.balance(COIN))[0]).toBe(money);
  });

  it('waits for the choice of a payment in part: what came, once', async () => {
    const [money] = await t.balance(COIN);
    const deposit = await t.deposit(COIN, 100);
    expect((await t.take(COIN, deposit.id)).status).toBe(409);
    await t.report(t.transfer(deposit.address, { amountMicro: 60 * USDT }));
    expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'partial', credit: 6_000 });
    expect((await t.balance(COIN))[0]).toBe(money);
    // Meanwhile another one may be requested.
    expect(await t.deposit(COIN, 20)).toMatchObject({ state: 'waiting' });
    expect((await t.take(WON, deposit.id)).status).toBe(404);
    const taken = await Promise.all(Array.from({ length: 20 }, () => t.take(COIN, deposit.id)));
    expect(new Set(taken.map(({ status, body }) => `${status} ${body.state}`))).toEqual(
      new Set(['200 credited']),
    );
    expect((await t.balance(COIN))[0]).toBe(money + 6_000);
  });

  it('credits a payment in part with its rest, or the choice, and never both', async () => {
    const [money] = await t.balance(COIN);
    const deposit = await t.deposit(COIN, 100);
    await t.report(t.transfer(deposit.address, { amountMicro: 60 * USDT }));
    const rest = t.transfer(deposit.address, { amountMicro: 40 * USDT });
    await Promise.all([t.report(rest), t.take(COIN, deposit.id)]);
    const mine = (await t.all(COIN)).filter(({ address }) => address === deposit.address);
    const paid = mine.reduce((sum, one) => sum + one.paidMicro, 0);
    expect(paid).toBe(100 * USDT);
    const credited = mine.filter(({ state }) => state === 'credited');
    const worth = credited.reduce((sum, one) => sum + one.credit, 0);
    expect([6_000, 10_000]).toContain(worth);
    expect((await t.balance(COIN))[0]).toBe(money + worth);
  });

  it('credits all of what was too much, and leaves above 5,000 USDT to staff', async () => {
    const [money] = await t.balance(COIN);
    const over = await t.deposit(COIN, 100);
    await t.report(t.transfer(over.address, { amountMicro: 130 * USDT }));
    expect((await t.balance(COIN))[0]).toBe(money + 13_000);
    const large = await t.deposit(COIN, 5_001);
    await t.report(t.transfer(large.address, { amountMicro: 5_001 * USDT }));
    expect(await t.find(COIN, large.id)).toMatchObject({ state: 'reviewing' });
    const inPart = await t.deposit(COIN, 9_000);
    await t.report(t.transfer(inPart.address, { amountMicro: 8_000 * USDT }));
    expect((await t.take(COIN, inPart.id)).body).toMatchObject({ state: 'reviewing' });
    expect((await t.balance(COIN))[0]).toBe(money + 13_000);
  });

  it('keeps coins that come after the end apart, for staff', async () => {
    const [money] = await t.balance(COIN);
    const deposit = await t.deposit(COIN, 100);
    await t.report(t.transfer(deposit.address));
    await t.report(t.transfer(deposit.address, { amountMicro: 7 * USDT }));
    const mine = (await t.all(COIN)).filter(({ address }) => address === deposit.address);
    expect(mine.map(({ state, paidMicro }) => [state, paidMicro]).sort()).toEqual([
      ['credited', 100 * USDT],
      ['late', 7 * USDT],
    ]);
    expect((await t.balance(COIN))[0]).toBe(money + 10_000);
  });

  it('leaves coins to staff that came while their member had stopped', async () => {
    const deposit = await t.deposit('member02', 100);
    const [money] = await t.balance('member02');
    await t.site.db.query(
      `insert into protection_stop (id, member_id, kind, from_at, until_at) values ('pst_1', 'mem_demo_member02', 'break', $1, $2)`,
      [t.site.clock.now(), t.site.clock.now() + 48 * 60 * MINUTE],
    );
    await t.report(t.transfer(deposit.address));
    expect(await t.find('member02', deposit.id)).toMatchObject({ state: 'reviewing' });
    const url = `${new URL(deposit.url).origin}/pay/tether/x`;
    const refused = await t.register('member02', { amount: 10_000, url });
    expect(JSON.stringify(refused.body)).toContain('ON_BREAK');
    expect((await t.balance('member02'))[0]).toBe(money);
  });

  it('registers an address once, for its member and amount, and of the secure scheme alone', async () => {
    const url = await t.url(COIN, '100.00');
    const codes = async (userId: string, body: { amount: number; url: string }) =>
      JSON.stringify((await t.register(userId, body)).body);
    for (const other of [
      url.replace(/^http:\/\/[^/]+/, 'http://pay.example.com'),
      url.replace(/^http:/, 'ftp:'),
      url.replace('//', '//user:word@'),
      url.replace(/^http:\/\/[^/]+/, 'https://pay.example.com'),
      url.replace(/^http:\/\/[^/]+/, 'http://127.0.0.1:1'),
      `${url}?to=other`,
      `${url}#other`,
      `${url.slice(0, -1)}${url.endsWith('0') ? '1' : '0'}`,
      'javascript:alert(1)',
      'https://pay.example.com/deposit/5k0w3e7u',
    ])
      expect(await codes(COIN, { amount: 10_000, url: other })).toContain('INSECURE_URL');
    expect(await codes(COIN, { amount: 20_000, url })).toContain('INSECURE_URL');
    expect(await codes(WON, { amount: 10_000, url })).toContain('INSECURE_URL');
    const body = { amount: 10_000, url, clientKey: 'one-key-for-all' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => t.register(COIN, body)));
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await codes(COIN, { amount: 10_000, url })).toContain('INSECURE_URL');
    expect((await t.register(COIN, { ...body, amount: 20_000 })).body).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('refuses amounts out of its terms, and everything new during the maintenance', async () => {
    const token = await t.as(COIN);
    for (const [amount, code] of [
      ['9.00', 'AMOUNT_TOO_SMALL'],
      ['100000.01', 'AMOUNT_UNIT'],
      ['100001.00', 'AMOUNT_TOO_LARGE'],
      ['-5', 'VALIDATION'],
      ['1e3', 'VALIDATION'],
    ]) {
      const { body } = await t.site.call('GET', `/charge/tetherDepositUrl?amount=${amount}`, {
        token,
      });
      expect(JSON.stringify(body)).toContain(code);
    }
    const admin = await t.as('admin01');
    const running = await t.deposit(COIN, 100);
    const url = await t.url(COIN, '100.00');
    const turn = (tetherMaintenanceFlag: 0 | 1) =>
      t.site.call('PATCH', '/admin/setting', { token: admin, body: { tetherMaintenanceFlag } });
    expect((await turn(1)).status).toBe(200);
    const { body } = await t.site.call('GET', '/charge/tetherDepositUrl?amount=100.00', { token });
    expect(JSON.stringify(body)).toContain('TETHER_MAINTENANCE');
    const refused = await t.register(COIN, { amount: 10_000, url });
    expect(JSON.stringify(refused.body)).toContain('TETHER_MAINTENANCE');
    // Coins that are sent already are counted.
    await t.report(t.transfer(running.address));
    expect(await t.find(COIN, running.id)).toMatchObject({ state: 'credited' });
    expect((await turn(0)).status).toBe(200);
  });

  it('plays a transfer over the simulated chain to its credit, with a provider that repeats itself', async () => {
    const [money] = await t.balance(COIN);
    const deposit = await t.deposit(COIN, 100);
    const token = await t.as(COIN);
    const body = { address: deposit.address, amountMicro: 100 * USDT };
    expect((await t.site.call('POST', '/simulated/tether', { token, body })).status).toBe(201);
    await t.site.advanceTo(t.site.clock.now() + 30_000);
    expect(await t.find(COIN, deposit.id)).toMatchObject({
      state: 'confirming',
      confirmations: 10,
    });
    await t.site.advanceTo(t.site.clock.now() + 30_000);
    expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'credited' });
    expect((await t.balance(COIN))[0]).toBe(money + 10_000);
  });

  it('keeps the rate of three open deposits in won, and takes a fourth when one has ended', async () => {
    const urls = await Promise.all(Array.from({ length: 10 }, () => t.url(WON, '10.00')));
    const answers = await Promise.all(urls.map((url) => t.register(WON, { amount: 1_000, url })));
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(3);
    const refused = { refusals: [{ code: 'OPEN_DEPOSIT', limit: 3 }] };
    for (const { body } of answers.filter(({ status }) => status !== 201))
      expect(body).toMatchObject({ code: 'REQUEST_REFUSED', ...refused });
    const token = await t.as(WON);
    const terms = await t.site.call('GET', '/charge/crypto', { token });
    expect(terms.body).toMatchObject(refused);
    const path = '/charge/tetherDepositUrl?amount=10.00';
    expect((await t.site.call('GET', path, { token })).body).toMatchObject(refused);
    const [first] = await t.open(WON);
    await t.report(t.transfer(first?.address ?? '', { amountMicro: 10 * USDT }));
    expect(await t.deposit(WON, 10)).toMatchObject({ state: 'waiting' });
  });

  it('ends a deposit for which nothing came in 60 minutes; what comes then waits for staff', async () => {
    const deposit = await t.deposit(COIN, 100);
    const inPart = await t.deposit(COIN, 100);
    await t.report(t.transfer(inPart.address, { amountMicro: 60 * USDT }));
    await t.site.advanceTo(t.site.clock.now() + 60 * MINUTE);
    expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'expired' });
    expect(await t.find(COIN, inPart.id)).toMatchObject({ state: 'partial' });
    const [money] = await t.balance(COIN);
    await t.site.advanceTo(t.site.clock.now() + 1);
    await t.report(t.transfer(deposit.address));
    await t.report(t.transfer(inPart.address, { amountMicro: 40 * USDT }));
    expect(await t.find(COIN, deposit.id)).toMatchObject({ state: 'expired', paidMicro: 0 });
    expect(await t.find(COIN, inPart.id)).toMatchObject({ state: 'late', paidMicro: 100 * USDT });
    const late = (await t.open(COIN)).filter(({ address }) => address === deposit.address);
    expect(late).toMatchObject([{ state: 'late', paidMicro: 100 * USDT }]);
    expect((await t.balance(COIN))[0]).toBe(money);
  });

  it('lets staff decide what came late or is large, above 2,000,000 won two people', async () => {
    const decide = async (staff: string, id: string, event: string, reason: string | null = null) =>
      t.site.call('POST', `/desk/request/tetherDeposit/${id}`, {
        token: await t.as(staff),
        body: { event, reason },
      });
    const large = await t.deposit(COIN, 5_001);
    await t.report(t.transfer(large.address, { amountMicro: 5_001 * USDT }));
    const [money] = await t.balance(COIN);
    const token = await t.as('admin01');
    const { body } = await t.site.call('GET', '/desk/request/tetherDeposit', { token });
    expect(body.data).toContainEqual(
      expect.objectContaining({
        id: large.id,
        state: 'reviewing',
        money: expect.objectContaining({
          amount: 500_100,
          takesTwo: true,
          tether: {
            address: large.address,
            sentMicro: 5_001 * USDT,
            feeMicro: 0,
            rate: null,
            askedMicro: 5_001 * USDT,
            known: [],
          },
        }),
      }),
    );
    expect((await decide('admin01', large.id, 'check')).status).toBe(200);
    expect((await decide('manager01', large.id, 'approve')).body).toMatchObject({ code: 'LOCKED' });
    expect((await decide('admin01', large.id, 'approve')).body).toMatchObject({
      state: 'awaiting_second',
    });
    expect((await decide('admin01', large.id, 'second')).body).toMatchObject({
      code: 'SAME_PERSON',
    });
    expect((await t.balance(COIN))[0]).toBe(money);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => decide('manager01', large.id, 'second')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await t.balance(COIN))[0]).toBe(money + 500_100);
    // Coins that come while it waits for the second person take it back to the chain.
    const more = await t.deposit(COIN, 6_000);
    await t.report(t.transfer(more.address, { amountMicro: 6_000 * USDT }));
    await decide('admin01', more.id, 'approve');
    await t.report(t.transfer(more.address, { amountMicro: 50 * USDT, confirmations: 1 }));
    expect(await t.find(COIN, more.id)).toMatchObject({ state: 'confirming' });
    expect((await decide('manager01', more.id, 'second')).status).toBe(409);
    expect((await t.balance(COIN))[0]).toBe(money + 500_100);
    const [late] = (await t.open(COIN)).filter(({ state }) => state === 'late');
    expect((await decide('manager01', late?.id ?? '', 'reject')).status).toBe(400);
    const rejected = await decide('manager01', late?.id ?? '', 'reject', '입금자 확인 불가');
    expect(rejected.body).toMatchObject({ state: 'rejected' });
    expect(await t.find(COIN, late?.id ?? '')).toMatchObject({ reason: '입금자 확인 불가' });
  });

  it('counts coins that come at the moment of a decision of staff', async () => {
    const token = await t.as('admin01');
    for (let turn = 0; turn < 8; turn += 1) {
      const deposit = await t.deposit(COIN, 5_001);
      await t.report(t.transfer(deposit.address, { amountMicro: 5_001 * USDT }));
      const path = `/desk/request/tetherDeposit/${deposit.id}`;
      const reject = { event: 'reject', reason: '입금자 확인 불가' };
      const [decided, reported] = await Promise.all([
        t.site.call('POST', path, { token, body: reject }),
        t.report(t.transfer(deposit.address, { amountMicro: USDT, confirmations: 1 })),
      ]);
      expect(reported).toBe(200);
      // Whoever comes second sees what the first has done: the coins go on with it, or with a deposit after it.
      expect([200, 409]).toContain(decided.status);
      const after = (await t.all(COIN)).filter(({ address }) => address === deposit.address);
      expect(after.map(({ paidMicro }) => paidMicro).sort((a, b) => a - b)).toEqual(
        decided.status === 200 ? [USDT, 5_001 * USDT] : [5_002 * USDT],
      );
    }
  });

  it('ends a deposit that nothing came for when its member stops, and keeps the coins for staff', async () => {
    const deposit = await t.deposit(WON, 100);
    const token = await t.as(WON);
    await t.site.call('POST', '/protection/break', { token, body: { days: 1 } });
    expect(await t.find(WON, deposit.id)).toMatchObject({ state: 'expired' });
    await t.report(t.transfer(deposit.address));
    const [late] = (await t.open(WON)).filter(({ address }) => address === deposit.address);
    expect(late).toMatchObject({ state: 'late' });
    const approved = await t.site.call('POST', `/desk/request/tetherDeposit/${late?.id}`, {
      token: await t.as('admin01'),
      body: { event: 'approve', reason: null },
    });
    expect(approved.body).toMatchObject({ code: 'MEMBER_PROTECTED' });
  });
});

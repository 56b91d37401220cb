import { describe, expect, it } from 'vitest';
import { DEFAULT_USD_RATE } from '#rules/limits.ts';
import { openTetherSite, USDT } from './test/provider.ts';
import { databases } from '../../../test/databases.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const COIN = 'coin01';
const WON = 'member01';
const WALLET = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const PASSWORD = '1234';

interface Terms {
  address: string | null;
  rate: number | null;
  feeMicro: number;
  triesLeft: number;
  refusals: { code: string }[];
  open: { id: string } | null;
}
interface Asked {
  id: string;
  state: string;
  refusals?: { code: string }[];
}

describe.each(databases)('tether withdrawals on %s', (kind) => {
  const t = stagedAndChecked(() => openTetherSite(kind));
  let keys = 0;

  const terms = async (userId: string) =>
    (await t.site.call<Terms>('GET', '/exchange/crypto', { token: await t.as(userId) })).body;
  const join = async (userId: string, address = WALLET, withdrawPassword = PASSWORD) =>
    t.site.call('POST', '/exchange/crypto/wallet', {
      token: await t.as(userId),
      body: { address, withdrawPassword },
    });
  async function withdraw(
    userId: string,
    amount: number,
    { key = `tether-out-${++keys}`, withdrawPassword = PASSWORD } = {},
  ) {
    return t.site.call<Asked>('POST', '/exchange/crypto', {
      token: await t.as(userId),
      headers: { 'idempotency-key': key },
      body: { amount, withdrawPassword },
    });
  }
  const decide = async (staff: string, id: string, event: string, reason: string | null = null) =>
    t.site.call('POST', `/desk/request/withdrawal/${id}`, {
      token: await t.as(staff),
      body: { event, reason },
    });
  const coins = async (id: string, what: string) => {
    const rows = await t.site.db.query<{ amount: number }>(
      `select l.amount from ledger_line l join ledger_tx x on x.id = l.tx_id join account a on a.id = l.account_id
       where x.key = $1 and a.kind = 'house:tether'`,
      [`withdraw:${id}:${what}`],
    );
    return rows.map(({ amount }) => amount);
  };

  it('asks for a wallet first, whose check sum is right', async () => {
    expect((await terms(COIN)).refusals).toContainEqual({ code: 'NO_WALLET' });
    expect(JSON.stringify((await withdraw(COIN, 5_000)).body)).toContain('NO_WALLET');
    for (const address of [`${WALLET.slice(0, -1)}u`, `T${'1'.repeat(33)}`, 'TR7N', '0x00'])
      expect((await join(COIN, address)).status).toBe(400);
    expect(JSON.stringify((await join(COIN, WALLET, '0000')).body)).toContain(
      'WRONG_WITHDRAW_PASSWORD',
    );
    expect((await terms(COIN)).address).toBeNull();
    expect((await join(COIN)).status).toBe(200);
    expect(await terms(COIN)).toMatchObject({ address: WALLET, rate: null, triesLeft: 5 });
  });

  it('holds one of 20 withdrawals of the whole balance at once, and pays it in coins', async () => {
    const [money] = await t.balance(COIN);
    const amount = Math.floor(money / 100) * 100;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => withdraw(COIN, Math.min(amount, 100_000))),
    );
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(1);
    const { id } = taken[0]?.body ?? { id: '' };
    const held = Math.min(amount, 100_000);
    expect((await t.balance(COIN))[0]).toBe(money - held);
    const detail = await t.site.call('GET', `/desk/request/withdrawal/${id}`, {
      token: await t.as('admin01'),
    });
    expect(detail.body).toMatchObject({
      request: {
        money: {
          bank: null,
          tether: {
            address: WALLET,
            sentMicro: held * 10_000 - USDT,
            feeMicro: USDT,
            rate: null,
            askedMicro: null,
            known: [],
          },
        },
      },
    });
    const underWay = await t.site.call('GET', '/mywallet/open', { token: await t.as(COIN) });
    expect(underWay.body).toMatchObject({ withdrawal: 0, tetherWithdrawal: 1 });
    // Nobody else's: as unknown as one that is not there.
    const foreign = await t.site.call('POST', `/exchange/${id}/cancel`, { token: await t.as(WON) });
    expect(foreign.status).toBe(404);
    // A wallet that is registered meanwhile is for the next one.
    const other = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';
    expect((await join(COIN, other)).status).toBe(200);
    expect((await decide('admin01', id, 'check')).status).toBe(200);
    await Promise.all(Array.from({ length: 5 }, () => decide('admin01', id, 'pay')));
    expect(await coins(id, 'paid')).toEqual([held * 10_000]);
    expect((await decide('admin01', id, 'fail', '지갑 오류')).status).toBe(200);
    expect(await coins(id, 'returned')).toEqual([-held * 10_000]);
    expect((await t.balance(COIN))[0]).toBe(money);
  });

  it('sends won as whole cents at the kept rate, and gives back what is cancelled', async () => {
    await join(WON);
    const [money] = await t.balance(WON);
    const key = 'tether-out-twice';
    const first = await withdraw(WON, 50_000, { key });
    expect(first.status).toBe(201);
    const again = await withdraw(WON, 50_000, { key });
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
    expect((await withdraw(WON, 60_000, { key })).body).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect((await t.balance(WON))[0]).toBe(money - 50_000);
    const [row] = await t.site.db.query<{ tether: object }>(
      `select details -> 'tether' as tether from request where id = $1`,
      [first.body.id],
    );
    expect(row?.tether).toEqual({
      address: WALLET,
      rate: DEFAULT_USD_RATE,
      feeMicro: USDT,
      grossMicro: Math.floor((50_000 * 1_000_000) / DEFAULT_USD_RATE) * 10_000,
    });
    const token = await t.as(WON);
    const path = `/exchange/${first.body.id}/cancel`;
    expect((await t.site.call('POST', path, { token })).status).toBe(200);
    expect((await t.balance(WON))[0]).toBe(money);
  });

  it('is refused during the maintenance of tether', async () => {
    const token = await t.as('admin01');
    const turn = (tetherMaintenanceFlag: 0 | 1) =>
      t.site.call('PATCH', '/admin/setting', { token, body: { tetherMaintenanceFlag } });
    await turn(1);
    expect(JSON.stringify((await withdraw(WON, 50_000)).body)).toContain('TETHER_MAINTENANCE');
    expect(JSON.stringify((await join(WON)).body)).toContain('TETHER_MAINTENANCE');
    await turn(0);
  });

  it('is refused, and so is a deposit, as soon as another server has switched the maintenance on', async () => {
    const url = await t.url(COIN, '100.00');
    const turn = (flag: 0 | 1) =>
      t.site.db.query(
        `insert into setting (key, value) values ('tetherMaintenanceFlag', to_jsonb($1::int))
         on conflict (key) do update set value = excluded.value`,
        [flag],
      );
    // This server has just read its switches, and takes those of the command's own transaction all the same.
    await t.site.call('GET', '/setting');
    await turn(1);
    const withdrawn = await withdraw(WON, 50_000);
    const registered = await t.register(COIN, { amount: 10_000, url });
    await turn(0);
    for (const { status, body } of [withdrawn, registered]) {
      expect(status).toBe(422);
      expect(JSON.stringify(body)).toContain('TETHER_MAINTENANCE');
    }
  });

  it('is locked by five wrong passwords, whatever they were typed for', async () => {
    // Without a wallet a withdrawal is refused before its password is looked at.
    expect((await join('member02')).status).toBe(200);
    for (let tries = 0; tries < 3; tries += 1) await join('member02', WALLET, '0000');
    for (let tries = 0; tries < 2; tries += 1)
      await withdraw('member02', 50_000, { withdrawPassword: '0000' });
    expect(JSON.stringify((await join('member02')).body)).toContain('WITHDRAWAL_LOCKED');
    expect(JSON.stringify((await withdraw('member02', 50_000)).body)).toContain(
      'WITHDRAWAL_LOCKED',
    );
    expect((await terms('member02')).triesLeft).toBe(0);
  });
});

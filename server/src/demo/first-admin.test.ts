import { afterEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestAppOptions } from '../../test/build-test-app.ts';
import { openTestDb } from '../../test/open-test-db.ts';
import { buildApp } from '../app.ts';
import { checkInvariants } from '../invariants.ts';
import { databases } from '../../test/databases.ts';

const admin = { userId: 'boss2026', password: 'a long password' };
let site: TestApp | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});
async function open(options: TestAppOptions = {}): Promise<TestApp> {
  site = await buildTestApp({ isDemo: false, admin, ...options });
  return site;
}

describe.each(databases)('a server without demonstration on %s', (db) => {
  it('has the configured admin and nobody else', async () => {
    const { login, call, db: store } = await open({ db });
    const accounts = await store.query('select user_id as "userId" from member');
    expect(accounts).toEqual([{ userId: admin.userId }]);
    const tried = await call('POST', '/member/login', {
      body: { userId: 'admin01', password: 'demo1234' },
    });
    expect(tried.status).not.toBe(200);
    const token = await login(admin.userId, admin.password);
    expect((await call('GET', '/admin/setting', { token })).status).toBe(200);
    const banks = await call<unknown[]>('GET', '/settingbankname');
    expect(banks.body.length).toBeGreaterThan(5);
    expect((await call<unknown[]>('GET', '/popup')).body).toEqual([]);
    expect(await checkInvariants(store)).toEqual([]);
  });
});

it('takes no tether deposits and sends no coins of no value', async () => {
  const { call, login, db, app } = await open();
  await db.query(
    `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, currency, created_at)
     select 'mem_plain', 'plain01', '평범', password_hash, '', 'approved', 'KRW', 0 from member`,
  );
  await db.query(
    `insert into account (owner, kind, currency) values ('mem_plain', 'money', 'KRW'), ('mem_plain', 'points', 'POINT')`,
  );
  const token = await login('plain01', admin.password);
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  const terms = await call<any>('GET', '/charge/crypto', { token });
  expect(JSON.stringify(terms.body)).toContain('TETHER_MAINTENANCE');
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  const url = await call<any>('GET', '/charge/tetherDepositUrl?amount=100', { token });
  expect(url.body).toMatchObject({
    code: 'REQUEST_REFUSED',
    refusals: [{ code: 'TETHER_MAINTENANCE' }],
  });
  const sent = await call('POST', '/simulated/tether', {
    token,
    body: { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', amountMicro: 1 },
  });
  expect(sent.body.code).toBe('NOT_FOUND');
  const page = await app.inject({ method: 'GET', url: '/pay/tether/x' });
  expect(page.body).not.toContain('USDT');
});

it('does not start without an admin, nor on a database with the demonstration accounts', async () => {
  await expect(open({ admin: null })).rejects.toThrow('ADMIN_ID and ADMIN_PASSWORD');
  const store = await openTestDb();
  const demo = await buildTestApp();
  const { clock, config } = demo;
  await demo.close();
  const deps = { clock, db: store.db };
  const first = await buildApp({ ...deps, config });
  await first.close();
  await expect(buildApp({ ...deps, config: { ...config, isDemo: false, admin } })).rejects.toThrow(
    'demonstration accounts',
  );
  await store.close();
});

it('keeps the admin that is there', async () => {
  const store = await openTestDb();
  const demo = await buildTestApp();
  const { clock, config } = demo;
  await demo.close();
  const start = (password: string) =>
    buildApp({
      clock,
      db: store.db,
      config: { ...config, isDemo: false, admin: { ...admin, password } },
    });
  const first = await start(admin.password);
  await first.close();
  const second = await start('another password');
  const body = { userId: admin.userId, password: admin.password };
  const answer = await second.app.inject({
    method: 'POST',
    url: '/api/member/login',
    payload: body,
  });
  expect(answer.statusCode).toBe(200);
  await second.close();
  await store.close();
});

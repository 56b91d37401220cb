import { describe, expect, it } from 'vitest';
import { SIGNUP_CONSTANTS } from '#rules/signup.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { databases } from '../../../test/databases.ts';
import { DEMO_PASSWORD, DEMO_WITHDRAW_PASSWORD } from '../../demo/accounts.ts';
import { demoMemberId } from '../../demo/index.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const WALLET = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const AGAIN = {
  ...SIGNUP_CONSTANTS,
  userId: 'again001',
  password: 'pass!word1',
  nickname: '다시온이',
  withdrawPassword: '4321',
  suggestionCode1: 'USD',
  storeUserId: demoMemberId('manager01'),
  recommender: '코인',
  tetherSignupFlag: 1,
};

describe.each(databases)('a coin member who comes again on %s', (kind) => {
  const site = stagedAndChecked(() => buildTestApp({ db: kind }));
  let keys = 0;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  type Body = any;

  function call(
    method: 'GET' | 'POST',
    path: string,
    { token, body, cookie }: { token?: string; body?: object; cookie?: string } = {},
  ) {
    keys += 1;
    const headers = {
      'idempotency-key': `likeness-${keys}`,
      ...(cookie !== undefined && { cookie }),
    };
    return site.call<Body>(method, path, { token, body, headers });
  }
  const join = (token: string, withdrawPassword: string) =>
    call('POST', '/exchange/crypto/wallet', { token, body: { address: WALLET, withdrawPassword } });

  it('is known to staff by the device and by the wallet, with the stop of the other account', async () => {
    const login = await call('POST', '/member/login', {
      body: { userId: 'coin01', password: DEMO_PASSWORD },
    });
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    const { token } = login.body;
    expect((await join(token, DEMO_WITHDRAW_PASSWORD)).status).toBe(200);
    const { stop } = (await call('POST', '/protection/exclusion', { token, body: { months: 6 } }))
      .body;
    const other = {
      memberId: demoMemberId('coin01'),
      userId: 'coin01',
      nickname: '코인러',
      stop: { kind: 'exclusion', until: stop.until },
    };

    expect((await call('POST', '/member/signup', { body: AGAIN, cookie })).status).toBe(201);
    const stranger = { ...AGAIN, userId: 'nobody01', nickname: '처음온이' };
    expect((await call('POST', '/member/signup', { body: stranger })).status).toBe(201);
    const staff = await site.login('manager01');
    const waiting = (await call('GET', '/desk/request/signup?tab=waiting', { token: staff })).body
      .data;
    const knownOf = (userId: string) =>
      waiting.find((one: { userId: string }) => one.userId === userId).signup.known;
    expect(knownOf('again001')).toEqual([{ by: 'device', ...other }]);
    expect(knownOf('nobody01')).toEqual([]);

    const [row] = await site.db.query<{ id: string }>(
      `select id from member where user_id = 'again001'`,
    );
    const id = row?.id ?? '';
    await call('POST', `/admin/member/${id}/approve`, { token: await site.login('admin01') });
    const again = await site.login('again001', AGAIN.password);
    for (const message of (await call('GET', '/message', { token: again })).body.data)
      await call('GET', `/message/${message.id}`, { token: again });
    expect((await join(again, AGAIN.withdrawPassword)).status).toBe(200);
    await call('POST', '/admin/adjustment', {
      token: await site.login('admin01'),
      body: { memberId: id, account: 'money', amount: 10_000, reason: '정정' },
    });
    const requested = await call('POST', '/exchange/crypto', {
      token: again,
      body: { amount: 5_000, withdrawPassword: AGAIN.withdrawPassword },
    });
    expect(requested.status).toBe(201);
    const detail = await call('GET', `/desk/request/withdrawal/${requested.body.id}`, {
      token: staff,
    });
    expect(detail.body.request.money.tether.known).toEqual([
      { by: 'device', ...other },
      { by: 'wallet', ...other },
    ]);
  });
});

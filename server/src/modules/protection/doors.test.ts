import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { databases } from '../../../test/databases.ts';
import { DEMO_WITHDRAW_PASSWORD } from '../../demo/accounts.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

describe.each(databases)('doors beside bets and deposits on %s', (kind) => {
  const site = stagedAndChecked(() => buildTestApp({ db: kind }));
  let token: string;
  let keys = 0;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  type Body = any;

  beforeAll(async () => {
    token = await site.login('member01');
  });

  async function call(method: 'GET' | 'POST', path: string, body?: object) {
    keys += 1;
    const headers = { 'idempotency-key': `doors-test-${keys}` };
    return site.call<Body>(method, path, { token, headers, ...(body && { body }) });
  }
  const balances = async () => {
    const { emoney, point } = (await call('GET', '/member/user')).body;
    return { emoney, point };
  };

  it('are closed to whoever has excluded themselves, and a withdrawal is open', async () => {
    const issued: { id: string; kind: string }[] = (await call('GET', '/coupon?state=issued')).body
      .data;
    const [used, unused] = [...issued].sort((a, b) => b.kind.localeCompare(a.kind));
    if (!used || !unused) throw new Error('the demo gives two coupons');
    expect((await call('POST', `/coupon/${used.id}/use`)).status).toBe(200);
    const before = await balances();
    const { until } = (await call('POST', '/protection/exclusion', { months: 6 })).body.stop;
    const refusal = { code: 'SELF_EXCLUDED', until };
    const doors = [
      () => call('POST', '/mywallet/point/convert', { points: 1_000 }),
      () => call('POST', `/coupon/${unused.id}/use`),
      () => call('POST', '/coupon/register', { code: 'HANPAN-2024' }),
      () => call('POST', '/member/lobby/slot'),
      () => call('POST', '/member/lobby/casino'),
    ];
    for (const knock of doors)
      expect(await knock()).toMatchObject({
        status: 422,
        body: { code: 'REQUEST_REFUSED', refusals: [refusal] },
      });
    expect((await call('GET', '/mywallet/point')).body.refusals).toEqual([refusal]);
    // What was used before the stop is answered as it is.
    expect((await call('POST', `/coupon/${used.id}/use`)).body).toMatchObject({ isRepeat: true });
    expect(await balances()).toEqual(before);
    expect((await call('GET', '/coupon?state=issued')).body.data).toHaveLength(1);
    const withdrawal = { amount: 100_000, withdrawPassword: DEMO_WITHDRAW_PASSWORD };
    const requested = await call('POST', '/exchange', withdrawal);
    expect(requested).toMatchObject({ status: 201, body: { state: 'requested' } });
  });
});

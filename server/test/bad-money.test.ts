import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '../src/invariants.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';

interface Refused {
  code?: string;
  id?: string;
  refusals?: { code: string }[];
}

const HTML = '<img src=x onerror=alert(1)>';
const MEMBER = 'mem_demo_member02';

describe('bad input about money', () => {
  let site: TestApp;
  const tokens: Record<string, string> = {};
  let keys = 0;
  beforeAll(async () => {
    site = await buildTestApp();
    for (const userId of ['member01', 'member02', 'coin01', 'manager01', 'admin01'])
      tokens[userId] = await site.login(userId);
  });
  afterAll(async () => {
    expect(await checkInvariants(site.db)).toEqual([]);
    await site.close();
  });

  const send = (userId: string, path: string, body?: object) => {
    keys += 1;
    const headers = { 'idempotency-key': `bad-money-${keys}` };
    return site.call<Refused>('POST', path, {
      token: tokens[userId],
      headers,
      ...(body && { body }),
    });
  };
  const deposit = (userId: string, amount: unknown, more: object = {}) =>
    send(userId, '/charge', {
      amount,
      depositorName: '이금왕',
      chargeType: 1,
      bonus: userId === 'coin01' ? 'coin' : 'none',
      ...more,
    });
  const withdraw = (userId: string, amount: unknown, withdrawPassword = '1234') =>
    send(userId, '/exchange', { amount, withdrawPassword });
  const convert = (points: unknown) => send('member02', '/mywallet/point/convert', { points });
  const decide = (userId: string, id: string, event: string, reason: string | null = null) =>
    send(userId, `/desk/request/deposit/${id}`, { event, reason });
  const adjust = (amount: unknown, more: object = {}) =>
    send('admin01', '/admin/adjustment', {
      memberId: MEMBER,
      account: 'money',
      amount,
      reason: '정정',
      ...more,
    });
  const codesOf = ({ body }: { body: Refused }) => (body.refusals ?? []).map(({ code }) => code);
  const moneyOf = async (userId: string) =>
    (
      await site.call<{ emoney: number; point: number }>('GET', '/member/user', {
        token: tokens[userId],
      })
    ).body;

  let before: Awaited<ReturnType<typeof moneyOf>>;
  beforeEach(async () => {
    before = await moneyOf('member02');
  });

  it.each([
    ['below the least', 9_000, 'AMOUNT_TOO_SMALL'],
    ['above the most', 1_000_000_000, 'AMOUNT_TOO_LARGE'],
    ['not a multiple', 15_001, 'AMOUNT_UNIT'],
  ])('an amount %s is refused with its bound', async (_what, amount, code) => {
    expect(codesOf(await deposit('member02', amount))).toContain(code);
    if (code !== 'AMOUNT_TOO_LARGE')
      expect(codesOf(await withdraw('member02', amount))).toContain(code);
    expect(codesOf(await convert(code === 'AMOUNT_TOO_SMALL' ? 10 : amount))).toContain(
      code === 'AMOUNT_TOO_LARGE' ? 'INSUFFICIENT_FUNDS' : code,
    );
    expect(await moneyOf('member02')).toEqual(before);
  });

  it.each([
    ['fractional', 100_000.5],
    ['negative', -100_000],
    ['above what is exact', 2 ** 53],
    ['a text', '100000'],
    ['nothing', null],
  ])('an amount that is %s breaks the contract', async (_what, amount) => {
    for (const answer of [
      await deposit('member02', amount),
      await withdraw('member02', amount),
      await convert(amount),
      ...(amount === -100_000 ? [] : [await adjust(amount)]),
    ])
      expect(answer.body.code).toBe('VALIDATION');
    expect(await moneyOf('member02')).toEqual(before);
  });

  it.each(['member01', 'coin01'])('%s is refused more tether than there can be', async (userId) => {
    const answer = await send(userId, '/charge/cryptoDeposit', {
      amount: 1e300,
      url: 'https://pay.example.com/x',
      clientKey: `bad-money-${userId}`,
    });
    expect(answer.status).toBe(422);
    expect(codesOf(answer)).toContain('AMOUNT_TOO_LARGE');
  });

  it('an amount in another currency is refused: none can be named, and the bounds are those of the account', async () => {
    const named = await deposit('member02', 100_000, { currency: 'USD' });
    expect(named.body.code).toBe('VALIDATION');
    // A hundred thousand won, asked for by an account in dollars, is a thousand dollars: its own cents.
    expect(codesOf(await deposit('coin01', 100_050))).toContain('AMOUNT_UNIT');
    expect(codesOf(await deposit('coin01', 100_000, { bonus: 'every' }))).toContain(
      'BONUS_NOT_AVAILABLE',
    );
  });

  it('a wrong withdrawal password books nothing, and says how many tries are left', async () => {
    const wrong = await withdraw('member02', 10_000, '0000');
    expect(wrong.body.refusals).toContainEqual({ code: 'WRONG_WITHDRAW_PASSWORD', rest: 4 });
    expect((await withdraw('member02', 10_000, '12345')).body.code).toBe('VALIDATION');
    expect(await moneyOf('member02')).toEqual(before);
  });

  it("other people's requests are as unknown as those that are not there", async () => {
    const { body } = await deposit('member01', 50_000);
    for (const id of [body.id ?? '', 'req_nothing'])
      expect((await send('member02', `/charge/${id}/cancel`)).body.code).toBe('NOT_FOUND');
    const mine = await send('member01', `/charge/${body.id}/cancel`);
    expect(mine.status).toBe(200);
  });

  it('what was approved twice is credited once', async () => {
    const { body } = await deposit('member02', 50_000);
    const id = body.id ?? '';
    const answers = await Promise.all([
      ...['manager01', 'admin01', 'manager01'].map((by) => decide(by, id, 'approve')),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    await decide('admin01', id, 'approve');
    expect((await moneyOf('member02')).emoney).toBe(before.emoney + 50_000);
  });

  it('no more is taken back than there is', async () => {
    const taken = await adjust(-(before.emoney + 1));
    expect(taken.body.code).toBe('INSUFFICIENT_FUNDS');
    expect(await moneyOf('member02')).toEqual(before);
  });

  it('HTML in the text fields is refused where a form is set, and is else kept as the text it is', async () => {
    expect((await deposit('member02', 50_000, { depositorName: HTML })).body.code).toBe(
      'VALIDATION',
    );
    // Between two deposits some minutes pass.
    site.clock.set(site.clock.now() + 15 * 60_000);
    const { body } = await deposit('member02', 50_000);
    const rejected = await decide('admin01', body.id ?? '', 'reject', HTML);
    expect(rejected.status).toBe(200);
    const page = await site.call<{ data: { id: string; steps: { reason: string | null }[] }[] }>(
      'GET',
      '/charge/history',
      { token: tokens.member02 },
    );
    expect(page.headers['content-type']).toContain('application/json');
    expect(page.headers['x-content-type-options']).toBe('nosniff');
    expect(JSON.stringify(page.body.data.find(({ id }) => id === body.id))).toContain(HTML);
  });
});

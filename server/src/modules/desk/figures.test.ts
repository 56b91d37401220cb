import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTRY } from '#rules/ledger.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { staged } from '../../../test/staged.ts';
import { checkInvariants } from '../../invariants.ts';
import { createIds } from '../../lib/ids.ts';
import { DAY_MS, startOfSeoulDay } from '../../lib/seoul-time.ts';
import { createWalletService, type Posting } from '../wallet/index.ts';

const HOUR = 3_600_000;
const MEMBER = 'mem_demo_member01';
const COIN = 'mem_demo_coin01';

const site = staged(() => buildTestApp());
let manager: string;
let today: number;

/** One entry of the house with a member, so much to the member. */
function entry(
  kind: keyof typeof ENTRY,
  house: string,
  amount: number,
  at: number,
  currency: 'KRW' | 'USD' | 'POINT' = 'KRW',
): Posting {
  const account = currency === 'POINT' ? ('points' as const) : ('money' as const);
  const owner = currency === 'USD' ? COIN : MEMBER;
  return {
    key: `test:${kind}:${at}:${amount}`,
    entry: ENTRY[kind],
    actor: 'system',
    at,
    lines: [
      { account: { owner: null, kind: `house:${house}`, currency }, amount: -amount },
      { account: { owner, kind: account, currency }, amount },
    ],
  };
}

beforeAll(async () => {
  today = startOfSeoulDay(site.clock.now());
  manager = await site.login('manager01');
});
afterAll(async () => {
  // What is booked here by hand has no conversion or settlement behind it.
  const broken = await checkInvariants(site.db);
  expect(broken.filter(({ subject }) => !String(subject).startsWith('test:'))).toEqual([]);
});

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
async function read(query: string): Promise<any> {
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  const { status, body } = await site.call<any>('GET', `/desk/figures?${query}`, {
    token: manager,
  });
  return status === 200 ? body.currencies : body;
}

/** What members have more after a time than before it, by currency, from their own lines. */
async function changes(from: number, to: number): Promise<Record<string, number>> {
  const rows = await site.db.query<{ currency: string; amount: number }>(
    `select a.currency, sum(l.amount)::bigint as amount from ledger_line l join account a on a.id = l.account_id
     where a.owner is not null and l.at >= $1 and l.at < $2 group by 1`,
    [from, to],
  );
  return Object.fromEntries(rows.map(({ currency, amount }) => [currency, amount]));
}

describe('figures', () => {
  it('are those of the ledger, to the won, by the day in Seoul', async () => {
    const wallet = createWalletService({ ids: createIds({ clock: site.clock }) });
    const last = today + DAY_MS - 1;
    for (const posting of [
      entry('deposit', 'bank', 500_000, today + HOUR),
      entry('depositCancel', 'bank', -100_000, today + 2 * HOUR),
      entry('depositBonus', 'bonus', 25_000, today + HOUR, 'POINT'),
      entry('betStake', 'betting', -30_000, today + 3 * HOUR),
      entry('betRefund', 'betting', 10_000, today + 3 * HOUR),
      entry('betWin', 'betting', 54_000, last),
      entry('betWinReverse', 'betting', -4_000, last),
      entry('couponUse', 'bonus', 5_000, last),
      entry('settlementPay', 'settlement', 7_000, last),
      entry('deposit', 'bank', 12_345, today + HOUR, 'USD'),
      // The first of the next day.
      entry('deposit', 'bank', 1, today + DAY_MS),
      entry('rollingConvert', 'exchange', 900, today + DAY_MS),
    ])
      expect(await wallet.post(site.db, posting)).toEqual({ ok: true, booked: true });

    const [won, dollars, points] = await read(`from=${today}&to=${today + 2 * DAY_MS}`);
    const first = won.parts.find((one: { at: number }) => one.at === today);
    expect(first).toMatchObject({
      deposits: 400_000,
      depositCount: 1,
      withdrawals: 0,
      net: 400_000,
      stakes: 20_000,
      betCount: 1,
      payouts: 50_000,
      bonuses: 5_000,
      settlements: 7_000,
      profit: -35_000,
    });
    expect(won.parts.at(-1)).toMatchObject({
      at: today + DAY_MS,
      deposits: 1,
      conversions: 900,
      change: 901,
    });
    expect(dollars.total).toMatchObject({ deposits: 12_345, depositCount: 1 });
    expect(points.total).toMatchObject({ bonuses: 25_000, profit: -25_000 });
  });

  it('leave no line of any day out', async () => {
    for (const [from, to] of [
      [today, today + DAY_MS],
      [today - 300 * DAY_MS, today + 2 * DAY_MS],
    ] as const) {
      const exact = await changes(from, to);
      for (const { currency, total, parts } of await read(`from=${from}&to=${to}`)) {
        expect(total.change, currency).toBe(exact[currency] ?? 0);
        for (const { at, change } of parts)
          expect(change, `${currency} ${at}`).toBe((await changes(at, at + DAY_MS))[currency] ?? 0);
        for (const field of Object.keys(total)) {
          const summed = parts.reduce((n: number, one: never) => n + one[field], 0);
          expect(summed, `${currency} ${field}`).toBe(total[field]);
        }
      }
    }
  });

  it('of the hours make those of the day', async () => {
    const period = `from=${today}&to=${today + DAY_MS}`;
    const [days, hours] = [await read(period), await read(`${period}&by=hour`)];
    expect(hours.map((one: { total: object }) => one.total)).toEqual(
      days.map((one: { total: object }) => one.total),
    );
    expect(hours[0].parts.length).toBeGreaterThan(days[0].parts.length);
  });

  it('count a deposit when it is credited, and a withdrawal when it is paid', async () => {
    const total = async () => (await read(`from=${today}&to=${today + DAY_MS}`))[0].total;
    const before = await total();
    const requested = await site.call<{ id: string }>('POST', '/charge', {
      token: await site.login('member02'),
      headers: { 'idempotency-key': 'figures-deposit' },
      body: { amount: 50_000, depositorName: '김한판', chargeType: 1, bonus: 'none' },
    });
    expect(await total()).toEqual(before);
    await site.call('POST', `/desk/request/deposit/${requested.body.id}`, {
      token: manager,
      body: { event: 'approve', reason: null },
    });
    const after = await total();
    expect(after.deposits).toBe(before.deposits + 50_000);
    expect(after.depositCount).toBe(before.depositCount + 1);
  });

  it('count a deposit of coins once and sum it in the money that it became', async () => {
    const dollars = async () => (await read(`from=${today}&to=${today + DAY_MS}`))[1].total;
    const before = await dollars();
    const wallet = createWalletService({ ids: createIds({ clock: site.clock }) });
    const house = { owner: null, currency: 'USDT' } as const;
    const posted = await wallet.post(site.db, {
      key: 'test:coins',
      entry: ENTRY.depositTether,
      actor: 'system',
      at: today + HOUR,
      lines: [
        { account: { ...house, kind: 'house:tether' }, amount: -12_345_678 },
        { account: { ...house, kind: 'house:exchange' }, amount: 12_340_000 },
        { account: { ...house, kind: 'house:fx' }, amount: 5_678 },
        { account: { owner: null, kind: 'house:exchange', currency: 'USD' }, amount: -1_234 },
        { account: { owner: COIN, kind: 'money', currency: 'USD' }, amount: 1_234 },
      ],
    });
    expect(posted).toEqual({ ok: true, booked: true });
    const after = await dollars();
    expect(after.deposits - before.deposits).toBe(1_234);
    expect(after.depositCount - before.depositCount).toBe(1);
    expect(after.conversions).toBe(before.conversions);
  });

  it.each([
    ['from=1715353200001&to=1715439600000', 'query.from'],
    [`from=1715353200000&to=1715353200000`, 'query.to'],
    [`from=1715353200000&to=${1_715_353_200_000 + 367 * DAY_MS}`, 'query.from'],
    [`from=1715353200000&to=${1_715_353_200_000 + 8 * DAY_MS}&by=hour`, 'query.from'],
  ])('refuse a period that is none: %s', async (query, path) => {
    expect((await read(query)).errors).toMatchObject([{ path }]);
  });
});

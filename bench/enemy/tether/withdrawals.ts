import { randomUUID } from 'node:crypto';
import type { Answer } from '../api.ts';
import type { Purse } from './purse.ts';
import type { MoneyRequest, Raid } from './raid.ts';

/** Of demo accounts. */
const PASSWORD = '1234';
const WALLETS = [
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
] as const;
/** Staff who decides whatever lies before it. */
const STAFF = 'manager01';
const SECOND = 'admin01';
const WAIT = 61 * 60_000;

interface Detail {
  request: {
    state: MoneyRequest['state'];
    money: {
      amount: number;
      tether: { address: string; sentMicro: number; feeMicro: number; rate: number | null } | null;
    };
  };
}

export interface Robbery {
  raid: Raid;
  purses: ReadonlyMap<string, Purse>;
}

/** Of a burst, what is one call too many is refused; any other call waits. */
const withdraw = (
  raid: Raid,
  userId: string,
  amount: number,
  { bank = false, once = false } = {},
) =>
  raid.api.as<MoneyRequest>(userId, 'POST', bank ? '/exchange' : '/exchange/crypto', {
    body: { amount, withdrawPassword: PASSWORD },
    key: randomUUID(),
    once,
  });

const join = (raid: Raid, userId: string, address: string) =>
  raid.api.as(userId, 'POST', '/exchange/crypto/wallet', {
    body: { address, withdrawPassword: PASSWORD },
  });

const cancel = (raid: Raid, userId: string, id: string, once = false) =>
  raid.api.as(userId, 'POST', `/exchange/${id}/cancel`, { once });

const decide = (raid: Raid, staff: string, id: string, event: string) =>
  raid.api.as<{ state?: string }>(staff, 'POST', `/desk/request/withdrawal/${id}`, {
    body: { event, reason: null },
  });

async function detailOf(raid: Raid, id: string): Promise<Detail['request']> {
  const path = `/desk/request/withdrawal/${id}`;
  return (await raid.api.as<Detail>(STAFF, 'GET', path)).body.request;
}

async function moneyOf(raid: Raid, userId: string): Promise<number> {
  return (await raid.api.as<{ emoney: number }>(userId, 'GET', '/member/user')).body.emoney;
}

const taken = (answers: readonly Answer<MoneyRequest>[]) =>
  answers.filter(({ status }) => status === 201).map(({ body }) => body);

/** Has staff pay a withdrawal, with a second person where it takes two. */
async function payOut(raid: Raid, id: string): Promise<void> {
  await decide(raid, STAFF, id, 'check');
  const { body } = await decide(raid, STAFF, id, 'pay');
  if (body.state === 'awaiting_second') await decide(raid, SECOND, id, 'second');
}

/** The whole balance, many times at once, by both ways. */
export async function withdrawAtOnce(raid: Raid, userId: string, unit: number): Promise<void> {
  await join(raid, userId, WALLETS[0]);
  const before = await moneyOf(raid, userId);
  const most = Math.floor(before / unit) * unit;
  const amount = Math.min(most, unit === 100 ? 100_000 : 1_000_000);
  if (amount < unit) return;
  const answers = await Promise.all(
    Array.from({ length: raid.atOnce }, (_, n) =>
      withdraw(raid, userId, amount, { bank: n % 2 === 1, once: true }),
    ),
  );
  const [first, ...more] = taken(answers);
  raid.expectRefused('two withdrawals at once', more.length > 0);
  if (first && (await moneyOf(raid, userId)) !== before - amount)
    raid.fault('a withdrawal that takes another amount');
  for (const { id } of [...more, ...(first ? [first] : [])]) await cancel(raid, userId, id);
  if ((await moneyOf(raid, userId)) !== before) raid.fault('a cancelled withdrawal is not even');
}

/** The wallet is changed after the request: the coins go where it was asked for. */
export async function changeWallet(raid: Raid, userId: string, amount: number): Promise<void> {
  await raid.pass(WAIT);
  await join(raid, userId, WALLETS[0]);
  const { status, body } = await withdraw(raid, userId, amount);
  if (status !== 201) return;
  const before = (await detailOf(raid, body.id)).money;
  await join(raid, userId, WALLETS[1]);
  await Promise.all([join(raid, userId, WALLETS[1]), payOut(raid, body.id)]);
  const { state, money } = await detailOf(raid, body.id);
  if (state !== 'paid') raid.fault('a withdrawal that staff pays is not paid');
  raid.expectRefused('another wallet for an open withdrawal', money.tether?.address !== WALLETS[0]);
  const { sentMicro = 0, feeMicro = 0, rate = null } = money.tether ?? {};
  const cents = BigInt(sentMicro + feeMicro) / 10_000n;
  const worth = rate === null ? cents : (cents * BigInt(rate)) / 1_000_000n;
  raid.expectRefused('coins sent above their amount', worth > BigInt(amount));
  if (before.tether?.sentMicro !== sentMicro) raid.fault('coins that change until they are sent');
  raid.expectRefused('a paid one cancelled', (await cancel(raid, userId, body.id)).status === 200);
}

/** The member cancels while staff pays: one of them, never both. */
export async function cancelWhilePaid(raid: Raid, userId: string, amount: number): Promise<void> {
  await raid.pass(WAIT);
  const before = await moneyOf(raid, userId);
  const { status, body } = await withdraw(raid, userId, amount);
  if (status !== 201) return;
  await raid.wake(STAFF);
  const presses = Array.from({ length: Math.min(20, raid.atOnce) }, () =>
    cancel(raid, userId, body.id, true),
  );
  await Promise.all([payOut(raid, body.id), ...presses]);
  const { state } = await detailOf(raid, body.id);
  const left = await moneyOf(raid, userId);
  const isEven = state === 'cancelled' ? left === before : left === before - amount;
  raid.expectRefused('paid and cancelled', !isEven);
}

/** What belongs to others: their withdrawals, the desk, and the clock. */
export async function reachOut(
  raid: Raid,
  [one, two]: readonly [string, string],
  amount: number,
): Promise<void> {
  await raid.pass(WAIT);
  await join(raid, two, WALLETS[0]);
  const { status, body } = await withdraw(raid, two, amount);
  const id = status === 201 ? body.id : 'req_none';
  const tries = [
    cancel(raid, one, id),
    decide(raid, one, id, 'check'),
    decide(raid, one, id, 'pay'),
    raid.api.as(one, 'GET', `/desk/request/withdrawal/${id}`),
    raid.api.as(one, 'POST', '/admin/clock', { body: { to: new Date(raid.now()).toISOString() } }),
  ];
  for (const answer of await Promise.all(tries))
    raid.expectRefused("what is another's", answer.status < 300);
  if (status === 201) await cancel(raid, two, id);
}

/** Coins straight out again, without a bet between. */
export async function washMoney(raid: Raid, userId: string, amount: number): Promise<void> {
  await raid.pass(WAIT);
  const { status, body } = await withdraw(raid, userId, amount);
  raid.expectRefused('a withdrawal of what was not bet', status === 201);
  if (status === 201) await cancel(raid, userId, body.id);
}

/** Points to money, many times at once, in shares that rounding could help. */
export async function convertAtOnce({ raid, purses }: Robbery, userId: string): Promise<void> {
  const { body: before } = await raid.api.as<{ point: number }>(userId, 'GET', '/member/user');
  const keys = Array.from({ length: 3 }, () => randomUUID());
  const shares = [1, 999, 1_000, 1_001, 1_000, 2_000, -1_000];
  const all = Math.floor(before.point / 1_000) * 1_000;
  const answers = await Promise.all(
    Array.from({ length: raid.atOnce }, (_, n) =>
      raid.api.as<{ id: string; points: number; amount: number }>(
        userId,
        'POST',
        '/mywallet/point/convert',
        // Some keys come with the same share again, some with another.
        {
          body: { points: n === raid.atOnce - 1 ? all : shares[n % shares.length] },
          key: keys[n % 7] ?? randomUUID(),
          once: true,
        },
      ),
    ),
  );
  const done = answers.filter(({ status }) => status === 201).map(({ body }) => body);
  for (const conversion of done) purses.get(userId)?.convertedBy(conversion);
  const ids = new Set(done.map(({ id }) => id));
  raid.expectRefused('more than five conversions a day', ids.size > 5);
  raid.expectRefused(
    'points in parts of a thousand',
    done.some(({ points }) => points % 1_000 !== 0),
  );
}

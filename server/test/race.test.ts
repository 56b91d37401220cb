import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkInvariants } from '../src/invariants.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { isVerify } from './databases.ts';

const AT_ONCE = 200;
const ROUNDS = isVerify ? 3 : 1;
const STAKE = 10_000;

let site: TestApp;
let port: number;
let token: string;
let body: string;

beforeAll(async () => {
  site = await buildTestApp({ feed: 'simulated', db: 'postgres' });
  port = Number(new URL(await site.listen()).port);
  token = await site.login('tend22');
  const [leg] = await site.db.query(
    `select s.id as "selectionId", s.odds, m.line, m.offer_score as "offerScore",
              m.phase = 'inplay' as "inPlay" from selection s join market m on m.id = s.market_id
     join fixture f on f.id = s.fixture_id
     where s.status = 1 and m.status = 1 and m.phase = 'prematch' and f.starts_at > $1 order by s.id limit 1`,
    [site.clock.now() + 3_600_000],
  );
  body = JSON.stringify({ stake: STAKE, oddsPolicy: 'any', bonusFolders: null, legs: [leg] });
});
afterAll(async () => {
  expect(await checkInvariants(site.db)).toEqual([]);
  await site.close();
});

interface Sent {
  path: string;
  key: string;
  body: string;
}

const betsOf = (keys: readonly string[]): Sent[] =>
  keys.map((key) => ({ path: '/bet', key, body }));

const textOf = ({ path, key, body: sent }: Sent): string =>
  `POST /api${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\nx-auth-token: ${token}\r\n` +
  `idempotency-key: ${key}\r\ncontent-length: ${Buffer.byteLength(sent)}\r\n\r\n${sent}`;

/** Sends all but the last byte of every request, then all last bytes together. */
async function together(requests: readonly Sent[]): Promise<{ status: number; text: string }[]> {
  const opened = await Promise.all(
    requests.map(async (request) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let received = '';
      socket.setEncoding('utf8').on('data', (part: string) => {
        received += part;
      });
      const answer = new Promise<{ status: number; text: string }>((resolve, reject) => {
        socket.once('error', reject);
        socket.once('close', () =>
          resolve({ status: Number(received.slice(9, 12)), text: received }),
        );
      });
      const whole = textOf(request);
      await new Promise<void>((sent) => socket.write(whole.slice(0, -1), () => sent()));
      return { finish: () => socket.write(whole.slice(-1)), answer };
    }),
  );
  for (const { finish } of opened) finish();
  return Promise.all(opened.map(({ answer }) => answer));
}

async function setBalance(amount: number): Promise<void> {
  const account = { owner: 'mem_demo_tend22', kind: 'money', currency: 'KRW' } as const;
  const [row] = await site.db.query<{ id: number; balance: number; seq: number; at: number }>(
    `select id, balance, last_seq as seq, last_at as at from account where owner = $1 and kind = 'money'`,
    [account.owner],
  );
  const [house] = await site.db.query<{ id: number }>(
    `select id from account where owner is null and kind = 'house:bank' and currency = 'KRW'`,
  );
  if (!row || !house) throw new Error('no account');
  const change = amount - row.balance;
  if (change === 0) return;
  await site.db.query('update account set balance = $2, last_seq = last_seq + 1 where id = $1', [
    row.id,
    amount,
  ]);
  const tx = `txn_set_${row.seq}`;
  await site.db.query(
    `insert into ledger_tx (id, key, code, kind, actor, at) values ($1, $1, 1100, 'adjust.add', 'test', $2)`,
    [tx, row.at],
  );
  await site.db.query(
    `insert into ledger_line (tx_id, account_id, seq, amount, balance_after, at, code)
     values ($1, $2, $3, $4, $5, $7, 1100), ($1, $6, nextval('house_line_seq'), -$4::bigint, null, $7, 1100)`,
    [tx, row.id, row.seq + 1, change, amount, house.id, row.at],
  );
}

it('M1: of 200 bets at once with money for one, one is taken, in every round', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await setBalance(STAKE);
    const answers = await together(
      betsOf(Array.from({ length: AT_ONCE }, (_, at) => `race-${round}-${at}`)),
    );
    const refused = answers.filter((one) => one.status !== 201);
    expect(answers.length - refused.length).toBe(1);
    for (const { status, text } of refused) {
      expect(status).toBe(422);
      expect(text).toContain('INSUFFICIENT_FUNDS');
    }
  }
});

it('M4: 200 replays of one key at once are one bet and one answer', async () => {
  await setBalance(STAKE * 10);
  const answers = await together(betsOf(Array.from({ length: AT_ONCE }, () => 'the-same-key')));
  const bodies = new Set(answers.map(({ text }) => text.slice(text.indexOf('\r\n\r\n'))));
  expect(new Set(answers.map((one) => one.status))).toEqual(new Set([201]));
  expect(bodies.size).toBe(1);
  expect(await site.db.query(`select 1 from bet where key = 'the-same-key'`)).toHaveLength(1);
});

it('of 200 bets, withdrawals and conversions at once, no more is taken than there is and comes', async () => {
  await setBalance(3 * STAKE);
  const points = 50_000;
  const admin = await site.login('admin01');
  const { status } = await site.call('POST', '/admin/adjustment', {
    token: admin,
    headers: { 'idempotency-key': 'points-of-the-race' },
    body: { memberId: 'mem_demo_tend22', account: 'points', amount: points, reason: '시험' },
  });
  expect(status).toBe(201);
  const kinds = [
    { path: '/bet', amount: -STAKE, body: () => body },
    {
      path: '/exchange',
      amount: -2 * STAKE,
      body: () => JSON.stringify({ amount: 2 * STAKE, withdrawPassword: '1234' }),
    },
    {
      path: '/mywallet/point/convert',
      amount: STAKE / 2,
      body: () => JSON.stringify({ points: STAKE / 2 }),
    },
  ];
  const sent = Array.from({ length: AT_ONCE }, (_, at) => {
    const kind = kinds[at % 10 === 0 ? 1 : at % 10 < 4 ? 2 : 0] as (typeof kinds)[number];
    return { ...kind, body: kind.body(), key: `mixed-race-${at}` };
  });
  const answers = await together(sent);
  const taken = sent.filter((_one, at) => answers[at]?.status === 201);
  const count = (path: string) => taken.filter((one) => one.path === path).length;

  expect(new Set(answers.map((one) => one.status))).toEqual(new Set([201, 422]));
  expect(count('/mywallet/point/convert'), 'conversions, five a day').toBe(5);
  expect(count('/exchange'), 'withdrawals, one at a time').toBeLessThanOrEqual(1);
  const rest = taken.reduce((sum, { amount }) => sum + amount, 3 * STAKE);
  expect(rest).toBeGreaterThanOrEqual(0);
  const { body: member } = await site.call('GET', '/member/user', { token });
  expect(member).toMatchObject({ emoney: rest, point: points - 5 * (STAKE / 2) });
});

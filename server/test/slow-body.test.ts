import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from './build-test-app.ts';

/** Longer than a body may take before whoever sends it is looked at again. */
const HELD_MS = 1_200;
const MINUTE = 60_000;

let site: TestApp;
let port: number;
beforeAll(async () => {
  site = await buildTestApp();
  port = Number(new URL(await site.listen()).port);
});
afterAll(() => site.close());
afterEach(() => vi.restoreAllMocks());

/** Sends the headers of a call, and its body when it is told to: a while later by the clock of the process. */
async function hold(path: string, token: string, body: object) {
  const text = JSON.stringify(body);
  const socket: Socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  const head = [
    `POST /api${path} HTTP/1.1`,
    ...['host: x', 'connection: close', `x-auth-token: ${token}`, 'idempotency-key: held-key-1'],
    ...['content-type: application/json', `content-length: ${text.length}`],
  ];
  const arrived = once(site.app.server, 'request');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await arrived;
  return async function send(): Promise<{ status: number; body: Record<string, unknown> }> {
    const real = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => real() + HELD_MS);
    socket.write(text);
    await ended;
    const [start = '', content = ''] = answer.split('\r\n\r\n');
    return { status: Number(start.split(' ')[1]), body: JSON.parse(content) };
  };
}

const points = async (userId: string) =>
  (
    await site.db.query<{ balance: number }>(
      `select a.balance from account a join member m on m.id = a.owner where m.user_id = $1 and a.kind = 'points'`,
      [userId],
    )
  )[0]?.balance;

it('does nothing for a session that ended before the body came', async () => {
  const token = await site.login('member01');
  const send = await hold('/mywallet/point/convert', token, { points: 1_000 });
  await site.call('POST', '/member/logout', { token });
  expect(await send()).toMatchObject({ status: 556, body: { code: 'SESSION_EXPIRED' } });
  expect(await points('member01')).toBe(50_000);
});

it('does nothing for staff that was kept out before the body came', async () => {
  const token = await site.login('admin02');
  const body = { memberId: 'mem_demo_member01', account: 'money', amount: 10_000, reason: 'x' };
  const send = await hold('/admin/adjustment', token, body);
  await site.call('POST', '/desk/member/mem_demo_admin02/suspend', {
    token: await site.login('admin01'),
    body: { kind: 'suspend', until: null, reason: '권한 도용 의심' },
  });
  expect(await send()).toMatchObject({ status: 556, body: { code: 'SESSION_EXPIRED' } });
});

it('is dated by when all of it was there', async () => {
  const token = await site.login('member02');
  const send = await hold('/mywallet/point/convert', token, { points: 1_000 });
  site.clock.set(site.clock.now() + MINUTE);
  expect(await send()).toMatchObject({ status: 201, body: { at: site.clock.now() } });
});

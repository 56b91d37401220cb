import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContract } from '../../src/contract/document.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';

/** What refuses a call that several things are wrong with, the first first. */
const ORDER = [
  ...['NOT_FOUND', 'METHOD_NOT_ALLOWED', 'RATE_LIMITED', 'IP_BLOCKED', 'SESSION_REPLACED'],
  ...['SESSION_EXPIRED', 'UNDER_MAINTENANCE', 'UNAUTHENTICATED', 'FORBIDDEN', 'UNREAD_MESSAGE'],
  ...['RATE_LIMITED', 'UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE', 'VALIDATION', 'VALIDATION'],
];
const BLOCKED = '10.66.0.1';

interface Ask {
  method?: Parameters<TestApp['call']>[0];
  path?: string;
  token?: string | undefined;
  body?: unknown;
  type?: string;
  ip?: string;
}

interface Refused {
  code?: string;
  errors?: { path: string }[];
}

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({ rateLimits: true, trustProxy: true });
  await site.db.query('insert into blocked_ip (ip, reason, created_at) values ($1, $2, $3)', [
    BLOCKED,
    'test',
    site.clock.now(),
  ]);
});
afterAll(() => site.close());

async function ask({ method = 'POST', path = '/bet', token, body = {}, type, ip }: Ask) {
  const headers = {
    ...(type && { 'content-type': type }),
    ...(ip && { 'x-forwarded-for': ip }),
  };
  return (await site.call<Refused>(method, path, { token, body, headers })).body;
}

const codeOf = async (call: Ask) => (await ask(call)).code;

async function times(count: number, call: Ask): Promise<(string | undefined)[]> {
  const codes: (string | undefined)[] = [];
  for (let sent = 0; sent < count; sent += 1) codes.push(await codeOf(call));
  return [...new Set(codes)];
}

it('is published with the document', () => {
  const codes = (text: string) => text.match(/\b[A-Z_]{9,}\b/g);
  const { description } = (readContract() as unknown as { info: { description: string } }).info;
  expect(codes(description.match(/^\d+\. .*$/gm)?.join('\n') ?? '')).toEqual(ORDER);
});

it('path and method come before the address', async () => {
  expect(await codeOf({ path: '/nothing', ip: BLOCKED })).toBe('NOT_FOUND');
  expect(await codeOf({ method: 'DELETE', ip: BLOCKED })).toBe('METHOD_NOT_ALLOWED');
});

it('a rate by address counts every call and comes before a blocked address', async () => {
  const call = { path: '/member/password/find', ip: BLOCKED };
  expect(await times(5, call)).toEqual(['IP_BLOCKED']);
  expect(await codeOf(call)).toBe('RATE_LIMITED');
});

it('the address comes before the session, and the session before maintenance', async () => {
  const token = 'A'.repeat(43);
  expect(await codeOf({ token, ip: BLOCKED })).toBe('IP_BLOCKED');
  const admin = await site.login('admin01');
  const change = (siteNoticeFlg: boolean) =>
    site.call('PATCH', '/admin/setting', { token: admin, body: { siteNoticeFlg } });
  await change(true);
  try {
    expect(await codeOf({ token })).toBe('SESSION_EXPIRED');
    expect(await codeOf({})).toBe('UNDER_MAINTENANCE');
    expect(await codeOf({ token: admin })).toBe('FORBIDDEN');
  } finally {
    await change(false);
  }
});

it('token and role come before what is sent', async () => {
  expect(await codeOf({ body: '{', type: 'text/plain' })).toBe('UNAUTHENTICATED');
  const token = await site.login('manager01');
  expect(await codeOf({ token, body: '{', type: 'text/plain' })).toBe('FORBIDDEN');
});

it('unread messages come before the rate by member, which does not count those calls', async () => {
  const token = await site.login('unread01');
  expect(await times(121, { token })).toEqual(['UNREAD_MESSAGE']);
});

it('a rate by member counts invalid calls and comes before the body', async () => {
  const path = '/bet/bet_nothing/cancel?unknown=1';
  const token = await site.login('member01');
  expect(await times(30, { token, path, body: undefined })).toEqual(['VALIDATION']);
  expect(await codeOf({ token, path, body: '{', type: 'text/plain' })).toBe('RATE_LIMITED');
});

it('the body as such comes first, then query, headers and body', async () => {
  const token = await site.login('member02');
  const path = '/bet?unknown=1';
  expect(await codeOf({ token, path, type: 'text/plain' })).toBe('UNSUPPORTED_MEDIA_TYPE');
  const faults = async (call: Ask) =>
    (await ask({ token, ...call })).errors?.map((one) => one.path);
  expect(await faults({ path })).toEqual(['unknown']);
  expect(await faults({})).toEqual(['Idempotency-Key']);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS, type Access, mayCall, type Role } from '#rules/roles.ts';
import { listOperations, type Operation, readContract } from '../src/contract/document.ts';
import { MODULES } from '../src/modules.ts';
import { tokenHash } from '../src/modules/auth/token.ts';
import { buildTestApp, DEMO_PASSWORD, type TestApp } from './build-test-app.ts';

const operations = listOperations(readContract());
const GATES = ['UNAUTHENTICATED', 'FORBIDDEN', 'SESSION_REPLACED', 'SESSION_EXPIRED'];

/** Every kind of caller: who they are by `rules/roles.ts`, or the code that a dead session gets. */
const KINDS = {
  guest: { role: 'guest' },
  approved: { role: 'member', userId: 'member01' },
  usd: { role: 'member', userId: 'coin01' },
  tendency22: { role: 'member', userId: 'tend22' },
  manager: { role: 'manager', userId: 'manager01' },
  admin: { role: 'admin', userId: 'admin01' },
  applied: { ends: 'SESSION_EXPIRED', userId: 'applied1' },
  suspended: { ends: 'SESSION_EXPIRED', userId: 'suspended1' },
  replaced: { ends: 'SESSION_REPLACED', userId: 'unread01' },
  expired: { ends: 'SESSION_EXPIRED', userId: 'member02' },
} as const satisfies Record<string, { role?: Role; ends?: string; userId?: string }>;
type Kind = keyof typeof KINDS;

type Method = Parameters<TestApp['call']>[0];

let site: TestApp;
const tokens = new Map<Kind, string>();

/** Puts a session straight into the database, so that any state and any end can be staged. */
async function plantSession(kind: Kind, memberId: string, end: object = {}): Promise<void> {
  const now = site.clock.now();
  const token = kind.padEnd(43, '-');
  const row = { expires_at: now + 3_600_000, ended_at: null, end_reason: null, ...end };
  await site.db.query(
    `insert into session (id, token_hash, member_id, created_at, expires_at, ends_at, ended_at, end_reason, ip)
     values ($1, $2, $3, $4, $5, $5, $6, $7, '127.0.0.1')`,
    [
      `ses_${kind}`,
      tokenHash(token),
      memberId,
      now - 60_000,
      row.expires_at,
      row.ended_at,
      row.end_reason,
    ],
  );
  tokens.set(kind, token);
}

async function addMember(userId: string, state: string): Promise<void> {
  await site.db.query(
    `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, currency, state, created_at)
     select $1, $1, $1, password_hash, '', 'KRW', $2, 0 from member where user_id = 'member01'`,
    [userId, state],
  );
}

beforeAll(async () => {
  site = await buildTestApp({ feed: 'simulated' });
  const now = site.clock.now();
  await addMember('applied1', 'applied');
  await addMember('suspended1', 'suspended');
  await plantSession('applied', 'applied1');
  await plantSession('suspended', 'suspended1');
  await plantSession('replaced', 'mem_demo_unread01', { ended_at: now, end_reason: 'replaced' });
  await plantSession('expired', 'mem_demo_member02', { expires_at: now - 1 });
});
afterAll(() => site.close());

/** The session of a kind of caller; a call on the way may have ended it. */
async function tokenOf(kind: Kind): Promise<string | undefined> {
  const { userId, ends } = { userId: undefined, ends: undefined, ...KINDS[kind] };
  const token = tokens.get(kind);
  if (userId === undefined || ends !== undefined) return token;
  const isAlive =
    token !== undefined && (await site.call('GET', '/member/user', { token })).status === 200;
  const live = isAlive ? token : await site.login(userId);
  tokens.set(kind, live);
  return live;
}

/** The code that turns the caller away by the declared matrix, or undefined where the operation itself answers. */
function declared({ security, access }: Operation, kind: Kind): string | undefined {
  const { role, ends } = { role: undefined, ends: undefined, ...KINDS[kind] };
  if (ends !== undefined) return security === 'none' ? undefined : ends;
  if (role === undefined || mayCall(role, access)) return undefined;
  return role === 'guest' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
}

function addressOf({ path }: Operation): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'id' ? '1' : 'nothing1'));
}

describe('every operation of the contract', () => {
  it.each(Object.keys(KINDS) as Kind[])('answers %s as the matrix declares', async (kind) => {
    const wrong: string[] = [];
    for (const operation of operations) {
      // These open or end a session, or need a socket; they have tests of their own.
      if (['logout', 'login', 'openStream'].includes(operation.operationId)) continue;
      const { body } = await site.call<{ code?: string }>(
        operation.method as Method,
        addressOf(operation),
        { token: await tokenOf(kind) },
      );
      const code = body?.code !== undefined && GATES.includes(body.code) ? body.code : undefined;
      const should = declared(operation, kind);
      if (code !== should) wrong.push(`${operation.operationId}: ${code} instead of ${should}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is open to guests only where that was decided', () => {
    const open = operations.filter(({ access }) => access === 'everyone');
    const decided = MODULES.flatMap(({ guests }) => guests);
    expect(open.map((one) => one.operationId).sort()).toEqual(decided.sort());
  });

  it('is for admins under /admin, for staff under /desk, and for players where it takes money', () => {
    const accessOf = (path: RegExp): Access[] => [
      ...new Set(operations.filter((one) => path.test(one.path)).map(({ access }) => access)),
    ];
    expect(accessOf(/^\/admin/)).toEqual(['admins']);
    expect(accessOf(/^\/desk/)).toEqual(['staff']);
    expect(accessOf(/^\/charge/)).toEqual(['players']);
    expect(ACCESS.players).toEqual(['member']);
  });
});

it.each([
  ['casino', { approved: 200, usd: 200, tendency22: 403, manager: 403, admin: 403, guest: 401 }],
  ['slot', { approved: 200, usd: 200, tendency22: 200, manager: 403, admin: 403, guest: 401 }],
] as const)('the %s lobby opens to those it is for', async (lobby, expected) => {
  for (const [kind, status] of Object.entries(expected)) {
    const token = await tokenOf(kind as Kind);
    const answer = await site.call('POST', `/member/lobby/${lobby}`, { token });
    expect(answer.status, kind).toBe(status);
  }
});

it('an applicant and a suspended member cannot log in, and only the right password says why', async () => {
  const refused = async (userId: string, password: string) =>
    (await site.call('POST', '/member/login', { body: { userId, password } })).body.code;
  expect(await refused('applied1', DEMO_PASSWORD)).toBe('PENDING_APPROVAL');
  expect(await refused('suspended1', DEMO_PASSWORD)).toBe('MEMBER_SUSPENDED');
  expect(await refused('applied1', 'wrong')).toBe('LOGIN_FAILED');
  expect(await refused('suspended1', 'wrong')).toBe('LOGIN_FAILED');
});

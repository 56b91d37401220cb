import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayCall } from '#rules/roles.ts';
import { PROBLEM_STATUS } from '#rules/problems.ts';
import { faultsOf } from './contract/checks.ts';
import { contract, EXAMPLE_NOW, type Operation, OPERATIONS } from './contract/document.ts';
import { addressOf, KEY, type MockSite, startMock } from './test/site.ts';

const DAY_MS = 86_400_000;

let mock: MockSite;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

const schemaNamed = (name: string) => contract.components.schemas[name] ?? {};

/** Every instant of an answer: no amount or price of the mock is as large as one. */
function instantsIn(value: unknown): number[] {
  if (typeof value === 'number') return value > EXAMPLE_NOW - 5 * 365 * DAY_MS ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  // A seq is a number of its own.
  return Object.entries(value).flatMap(([key, one]) => (key === 'seq' ? [] : instantsIn(one)));
}

async function callOf({ access, method, requestExample, id, ...operation }: Operation) {
  const account = access === 'admins' || access === 'staff' ? 'admin01' : 'member01';
  const token = access === 'everyone' ? undefined : await mock.login(account);
  const address = addressOf({ ...operation, access, method, requestExample, id });
  const body =
    id === 'changePassword'
      ? { ...Object(requestExample), currentPassword: 'demo1234' }
      : requestExample;
  return mock.call(method, address, { token, body, headers: KEY });
}

// The stream never ends, and a bet must be placed before it is cancelled: they have tests of their own.
const called = OPERATIONS.filter(({ id }) => id !== 'openStream' && id !== 'cancelBet');

/** An exclusion lasts months, and a settlement is of a week that is over. */
const DAYS: Partial<Record<string, number>> = {
  excludeSelf: 366,
  getLeague: 366,
  getLeagueTable: 366,
  getSettlements: 14,
  getSettlementTerms: 14,
  requestSettlement: 14,
};

it.each(called.map((one) => [one.id, one] as const))(
  '%s answers as the contract says, at this time',
  async (_, operation) => {
    await mock.start('odds-still');
    const { status, type, body } = await callOf(operation);
    expect({ status, body }).toMatchObject({ status: operation.answer.status });
    const { schema } = operation.answer;
    if (schema === null) return expect(body).toBeUndefined();
    expect(faultsOf(schema, body)).toEqual([]);
    expect(type).toMatch(operation.answer.mediaType);
    const away = instantsIn(body).map((one) => Math.abs(one - Date.now()) / DAY_MS);
    const days = DAYS[operation.id] ?? 4;
    expect(Math.max(0, ...away), 'days from now').toBeLessThan(days);
  },
);

it.each(OPERATIONS.map((one) => [one.id, one] as const))(
  '%s is for whom the contract says',
  async (_, operation) => {
    const { access, method } = operation;
    const accounts = { member: 'member01', manager: 'manager01', admin: 'admin01' } as const;
    const guest = await mock.call(method, `${addressOf(operation).split('?')[0]}?x=1`);
    expect(guest.status === 401).toBe(!mayCall('guest', access));
    for (const [role, account] of Object.entries(accounts)) {
      const token = await mock.login(account);
      // A body that no operation takes: who may call is decided first.
      const { status } = await mock.call(method, `${addressOf(operation).split('?')[0]}?x=1`, {
        token,
      });
      expect(status === 403, role).toBe(!mayCall(role as keyof typeof accounts, access));
    }
  },
);

it.each([
  ['POST', '/member/login', { userId: 'member01' }, 'body.password'],
  ['POST', '/member/login', { userId: 'member01', password: 'x', admin: true }, 'body.admin'],
  ['GET', '/sports/board?kind=chess', undefined, 'kind'],
  ['GET', '/sports/board', undefined, 'kind'],
  ['GET', '/setting?debug=1', undefined, 'debug'],
  ['GET', '/sports/fixture/UPPER', undefined, 'fixtureId'],
])('%s %s with %j is refused and names %s', async (method, path, body, fault) => {
  const answer = await mock.call(method, path, { body });
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  expect(answer.type).toMatch('application/problem+json');
  expect(faultsOf(schemaNamed('Problem'), answer.body)).toEqual([]);
  expect(answer.body.errors.map((one: { path: string }) => one.path)).toContain(fault);
});

it('an unknown address and an unknown method have their problems', async () => {
  expect(await mock.call('GET', '/nothing')).toMatchObject({ body: { code: 'NOT_FOUND' } });
  const { status, body } = await mock.call('DELETE', '/setting');
  expect({ status, code: body.code }).toEqual({ status: 405, code: 'METHOD_NOT_ALLOWED' });
});

it('every problem that an operation is known for can be seen by a scenario', async () => {
  const cases = OPERATIONS.flatMap((operation) =>
    operation.problems.map((code) => ({ operation, code })),
  );
  expect(cases.length).toBeGreaterThan(90);
  for (const { operation, code } of cases) {
    const headers = { 'x-mock-scenario': `failing.${operation.id}.${code}` };
    const answer = await mock.call(operation.method, addressOf(operation), { headers });
    expect(answer).toMatchObject({ status: PROBLEM_STATUS[code], body: { code } });
    expect(faultsOf(schemaNamed('Problem'), answer.body)).toEqual([]);
  }
}, 30_000);

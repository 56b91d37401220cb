import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayCall } from '#rules/roles.ts';
import { faultsOf } from './contract/checks.ts';
import { operationOfId } from './contract/document.ts';
import type { OperationId } from './contract/types.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { addressOf, type MockSite, startMock } from './test/site.ts';

let mock: MockSite;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

async function read(scenario: string, id: OperationId) {
  await mock.start(scenario);
  const operation = operationOfId(id);
  const token = await mock.login(mayCall('member', operation.access) ? 'member01' : 'admin01');
  return mock.call(operation.method, addressOf(operation), { token });
}

const shown = Object.entries(SCENARIOS).flatMap(([scenario, { shows = {} }]) =>
  (Object.keys(shows) as OperationId[]).map((id) => [scenario, id] as const),
);

it.each(shown)('the scenario %s shows an answer of the contract to %s', async (scenario, id) => {
  const { status, body } = await read(scenario, id);
  const { answer } = operationOfId(id);
  expect({ status, faults: faultsOf(answer.schema ?? {}, body) }).toEqual({
    status: answer.status,
    faults: [],
  });
  const ordinary = await read('happy', id);
  expect(body).not.toEqual(ordinary.body);
});

it('an empty desk has no queue, and an ordinary one has its requests under their kind', async () => {
  expect((await read('empty', 'getDeskQueues')).body).toMatchObject({
    queues: [],
    inquiries: { open: 0 },
  });
  expect((await read('happy', 'getDeskQueues')).body.queues).toHaveLength(1);
  const token = await mock.login('manager01');
  const waiting = async (kind: string) =>
    (await mock.call('GET', `/desk/request/${kind}`, { token })).body.data;
  expect(await waiting('deposit')).toHaveLength(1);
  expect(await waiting('withdrawal')).toEqual([]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { FREEDOMS } from '../../../conformance/faults/freedoms.ts';
import { onAnswer } from '../../../conformance/faults/hooks.ts';
import { ALL_FAULTS } from '../../../conformance/faults/index.ts';
import { reportText } from '../../../conformance/report.ts';
import { type FaultyServer, openFaulty } from './faulty.ts';

let server: FaultyServer;

beforeAll(async () => {
  server = await openFaulty();
});
afterAll(() => server.close());

it('without a fault every case that shall notice one passes', async () => {
  server.proxy.use(null);
  const report = await server.run([...new Set(ALL_FAULTS.flatMap(({ only }) => only))]);
  expect(
    report.cases.filter(({ outcome }) => outcome !== 'passed'),
    reportText(report),
  ).toEqual([]);
}, 120_000);

it.each(ALL_FAULTS.map((fault) => [fault.id, fault.what, fault] as const))(
  '%s: %s',
  (_, __, fault) => server.expectNoticed(fault),
  60_000,
);

it('a fault whose own code throws is no fault that was noticed', async () => {
  const thrown = new Error('of the hook');
  const hook = () => {
    throw thrown;
  };
  server.proxy.use({ make: onAnswer('getHealth', hook) });
  await server.run(['reads/getHealth']);
  expect(server.proxy.errors()).toContain(thrown);
  server.proxy.use({ make: () => ({ events: () => hook }) });
  await server.run(['stream/heartbeat']);
  expect(server.proxy.errors()).toContain(thrown);
});

it.each(FREEDOMS.map((freedom) => [freedom.what, freedom] as const))(
  'no fault: %s',
  async (_, freedom) => {
    server.proxy.use(freedom);
    const report = await server.run(freedom.only);
    expect(server.proxy.errors()).toEqual([]);
    const expected = freedom.only.map((id) => ({ id, outcome: freedom.outcome }));
    expect(report.cases, reportText(report)).toMatchObject(expected);
  },
  60_000,
);

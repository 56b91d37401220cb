import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOCK_FAULTS } from '../../../conformance/faults/index.ts';
import { reportText } from '../../../conformance/report.ts';
import { type FaultyServer, openFaulty } from './faulty.ts';

describe.each([
  { where: 'nothing is played', feed: 'none', faults: CLOCK_FAULTS.empty },
  { where: 'matches are settled', feed: 'simulated', faults: CLOCK_FAULTS.played },
] as const)('where $where', ({ feed, faults }) => {
  let server: FaultyServer;
  beforeAll(async () => {
    server = await openFaulty({ feed });
  });
  afterAll(() => server.close());

  it('without a fault every case that shall notice one passes', async () => {
    server.proxy.use(null);
    const report = await server.run([...new Set(faults.flatMap(({ only }) => only))]);
    const left = report.cases.filter(({ outcome }) => outcome !== 'passed');
    expect(left, reportText(report)).toEqual([]);
  }, 300_000);

  it.each(faults.map((fault) => [fault.id, fault.what, fault] as const))(
    '%s: %s',
    (_, __, fault) => server.expectNoticed(fault),
    300_000,
  );
});

/** Half an hour before a Monday of Seoul. */
const clockStart = Date.parse('2024-05-12T14:30:00Z');

describe('where a week ends', () => {
  it.each(CLOCK_FAULTS.week.map((fault) => [fault.id, fault.what, fault] as const))(
    '%s: %s',
    async (_, __, fault) => {
      const server = await openFaulty({ feed: 'none', clockStart });
      try {
        await server.expectNoticed(fault);
      } finally {
        await server.close();
      }
    },
    120_000,
  );
});

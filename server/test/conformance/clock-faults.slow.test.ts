import { it } from 'vitest';
import { WEEK_FAULTS } from '../../../conformance/faults/index.ts';
import { openFaulty } from './faulty.ts';

/** Half an hour before a Monday of Seoul. */
const clockStart = Date.parse('2024-05-12T14:30:00Z');

it.each(WEEK_FAULTS.map((fault) => [fault.id, fault.what, fault] as const))(
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

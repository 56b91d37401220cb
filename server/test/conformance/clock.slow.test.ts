import { afterEach, expect, it } from 'vitest';
import { OFFERED_SPORTS } from '#rules/markets/offered-sports.ts';
import { reportText } from '../../../conformance/report.ts';
import { runConformance } from '../../../conformance/run.ts';
import { checkInvariants } from '../../src/invariants.ts';
import { type Bundled, openBundled } from './bundled.ts';

let site: Bundled | undefined;
afterEach(() => site?.close());

/** What takes many hours of the clock is tried shortly before they are over, or where nothing is played. */
it.each([
  {
    what: 'matches of every sport but football end',
    db: 'postgres',
    more: {},
    hours: 4,
    only: OFFERED_SPORTS.filter((key) => key !== 'football').map((key) => `settle/${key}`),
  },
  {
    what: 'a day ends',
    db: 'pglite',
    // Half an hour before midnight in Seoul.
    more: { clockStart: Date.parse('2024-05-11T14:30:00Z') },
    hours: 1,
    only: ['lapse/cancellations'],
  },
  {
    what: 'twelve hours and then a week end',
    db: 'pglite',
    // A Sunday morning in Seoul.
    more: { feed: 'none', clockStart: Date.parse('2024-05-12T02:00:00Z') },
    hours: 12,
    only: ['lapse/longest-session', 'settlement/requested'],
  },
] as const)(
  'the bundled server passes where $what, on $db',
  async ({ db, more, hours, only }) => {
    site = await openBundled(db, more);
    const report = await runConformance({ ...site.options, hours, only });
    const outcomes = report.cases.map(({ id, outcome }) => ({ id, outcome }));
    const passed = only.map((id) => ({ id, outcome: 'passed' }));
    expect(outcomes, reportText(report)).toEqual(passed);
    expect(await checkInvariants(site.db)).toEqual([]);
  },
  240_000,
);

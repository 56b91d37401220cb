/** Test files that take minutes each, by what `npm test` calls them together: it runs a share of each group (`share.ts`). */
export const longTests = {
  /** Seeded faults, random operations, processes that are killed, bots: more of the same finds more. */
  'server-long': [
    'server/test/enemy.test.ts',
    'server/test/enemy-tether.test.ts',
    'server/test/conformance/clock-faults.test.ts',
    'server/test/conformance/clock.test.ts',
    'server/test/conformance/conformance.test.ts',
    'server/test/conformance/faults.test.ts',
    'server/test/contract/fuzz.test.ts',
    'server/test/random-ledger/random-ledger.test.ts',
    'server/test/kill.test.ts',
    'server/test/kill-tether.test.ts',
    'server/test/kill-settlement.test.ts',
    'server/test/own-limits/bot.test.ts',
    'server/src/modules/sports/season-changes.test.ts',
    'server/src/modules/sportsbook/whole-site.test.ts',
  ],
  /** Seasons of games that are bet on by every means. */
  fairness: [
    'simulator/fairness/books.test.ts',
    'simulator/fairness/cash-out.test.ts',
    'simulator/fairness/fairness.test.ts',
    'simulator/fairness/faults.test.ts',
    'simulator/fairness/joint.test.ts',
    'simulator/fairness/pairs.test.ts',
    'simulator/fairness/slips.test.ts',
  ],
  /** Commands of the documents, each in a copy of the tree or on a server of its own. */
  commands: [
    'scripts/docs/built/catalogue.test.ts',
    'scripts/docs/built/client.test.ts',
    'scripts/docs/sources.test.ts',
    'scripts/docs/dev.test.ts',
    'scripts/docs/tree.test.ts',
    'scripts/docs/season.test.ts',
    'scripts/docs/mock.test.ts',
    'scripts/docs/publish.test.ts',
  ],
} as const;

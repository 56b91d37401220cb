// What `npm run <name>` runs, by the names of package.json with `-` for `:`.
/** @type {Record<string, string[]>} */
export const tasks = {
  start: ['scripts/start.ts'],
  dev: ['scripts/dev.ts'],
  'dev-mock': ['scripts/dev.ts', '--mock'],
  test: ['scripts/test.ts'],
  verify: ['scripts/verify.ts'],
  storybook: ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '-p', '6006'],
  story: ['scripts/story-run.ts'],
  visual: ['scripts/story-run.ts', '--project=visual'],
  journey: ['node_modules/@playwright/test/cli.js', 'test'],
  bench: ['bench/index.ts'],
  enemy: ['bench/enemy/index.ts'],
  conformance: ['conformance/index.ts'],
  'feed-import': ['server/src/feed-import.ts'],
  'feed-record': ['server/src/feed-record.ts'],
  'feed-replay': ['server/src/feed-replay.ts'],
  'ledger-check': ['server/src/ledger-check.ts'],
  chromatic: ['scripts/chromatic.ts'],
  'api-gen': ['scripts/api-gen.ts'],
  'contract-clients': ['scripts/contract-clients.ts'],
  'contract-diff': ['scripts/contract-diff.ts'],
  'contract-lint': ['scripts/contract-lint.ts'],
  new: ['scripts/new.ts'],
  'stream-record': ['scripts/stream-record.ts'],
  'markets-gen': ['scripts/markets-gen.ts'],
  'verify-round': ['scripts/verify-round.ts'],
  'verify-day': ['scripts/verify-day.ts'],
};

/** Fill both cores: one at a time on a machine. */
export const heavyTasks = ['test', 'verify', 'story', 'visual', 'journey', 'bench'];

import { join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const config = new ESLint({ cwd: root });
const linter = new Linter();
const LOAD_MS = 60_000;

// The first question loads the configuration with all of its plugins.
beforeAll(() => config.calculateConfigForFile(join(root, 'src/app/start.tsx')), LOAD_MS);

/** The restricted imports and syntax of one line, as if it stood in the file; types are not needed for these. */
async function problemsIn(file: string, code: string): Promise<string[]> {
  const { rules = {} } = (await config.calculateConfigForFile(join(root, file))) ?? {};
  const restricted = Object.entries(rules).filter(([name]) => name.startsWith('no-restricted-'));
  const messages = linter.verify(code, [
    {
      files: ['**/*'],
      languageOptions: { parser: tseslint.parser },
      rules: Object.fromEntries(restricted) as Linter.RulesRecord,
    },
  ]);
  return messages.map(({ ruleId, message }) => ruleId ?? message);
}

const door = "import { makePick } from '@/entities/slip/testing';";
const fakeApi = "import { createFakeApi } from '@/shared/api/testing';";
const sampleFile = "import { makePick } from '../lib/sample-picks';";
const testLibrary = "import { makeScope } from '@/shared/lib/test-scope';";
const world = "import { createWorld } from './test/world.ts';";

it.each([
  ['src/pages/home/model.ts', door],
  ['src/widgets/bet-slip/ui/bet-slip.tsx', door],
  ['src/features/login/index.ts', fakeApi],
  ['src/entities/slip/model/slip.ts', sampleFile],
  ['src/app/start.tsx', testLibrary],
  ['server/src/modules/sportsbook/service.ts', world],
])('production code in %s may not have: %s', async (file, code) => {
  expect(await problemsIn(file, code)).toEqual(['no-restricted-imports']);
});

it.each([
  ['src/pages/home/model.test.ts', door],
  ['src/widgets/bet-slip/ui/bet-slip.stories.tsx', door],
  ['src/widgets/bet-slip/ui/sample-states.ts', door],
  ['src/entities/slip/testing.ts', "export { makePick } from './lib/sample-picks';"],
  ['.storybook/with-scope.tsx', testLibrary],
  ['server/src/modules/sportsbook/settle.test.ts', world],
  ['server/src/modules/sportsbook/test/world.ts', "import { specs } from './specs.ts';"],
])('tests and stories in %s may have: %s', async (file, code) => {
  expect(await problemsIn(file, code)).toEqual([]);
});

it.each(['src/pages/home/model.ts', 'src/pages/home/model.test.ts'])(
  'a slice is entered by a door in %s',
  async (file) => {
    const code = "import { makePick } from '@/entities/slip/lib/sample-picks';";
    expect(await problemsIn(file, code)).toContain('no-restricted-imports');
  },
);

const mock = "import { createMock } from '../../mock/server.ts';";
const links = "import { createLinkOpener } from '../../scripts/lib/dev-links.ts';";

it.each([
  ['server/src/app.ts', mock],
  ['server/src/http.ts', links],
  ['src/app/start.tsx', mock],
  ['src/app/start.tsx', links],
  ['mock/server.ts', "import { createHttp } from '../server/src/http.ts';"],
  ['mock/world/world.ts', "import { createWorld } from '#simulator/world.ts';"],
  ['mock/world/world.ts', "import { makePick } from '@/entities/slip/testing';"],
])('the mock is apart from what runs for people: %s may not have: %s', async (file, code) => {
  expect(await problemsIn(file, code)).toEqual(['no-restricted-imports']);
});

it.each([
  ['mock/world/world.ts', "import { createHub } from '../stream/hub.ts';"],
  ['mock/server.ts', "import { payoutOf } from '#rules/money.ts';"],
])('the mock in %s may have: %s', async (file, code) => {
  expect(await problemsIn(file, code)).toEqual([]);
});

it.each([
  'src/entities/game/lib/membership.ts',
  'src/entities/game/model/offer.ts',
  'src/app/router/root.tsx',
  'server/src/modules/wager/place.ts',
  'rules/settle.ts',
  'simulator/fixture-script.ts',
  'scripts/api-gen.ts',
])('production code in %s may not cast to never', async (file) => {
  expect(await problemsIn(file, 'send(body as never);')).toEqual(['no-restricted-syntax']);
});

it.each([
  'if (state.status === 3) stop();',
  'if (fixtureStatus >= 2) stop();',
  'if (market.status !== MARKET_STATUS.open) stop();',
  'if (FIXTURE_STATUS.finished === status) stop();',
  'if (leg.result === LEG_RESULT.open) stop();',
])('statuses are compared in rules/ only: %s', async (code) => {
  expect(await problemsIn('src/entities/bet/lib/bet.ts', code)).toEqual(['no-restricted-syntax']);
  expect(await problemsIn('server/src/modules/wager/settle.ts', code)).toHaveLength(1);
  expect(await problemsIn('rules/settle.ts', code)).toEqual([]);
});

it('a status of HTTP is compared as it is', async () => {
  expect(await problemsIn('src/shared/api/model.ts', 'if (status === 404) stop();')).toEqual([]);
});

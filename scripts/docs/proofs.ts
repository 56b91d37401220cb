/** How it is known that a command of the documents works. */
export type Proof =
  /** Run as it is written; `args` in place of its own where it would write, take minutes, or want a value. */
  | { kind: 'run'; args?: readonly string[]; code?: number; answers: RegExp }
  /** `npm test` has a step that runs the very same. */
  | { kind: 'step'; step: string }
  /** Another test runs it, and has this text. */
  | { kind: 'test'; file: string; has: string };

const run = (answers: RegExp, more: { args?: readonly string[]; code?: number } = {}): Proof => ({
  kind: 'run',
  answers,
  ...more,
});
const step = (name: string): Proof => ({ kind: 'step', step: name });
const test = (file: string, has: string): Proof => ({ kind: 'test', file, has });
/** Typed as the document has it. */
const season = (has: string): Proof => test('scripts/docs/season.test.ts', has);
const mock = (has: string): Proof => test('scripts/docs/mock.test.ts', has);

/** Without a section to run it names those that there are. */
const section = (name: string): Proof =>
  run(new RegExp(`one of: .*\\b${name}\\b`), { args: ['no-section'], code: 1 });
/** Of the whole list of journeys, which Playwright makes without running one. */
const journey = (answers: RegExp): Proof => run(answers, { args: ['--list'] });
/** One short step in place of those named, which the test looks up. */
const someSteps = run(/^1 passed, 0 failed$/m, { args: ['--only', 'lock'] });

/** Made in a copy of the tree by a step of `npm test`. */
const made = (kind: string): Proof => test('scripts/check-new.ts', `['${kind}', `);

const DEV_MOCK = 'e2e/lib/mock-site.ts';
const PICTURES = 'e2e/tools/pictures.spec.ts';
const BOARD_OPTIONS = ['--rates', '1000', '--boards', 'ours', '--look', 'trace'];

/** Every command of every document; `commands.test.ts` fails for one that is missing here, and for one that is left. */
export const proofs: Readonly<Record<string, Proof>> = {
  'npm start': season('SEASON'),
  'npm run dev': test('scripts/docs/dev.test.ts', 'npm run dev'),
  'CLOCK=manual CLOCK_START=2026-11-21T12:00:00Z npm run dev': test(
    'scripts/docs/dev.test.ts',
    'commandsOf',
  ),
  'npm run dev:mock': mock('npm run dev:mock'),
  'npm run dev:mock -- --scenario NAME': mock('npm run dev:mock -- --scenario NAME'),
  'npm run dev:mock -- --built': test(DEV_MOCK, "['--mock', '--built']"),
  'npm run storybook': test('e2e/tools/storybook-dev.spec.ts', 'startStorybook()'),
  'npm run build': step('build'),

  'npm test': someSteps,
  'npm test -- --only budgets,biome,types-client': someSteps,
  'npm test -- --only journeys,stories': someSteps,
  'npm test -- --only unit,types-client': someSteps,
  'npx vitest run src/features/place-bet': run(/place-bet\/model\/placement\.test\.ts/, {
    args: ['list', '--filesOnly', 'src/features/place-bet'],
  }),
  'npx vitest run --project server server/src/modules/wallet': run(/wallet\/ledger\.test\.ts/, {
    args: ['list', '--filesOnly', '--project', 'server', 'server/src/modules/wallet'],
  }),
  'FAIRNESS_GAMES=250 npx vitest run --project simulator simulator/fairness/fairness.test.ts': test(
    'simulator/fairness/fairness.test.ts',
    'FAIRNESS_GAMES',
  ),
  'npm run story -- --grep OddsCell': step('stories'),
  // What it does not know goes to Playwright, as the journeys' below.
  'npm run story -- --grep FavouriteStar': step('stories'),
  'npm run story -- --ui-port 8090': step('stories'),
  'npm run visual': test(PICTURES, "open('compare')"),
  'npm run visual -- --update': test(PICTURES, "open('update')"),
  'npm run visual -- --before': test(PICTURES, "open('shoot')"),
  'npm run journey -- place-a-bet': journey(/journeys\/place-a-bet\.spec\.ts/),
  'npm run journey -- --grep bonus': journey(/›.* bonus/),
  'npm run journey -- qa mock --project tools': journey(/\[tools\] › .*mock\.spec[\s\S]*qa\.spec/),
  'npm run journey -- --ui-port 8090': run(/--ui-port/, { args: ['--help'] }),
  'npx playwright show-report .cache/journeys/report': run(/show-report \[options\] \[report\]/, {
    args: ['show-report', '--help'],
  }),
  'node scripts/check-stories.ts': step('has-stories'),
  'npm run chromatic': run(/^CHROMATIC_PROJECT_TOKEN is not set/, { code: 1 }),

  'npm run new -- widget NAME': made('widget'),
  'npm run new -- widget hot-matches': made('widget'),
  'npm run new -- page NAME --path /coupon': made('page'),
  'npm run new -- page x': made('page'),
  'npm run new -- operation NAME --module notice': made('operation'),
  'npm run new -- operation dice-table --module notice': made('operation'),

  'npm run api:gen': step('api-gen'),
  'npm run contract:clients': step('contract-clients'),
  'npm run contract:lint': step('contract-lint'),
  'npm run contract:diff': run(/./),
  'npm run contract:diff -- OLD': run(/nothing that clients notice has changed/, {
    args: ['openapi/dist/openapi.json'],
  }),
  'npm run contract:diff -- --publish': run(/nothing that clients notice has changed/, {
    args: ['openapi/dist/openapi.json', '--publish'],
  }),
  'npm run bet:path': run(/agrees with the code/, { args: ['--check'] }),
  'npm run stream:record': test('server/test/transcripts.test.ts', 'toMatchFileSnapshot'),
  'npm run markets:gen': test('rules/markets/market-types.test.ts', 'marketModules(readMarkets())'),
  'npm run format': step('biome'),
  // The installation before it needs a registry.
  'npm run deps': step('lock'),

  'npm run bench': section('sizes'),
  'npm run bench -- sizes': section('sizes'),
  'npm run bench -- placements': section('placements'),
  'npm run bench -- interactions': section('interactions'),
  'npm run bench -- load': section('load'),
  'npm run bench -- blocking': section('blocking'),
  'npm run bench -- catalogue': section('catalogue'),
  'node bench/board.ts': run(/no client in \/absent/, { args: ['--client', '/absent'], code: 1 }),
  'npx node bench/board.ts --rates 1000 --boards ours --look trace': run(/no client in \/absent/, {
    args: [...BOARD_OPTIONS, '--client', '/absent'],
    code: 1,
  }),
  'npx node bench/slow-line.ts --base http://localhost:3000': run(/Unknown option '--basis'/, {
    args: ['--base', 'http://localhost:3000', '--basis'],
    code: 1,
  }),
  'npm run enemy': test('server/test/enemy.test.ts', 'bench/enemy/'),

  'npx node server/src/main.ts': test('server/src/main.test.ts', 'main.ts'),
  'npm run ledger:check': season("'npm run ledger:check'"),
  'npm run feed:import -- FILE.csv': season('SEASON'),
  'DATA_DIR=.data/season npm run feed:import -- E0.csv': season('SEASON'),
  'DATA_DIR=.data/season FEED=football-data CLOCK=manual CLOCK_START=2023-08-11T00:00:00Z npm start':
    season('SEASON'),
  'CLOCK=manual TRUST_PROXY=1 npm start': season('CONFORMANCE'),
  'npm run conformance -- --url http://localhost:3000/api --spread-addresses':
    season('CONFORMANCE'),
  'npm run conformance -- --url https://their-server/api': season('CONFORMANCE'),
  'npm run conformance -- --url …/api': season('CONFORMANCE'),
  'curl localhost:3000/api/member/login -H \'content-type: application/json\' -d \'{"userId":"admin01","password":"demo1234"}\'':
    season('SEASON'),
  "curl localhost:3000/api/admin/clock -H 'content-type: application/json' -H 'X-AUTH-TOKEN: …' -d '{\"to\":\"2023-08-12T14:30:00Z\"}'":
    season('SEASON'),
  'TOKEN=$(curl -s localhost:3000/api/member/login -H \'content-type: application/json\' -d \'{"userId":"admin01","password":"demo1234"}\' | sed \'s/.*"token":"\\([^"]*\\)".*/\\1/\')':
    mock('CLOCK'),
  'curl -s localhost:3000/api/admin/clock -H "X-AUTH-TOKEN: $TOKEN" -H \'content-type: application/json\' -d "$(node -p \'JSON.stringify({ to: new Date(Date.now() + 864e5).toISOString() })\')"':
    mock('CLOCK'),
  'curl -X POST http://localhost:3000/__mock/scenario/NAME': mock('SCENARIO'),
};

/** How it is known that a command of the documents works. */
type Shown =
  /** Run as it is written; `args` in place of its own where it takes a value. */
  | { kind: 'run'; args?: readonly string[]; code?: number; answers: RegExp }
  /** `npm test` has a step that runs the very same. */
  | { kind: 'step'; step: string }
  /** Another test runs it, and has this text. */
  | { kind: 'test'; file: string; has: string };

export type Proof =
  | Shown
  /** Less than the command itself is shown, for the reason that is given. */
  | { kind: 'weak'; reason: string; shown: Shown };

const run = (answers: RegExp, more: { args?: readonly string[]; code?: number } = {}): Shown => ({
  kind: 'run',
  answers,
  ...more,
});
const step = (name: string): Shown => ({ kind: 'step', step: name });
const test = (file: string, has: string): Shown => ({ kind: 'test', file, has });
const weak = (reason: string, shown: Shown): Proof => ({ kind: 'weak', reason, shown });
/** Typed as the document has it. */
const season = (has: string): Shown => test('scripts/docs/season.test.ts', has);
const mock = (has: string): Shown => test('scripts/docs/mock.test.ts', has);

const MINUTES = 'a measurement takes minutes';
const OPTIONS = 'the step takes no options';
const LISTS = 'what it finds is listed, not run';
const CHECKS = 'what it would write is compared with what there is';

/** Without a section to run it names those that there are. */
const section = (name: string): Proof =>
  weak(MINUTES, run(new RegExp(`one of: .*\\b${name}\\b`), { args: ['no-section'], code: 1 }));
/** Of the whole list of journeys, which Playwright makes without running one. */
const journey = (answers: RegExp): Proof => weak(LISTS, run(answers, { args: ['--list'] }));
/** The test looks up the names of the others. */
const someSteps = weak(
  'one short step is run in place of its own',
  run(/^1 passed, 0 failed$/m, { args: ['--only', 'lock'] }),
);
const stories = weak(OPTIONS, step('stories'));
const pictures = (mode: string): Proof =>
  weak(
    'pictures are compared in this mode, without the run of stories',
    test(PICTURES, `open('${mode}')`),
  );
const conformance = weak('one group of cases is run', season('CONFORMANCE'));

/** Made in a copy of the tree by a step of `npm test`. */
const made = (kind: string): Proof => test('scripts/check-new.ts', `['${kind}', `);

const DEV_MOCK = 'e2e/lib/mock-site.ts';
const PUBLISH = 'scripts/docs/publish.test.ts';
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
  'npm run storybook': weak(
    'it is started with other options, over a copy of the sources',
    test('e2e/tools/storybook-dev.spec.ts', 'startStorybook()'),
  ),
  'npm run build': step('build'),

  'npm test': someSteps,
  'npm test -- --only budgets,biome,types-client': someSteps,
  'npm test -- --only journeys,stories': someSteps,
  'npm test -- --only unit,types-client': someSteps,
  'npx vitest run src/features/place-bet': weak(
    LISTS,
    run(/place-bet\/model\/placement\.test\.ts/, {
      args: ['list', '--filesOnly', 'src/features/place-bet'],
    }),
  ),
  'npx vitest run --project server server/src/modules/wallet': weak(
    LISTS,
    run(/wallet\/ledger\.test\.ts/, {
      args: ['list', '--filesOnly', '--project', 'server', 'server/src/modules/wallet'],
    }),
  ),
  'FAIRNESS_GAMES=250 npx vitest run --project simulator simulator/fairness/fairness.test.ts': weak(
    'the step plays fewer games',
    test('simulator/fairness/fairness.test.ts', 'FAIRNESS_GAMES'),
  ),
  'npm run story -- --grep OddsCell': stories,
  'npm run story -- --grep FavouriteStar': stories,
  'npm run story -- --ui-port 8090': stories,
  'npm run visual': pictures('compare'),
  'npm run visual -- --update': pictures('update'),
  'npm run visual -- --before': pictures('shoot'),
  'npm run journey -- place-a-bet': journey(/journeys\/place-a-bet\.spec\.ts/),
  'npm run journey -- --grep bonus': journey(/›.* bonus/),
  'npm run journey -- qa mock --project tools': journey(/\[tools\] › .*mock\.spec[\s\S]*qa\.spec/),
  'npm run journey -- --ui-port 8090': weak(
    'it ends only by hand',
    run(/--ui-port/, { args: ['--help'] }),
  ),
  'npx playwright show-report .cache/journeys/report': weak(
    'it ends only by hand',
    run(/show-report \[options\] \[report\]/, { args: ['show-report', '--help'] }),
  ),
  'node scripts/check-stories.ts': step('has-stories'),
  'npm run chromatic': weak(
    'it needs an account',
    run(/^CHROMATIC_PROJECT_TOKEN is not set/, { code: 1 }),
  ),

  'npm run new -- widget NAME': made('widget'),
  'npm run new -- widget hot-matches': made('widget'),
  'npm run new -- page NAME --path /coupon': made('page'),
  'npm run new -- page x': made('page'),
  'npm run new -- operation NAME --module notice': made('operation'),
  'npm run new -- operation dice-table --module notice': made('operation'),

  'npm run api:gen': test(PUBLISH, 'run(GENERATE)'),
  'npm run contract:clients': step('contract-clients'),
  'npm run contract:lint': step('contract-lint'),
  'npm run contract:diff': run(/./),
  'npm run contract:diff -- OLD': run(/nothing that clients notice has changed/, {
    args: ['openapi/dist/openapi.json'],
  }),
  'npm run contract:diff -- --publish': test(PUBLISH, 'run(PUBLISH)'),
  'npm run bet:path': weak(CHECKS, run(/agrees with the code/, { args: ['--check'] })),
  'npm run stream:record': weak(
    CHECKS,
    test('server/test/transcripts.test.ts', 'toMatchFileSnapshot'),
  ),
  'npm run markets:gen': weak(
    CHECKS,
    test('rules/markets/market-types.test.ts', 'marketModules(readMarkets())'),
  ),
  'npm run format': weak(CHECKS, step('biome')),
  'npm run deps': weak('the installation before it needs a registry', step('lock')),

  'npm run bench': section('sizes'),
  'npm run bench -- sizes': section('sizes'),
  'npm run bench -- placements': section('placements'),
  'npm run bench -- interactions': section('interactions'),
  'npm run bench -- load': section('load'),
  'npm run bench -- blocking': section('blocking'),
  'npm run bench -- catalogue': section('catalogue'),
  'node bench/board.ts': weak(
    MINUTES,
    run(/no client in \/absent/, { args: ['--client', '/absent'], code: 1 }),
  ),
  'npx node bench/board.ts --rates 1000 --boards ours --look trace': weak(
    MINUTES,
    run(/no client in \/absent/, { args: [...BOARD_OPTIONS, '--client', '/absent'], code: 1 }),
  ),
  'npx node bench/slow-line.ts --base http://localhost:3000': weak(
    MINUTES,
    run(/Unknown option '--basis'/, {
      args: ['--base', 'http://localhost:3000', '--basis'],
      code: 1,
    }),
  ),
  'npm run enemy': weak(MINUTES, test('server/test/enemy.test.ts', 'bench/enemy/')),

  'npx node server/src/main.ts': test('server/src/main.test.ts', 'main.ts'),
  'npm run ledger:check': season("'npm run ledger:check'"),
  'npm run feed:import -- FILE.csv': season('SEASON'),
  'DATA_DIR=.data/season npm run feed:import -- E0.csv': season('SEASON'),
  'DATA_DIR=.data/season FEED=football-data CLOCK=manual CLOCK_START=2023-08-11T00:00:00Z npm start':
    season('SEASON'),
  'CLOCK=manual TRUST_PROXY=1 npm start': season('CONFORMANCE'),
  'npm run conformance -- --url http://localhost:3000/api --spread-addresses': conformance,
  'npm run conformance -- --url https://their-server/api': conformance,
  'npm run conformance -- --url …/api': conformance,
  'curl localhost:3000/api/member/login -H \'content-type: application/json\' -d \'{"userId":"admin01","password":"demo1234"}\'':
    season('SEASON'),
  "curl localhost:3000/api/admin/clock -H 'content-type: application/json' -H 'X-AUTH-TOKEN: …' -d '{\"to\":\"2023-08-12T14:30:00Z\"}'":
    season('SEASON'),
  'TOKEN=$(curl -s localhost:3000/api/member/login -H \'content-type: application/json\' -d \'{"userId":"admin01","password":"demo1234"}\' | sed \'s/.*"token":"\\([^"]*\\)".*/\\1/\')':
    mock('admin/clock'),
  'curl -s localhost:3000/api/admin/clock -H "X-AUTH-TOKEN: $TOKEN" -H \'content-type: application/json\' -d "$(node -p \'JSON.stringify({ to: new Date(Date.now() + 864e5).toISOString() })\')"':
    mock('admin/clock'),
  'curl -X POST http://localhost:3000/__mock/scenario/NAME': mock('SCENARIO'),
};

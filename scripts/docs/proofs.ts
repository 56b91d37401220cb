import { type Proof, run, type Shown, serve, small, step, test, weak } from './proof.ts';

/** Typed as the document has it. */
const season = (has: string): Shown => test('scripts/docs/season.test.ts', has);
const mock = (has: string): Shown => test('scripts/docs/mock.test.ts', has);

/** A section of `npm run bench`, the shortest way through it. */
const section = (name: string, reason: string, answers: RegExp): Proof =>
  small(reason, run(answers, { place: 'client', args: [name, '--once'] }));
const PASSED = /^ +[1-9]\d* passed/m;
const catalogue = run(PASSED, { place: 'catalogue' });
const journeys = run(PASSED, { place: 'client' });
/** Puts a file right that was spoilt, and leaves all others as they are. */
const repair = (...repairs: string[]): Shown => run(/^/, { place: 'sources', repairs });
const pictures = (has: string): Proof => small('of one story', test(PICTURES, has));
const conformance = small(
  'one group of cases; `server/test/conformance` runs all',
  season('CONFORMANCE'),
);

/** Made in a copy of the tree by a step of `npm test`. */
const made = (kind: string): Proof => test('scripts/check-new.ts', `['${kind}', `);

const DEV_MOCK = 'e2e/lib/mock-site.ts';
const PUBLISH = 'scripts/docs/publish.test.ts';
const PICTURES = 'scripts/docs/built/catalogue.test.ts';
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
  'npm run storybook': test('e2e/tools/storybook-dev.spec.ts', 'startStorybook('),
  'npm run build': step('build'),

  'npm test': test('.ci/run', '\nnpm test\n'),
  'npm test -- --all': small(
    'one step; `share.test.ts` holds that no step is split then',
    run(/^1 passed, 0 failed$/m, { args: ['--all', '--only', 'lock'] }),
  ),
  'npm test -- --only api-gen,budgets': run(/^2 passed, 0 failed$/m, {
    place: 'sources',
  }),
  'npx vitest run src/features/place-bet': run(/Tests +[1-9]\d* passed/),
  'npx vitest run --project server server/src/modules/wallet': run(/Tests +[1-9]\d* passed/),
  'FAIRNESS_GAMES=250 npx vitest run --project simulator simulator/fairness/fairness.test.ts':
    small('36 games, by the step "fairness"', test('simulator/fairness/fairness.test.ts', '?? 36')),
  'npm run story': small(
    'one story; `npm test` plays what has changed',
    run(PASSED, { place: 'catalogue', args: ['--grep', 'FavouriteStar/Refused'] }),
  ),
  'npm run story -- --changed': step('stories'),
  'npm run story -- --grep FavouriteStar': catalogue,
  'npm run story -- --ui-port 8090': serve('catalogue', /<title>Playwright Test/),
  'npm run visual': pictures("'npm run visual'"),
  'npm run visual -- --update': pictures("'npm run visual -- --update'"),
  'npm run visual -- --update --changed': pictures("'npm run visual -- --update --changed'"),
  'npm run visual -- --before': pictures("'npm run visual -- --before'"),
  'npm run journey -- place-a-bet': journeys,
  'npm run journey -- qa mock --project tools': small(
    'two tests of them; the step "journeys" runs all',
    run(/^ +2 passed/m, {
      place: 'client',
      args: ['qa', 'mock', '--project', 'tools', '--grep', 'link to every|knows of scenarios'],
    }),
  ),
  'npm run story -- --help': run(/--before {4}makes the pictures of the base commit/),
  'npm run journey -- --ui-port 8090': serve('client', /<title>Playwright Test/),
  'npx playwright show-report .cache/journeys/report': serve('client', /<title>Playwright/),
  'npm run story:check': step('has-stories'),
  'npm run chromatic': weak(
    'it needs an account',
    run(/^CHROMATIC_PROJECT_TOKEN is not set/, { code: 1 }),
  ),

  'npm run new -- widget NAME': made('widget'),
  'npm run new -- widget hot-matches': made('widget'),
  'npm run new -- page NAME --path /attendance': made('page'),
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
  'npm run bet:path': repair('docs/images/bet-path.svg'),
  'npm run stream:record': repair('openapi/transcripts/gap.txt', 'openapi/dist/asyncapi.json'),
  'npm run markets:gen': repair('rules/markets/offered.gen.ts', 'rules/markets/catalogue.gen.ts'),
  'npm run format': repair('rules/bonus.ts', 'src/app/index.tsx'),
  'npm run deps': weak('the installation before it needs a registry', step('lock')),

  'npm run bench': small('its first section; each has a line of its own', step('size')),
  'npm run bench -- sizes': step('size'),
  'npm run bench -- placements': section(
    'placements',
    'a tenth of a second on each side',
    /^pglite +8 /m,
  ),
  'npm run bench -- limits': section(
    'limits',
    'a tenth of a second on each side',
    /^pglite +\d+ /m,
  ),
  'npm run bench -- settlement': section('settlement', '200 bets on PGlite', /^pglite +200 /m),
  'npm run bench -- first-odds': section('first-odds', 'one visit of each page', /^100 +\d/m),
  'npm run bench -- statement': small(
    '2,000 lines on PGlite, each question once',
    run(/^sums and chart of a year /m, { args: ['statement', '--once'] }),
  ),
  'npm run bench -- desk-table': section('desk-table', '20 rows and 5 keys', /^20 +\d/m),
  'npm run bench -- approvals': small(
    '20 deposits on PGlite',
    run(/^pglite +\d+ /m, { args: ['approvals', '--once'] }),
  ),
  'npm run bench -- interactions': section(
    'interactions',
    'the slip on a phone, once',
    /^close the sheet +\d/m,
  ),
  'npm run bench -- load': section('load', 'one visit of the home', /^home +\d/m),
  'npm run bench -- blocking': section('blocking', 'one visit of the home', /^home +\d/m),
  'npm run bench -- catalogue': small(
    'one save, on a catalogue that was started for other tests',
    test('e2e/tools/storybook-dev.spec.ts', 'measureCatalogue(page, storybook, 1)'),
  ),
  'npm run bench -- live': section('live', 'one deposit', /^approval until .* +\d/m),
  'npx node bench/board.ts': small(
    'a second of both boards at one rate',
    run(/^ours \/ hand-written at 1000\/s: /m, {
      place: 'client',
      args: ['--rates', '1000', '--seconds', '1', '--repeats', '1'],
    }),
  ),
  'npx node bench/board.ts --rates 1000 --boards ours --look trace': small(
    'a second of one board',
    run(/trace of ours at 1000\/s/, {
      place: 'client',
      args: [...BOARD_OPTIONS, '--seconds', '1', '--repeats', '1'],
    }),
  ),
  'npx node bench/slow-line.ts --base http://localhost:3000': small(
    'one visit of one page, on the mock',
    test('e2e/tools/mock.spec.ts', "'bench/slow-line.ts', ['--base', mockUrl, "),
  ),
  'npm run enemy': weak(
    'a server with its world and a game take twenty seconds of a core; the test plays some minutes of it',
    test('server/test/enemy.test.ts', 'bench/enemy/'),
  ),
  'npm run enemy -- --tether': weak(
    'three rounds take minutes; the test plays one of them on a server in its process',
    test('server/test/enemy-tether.test.ts', 'bench/enemy/tether/'),
  ),

  'npx node server/src/main.ts': test('server/src/main.test.ts', 'main.ts'),
  'npm run ledger:check': season("'npm run ledger:check'"),
  'npm run feed:import -- FILE.csv': season('SEASON'),
  'DATA_DIR=.data/season npm run feed:import -- E0.csv': season('SEASON'),
  'npm run feed:record -- day.jsonl.gz --from 2026-11-21T12:00:00Z --hours 3': test(
    'server/src/feed-record.test.ts',
    "run('feed-record', 'day.jsonl.gz', '--from', FROM, '--hours'",
  ),
  'DATA_DIR=.data/day npm run feed:replay -- day.jsonl.gz --at 2026-12-24T12:00:00Z': test(
    'server/src/feed-record.test.ts',
    "run('feed-replay', 'day.jsonl.gz', '--at', AT)",
  ),
  'DATA_DIR=.data/season FEED=football-data CLOCK=manual CLOCK_START=2023-08-11T00:00:00Z npm start':
    season('SEASON'),
  'CLOCK=manual TRUST_PROXY=1 npm start': season('CONFORMANCE'),
  'npm run conformance -- --url http://localhost:3000/api --spread-addresses': conformance,
  'npm run conformance -- --url https://their-server/api': conformance,
  'npm run conformance -- --url …/api': conformance,
  'npm run conformance -- --url https://their-server/api --account member= --account admin= --only input/getSetting,stream/heartbeat':
    test('server/test/conformance/cli.test.ts', "'--account', 'member=', '--account', 'admin='"),
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

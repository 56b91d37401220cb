import fc from 'fast-check';
import { SIGNUP_CONSTANTS } from '#rules/signup.ts';
import { DEMO_PASSWORD, type TestApp } from '../build-test-app.ts';
import type { Hints } from './requests.ts';

interface Offered {
  id: string;
  odds: number;
  line: number | null;
  offerScore: null;
  inPlay: boolean;
}

const HANGUL = fc.stringMatching(/^[가-힣]{2,6}$/);

function signupBody(simple: boolean) {
  const owner = simple ? 'manager01' : 'member01';
  const chosen = {
    userId: fc.stringMatching(/^[a-z]{3}[0-9]{8}$/),
    password: fc.constant('pass1234'),
    nickname: HANGUL,
    withdrawPassword: fc.constant('1234'),
    suggestionCode1: fc.constant(simple ? 'USD' : 'HANPAN'),
    storeUserId: fc.constant(`mem_demo_${owner}`),
    recommender: fc.constant(simple ? '한판이' : ''),
    tetherSignupFlag: fc.constant(simple ? 1 : 0),
  };
  const normal = {
    phoneNumber: fc.stringMatching(/^010[0-9]{8}$/),
    bankId: fc.constant(1),
    accountNumber: fc.stringMatching(/^[0-9]{10}$/),
    accountHolder: HANGUL,
    birthYear: fc.constant(1990),
  };
  return fc
    .record({ ...chosen, ...(simple ? {} : normal) })
    .map((one) => ({ ...SIGNUP_CONSTANTS, ...one }));
}

function betBodies(offered: readonly Offered[]): fc.Arbitrary<unknown> {
  const leg = fc
    .constantFrom(...offered)
    .map(({ id, ...offer }) => ({ selectionId: id, ...offer }));
  return fc.record({
    stake: fc.integer({ min: 10_000, max: 20_000 }),
    legs: fc.array(leg, { minLength: 1, maxLength: 3 }),
    bonusFolders: fc.constant(null),
    oddsPolicy: fc.constantFrom('any', 'higher', 'none'),
  });
}

/** Cursors of both kinds of ids, whichever the list has, with instants that a list may have and ones out of range. */
function cursors(): fc.Arbitrary<string> {
  const at = fc.constantFrom('0', '1715385600000', '9'.repeat(15), '9'.repeat(16), '-1', '1e15');
  const id = fc.constantFrom('msg_4c1z8y2d', 'bet_1', '42', '9'.repeat(18), '9'.repeat(19));
  return fc.tuple(at, id).map((parts) => Buffer.from(parts.join('.')).toString('base64url'));
}

async function columnOf(site: TestApp, sql: string): Promise<string[]> {
  return (await site.db.query<{ id: string }>(sql)).map((one) => one.id);
}

/** Places a bet, sends a message and applies for an account, so that there are ids to ask for. */
export async function fuzzHints(site: TestApp): Promise<Hints> {
  const offered = await site.db.query<Offered>(
    `select s.id, s.odds, m.line, m.offer_score as "offerScore",
              m.phase = 'inplay' as "inPlay" from selection s join market m on m.id = s.market_id
     join fixture f on f.id = s.fixture_id
     where s.status = 1 and m.status = 1 and m.phase = 'prematch' and f.starts_at > $1 order by s.id limit 40`,
    [site.clock.now() + 6 * 3_600_000],
  );
  const token = await site.login('member01');
  const [first] = offered;
  if (!first) throw new Error('the feed offers nothing');
  const placed = await site.call<{ id: string }>('POST', '/bet', {
    token,
    headers: { 'idempotency-key': 'fuzz-first-bet' },
    body: {
      stake: 10_000,
      oddsPolicy: 'any',
      bonusFolders: null,
      legs: [
        {
          selectionId: first.id,
          odds: first.odds,
          line: first.line,
          offerScore: null,
          inPlay: false,
        },
      ],
    },
  });
  if (placed.status !== 201) throw new Error(`the first bet: ${JSON.stringify(placed.body)}`);
  for (let at = 0; at < 20; at += 1) {
    await site.db.query(
      `insert into message (id, member_id, title, contents, sent_at, read_at)
       values ($1, 'mem_demo_member01', '제목', '내용', $2, $2)`,
      [`msg_fuzz_${at}`, site.clock.now()],
    );
    await site.db.query(
      `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, currency, created_at)
       values ($1, $1, $1, '', '', 'KRW', $2)`,
      [`mem_fuzz_${at}`, site.clock.now()],
    );
    await site.db.query(
      `with opened as (
         insert into request (id, kind, member_id, state, is_open, is_exclusive, created_at, updated_at)
         values ('req_' || $1, 'signup', $1, 'applied', true, true, $2, $2) returning id)
       insert into request_step (request_id, n, event, to_state, actor, actor_role, at)
       select id, 1, 'open', 'applied', $1, 'guest', $2 from opened`,
      [`mem_fuzz_${at}`, site.clock.now()],
    );
  }
  const messages = await columnOf(site, 'select id from message order by id');
  const fixtures = await columnOf(site, 'select id from fixture order by status desc, id limit 30');
  const finished = await columnOf(
    site,
    'select id from fixture where status = 3 order by id limit 10',
  );
  const leagues = await columnOf(site, 'select id from league order by id');
  const teams = await columnOf(site, 'select distinct home_id as id from fixture limit 10');
  const members = await columnOf(
    site,
    `select id from member where id like 'mem_fuzz%' order by id`,
  );
  const score = { home: 2, away: 1 };
  return {
    betId: fc.constantFrom(placed.body.id, 'bet_none'),
    key: fc.constant('fuzz-first-bet'),
    messageId: fc.constantFrom(...messages),
    memberId: fc.constantFrom(...members),
    favouriteId: fc.constantFrom(...leagues, ...teams, ...fixtures),
    fixtureId: fc.constantFrom(...fixtures, ...finished, ...finished),
    codeEquals: fc.constantFrom('HANPAN', 'USD', 'hanpan'),
    cursor: fc.oneof(fc.constant(''), cursors()),
    // One seed makes the same values for every operation, but a key is used once in all that place bets.
    'Idempotency-Key': (operationId) =>
      fc.stringMatching(/^[A-Za-z0-9_-]{20}$/).map((tail) => `${operationId}-${tail}`),
    'login.body': fc.constant({ userId: 'member02', password: DEMO_PASSWORD }),
    'signup.body': fc.oneof(signupBody(true), signupBody(false)),
    'changePassword.body': fc.constant({
      currentPassword: DEMO_PASSWORD,
      newPassword: DEMO_PASSWORD,
    }),
    'placeBet.body': betBodies(offered),
    'setClock.body': fc
      .integer({ min: 0, max: 1_000 })
      .map((ms) => ({ to: new Date(site.clock.now() + ms).toISOString() })),
    'correctResult.body': fc.constant({
      scores: { '10': { home: 1, away: 0 }, '20': { home: 1, away: 1 }, '100': score },
      reason: '기록 정정',
    }),
  };
}

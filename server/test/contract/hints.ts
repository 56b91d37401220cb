import fc from 'fast-check';
import { closedWeeks } from '#rules/referral.ts';
import { SIGNUP_CONSTANTS } from '#rules/signup.ts';
import { DEMO_WITHDRAW_PASSWORD } from '../../src/demo/accounts.ts';
import { DEMO_PASSWORD, type TestApp } from '../build-test-app.ts';
import { addReferrals } from './referral-hints.ts';
import { betHints, type Offered } from './bet-hints.ts';
import { boardHints } from './board-hints.ts';
import { bonusHints } from './bonus-hints.ts';
import { casinoHints } from './casino-hints.ts';
import { messageHints } from './message-hints.ts';
import { postHints } from './post-hints.ts';
import { couponHints } from './coupon-hints.ts';
import { debtHints } from './debt-hints.ts';
import { figuresHints } from './figures-hints.ts';
import { inquiryHints } from './inquiry-hints.ts';
import { resultHints } from './result-hints.ts';
import { rewardHints } from './reward-hints.ts';
import { roundHints } from './round-hints.ts';
import { emptyLeaver, leavingHints } from './leaver.ts';
import type { Hints } from './requests.ts';
import { tetherHints } from './tether-hints.ts';
import { tournamentHints } from './tournament-hints.ts';

/** What staff does with a member who is approved. */
const DESK_MEMBER_OPERATIONS = [
  ...['suspendMember', 'restoreMember', 'endMemberSessions', 'unlockWithdrawals'],
  ...['changeMember', 'addMemberNote', 'getDeskMember'],
];

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

/** Cursors of both kinds of ids, whichever the list has, with instants that a list may have and ones out of range. */
function cursors(): fc.Arbitrary<string> {
  const at = fc.constantFrom('0', '1715385600000', '9'.repeat(15), '9'.repeat(16), '-1', '1e15');
  const id = fc.constantFrom('msg_4c1z8y2d', 'bet_1', '42', '9'.repeat(18), '9'.repeat(19));
  return fc.tuple(at, id).map((parts) => Buffer.from(parts.join('.')).toString('base64url'));
}

const MONEY_DETAILS = {
  amount: 10_000,
  currency: 'KRW',
  depositorName: '김한판',
  bonus: 'none',
  bonusPoints: 0,
  turnover: 10_000,
  bank: null,
  rate: null,
};

async function columnOf(site: TestApp, sql: string): Promise<string[]> {
  return (await site.db.query<{ id: string }>(sql)).map((one) => one.id);
}

/** Places a bet, sends a message and applies for an account, so that there are ids to ask for. */
export async function fuzzHints(site: TestApp): Promise<Hints> {
  // Before the member has a message to read.
  const casino = await casinoHints(site);
  const offers = (where: string, most: number) =>
    site.db.query<Offered>(
      `select s.id, s.odds, m.line, m.offer_score as "offerScore",
              m.phase = 'inplay' as "inPlay" from selection s join market m on m.id = s.market_id
       join fixture f on f.id = s.fixture_id
       where s.status = 1 and m.status = 1 and m.phase = 'prematch' and f.starts_at > $1 and ${where} order by s.id limit ${most}`,
      [site.clock.now() + 6 * 3_600_000],
    );
  const offered = [
    ...(await offers('true', 40)),
    // Wins and many goals of the same matches, for their joint prices.
    ...(await offers(`f.sport = 'football' and s.id ~ '[.](1[.]_[.]1|2[.][1-3]50[.]Over)$'`, 40)),
  ];
  const token = await site.login('member01');
  const [first] = offered;
  if (!first) throw new Error('the feed offers nothing');
  const { id: selectionId, odds, line } = first;
  const legs = [{ selectionId, odds, line, offerScore: null, inPlay: false }];
  const bet = async (key: string) => {
    const headers = { 'idempotency-key': key };
    const body = { stake: 10_000, oddsPolicy: 'any', bonusFolders: null, legs };
    const placed = await site.call<{ id: string }>('POST', '/bet', { token, headers, body });
    if (placed.status !== 201) throw new Error(`the bet ${key}: ${JSON.stringify(placed.body)}`);
    return placed.body.id;
  };
  const placedId = await bet('fuzz-first-bet');
  const targetId = await bet('fuzz-second-bet');
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
  await emptyLeaver(site);
  // Cancelled before the fuzz test: a deposit of now would keep its own waiting for five minutes.
  await site.db.query(
    `with opened as (
       insert into request (id, kind, member_id, state, is_open, is_exclusive, details, created_at, updated_at)
       values ('req_fuzz', 'deposit', 'mem_demo_member01', 'cancelled', false, true, $1::jsonb, $2, $2) returning id)
     insert into request_step (request_id, n, event, to_state, actor, actor_role, at)
     select id, 1, 'open', 'cancelled', 'mem_demo_member01', 'member', $2 from opened`,
    [JSON.stringify(MONEY_DETAILS), site.clock.now() - 86_400_000],
  );
  const exchanged = await site.call<{ id: string }>('POST', '/exchange', {
    token,
    headers: { 'idempotency-key': 'fuzz-first-withdrawal' },
    body: { amount: 10_000, withdrawPassword: DEMO_WITHDRAW_PASSWORD },
  });
  const withdrawalId = exchanged.body.id;
  await site.call('POST', `/exchange/${withdrawalId}/cancel`, { token });
  const weeks = closedWeeks(site.clock.now()).map((week) => week.from);
  await addReferrals(site, weeks[0] ?? 0);
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
  for (const limit of [1_000, 1_440])
    await site.call('PUT', '/protection/limit', {
      token,
      body: { kind: 'session', period: 'day', limit },
    });
  const coupons = await columnOf(
    site,
    `select id from coupon where member_id = 'mem_demo_member01' order by id`,
  );
  await site.db.query(
    `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, currency, state, level, created_at)
     select $1 || n, $1 || n, $1 || n, '', '', 'KRW', 'approved', 12, $2 from generate_series(1, 5) n`,
    ['mem_desk', site.clock.now()],
  );
  const approved = await columnOf(site, `select id from member where id like 'mem_desk%'`);
  const applications = members.map((id) => `req_${id}`);
  return {
    betId: fc.constantFrom(placedId, 'bet_none'),
    'setCashOutTarget.betId': fc.constantFrom(targetId, 'bet_none'),
    key: fc.constant('fuzz-first-bet'),
    messageId: fc.constantFrom(...messages),
    memberId: fc.constantFrom(...members),
    ...Object.fromEntries(
      DESK_MEMBER_OPERATIONS.map((id) => [`${id}.memberId`, fc.constantFrom(...approved)]),
    ),
    'getMemberStatement.memberId': fc.constant('mem_demo_member01'),
    'getMemberStatementSummary.memberId': fc.constant('mem_demo_member01'),
    'suspendMember.body': fc.record({
      kind: fc.constantFrom('suspend', 'ban'),
      until: fc.constant(null),
      reason: fc.constant('본인 확인'),
    }),
    'changeMember.body': fc.record({
      level: fc.constantFrom(7, 11, 12),
      tendency: fc.integer({ min: 0, max: 99 }),
      reason: fc.constant('재평가'),
    }),
    'adjustBalance.body': fc.record({
      memberId: fc.constant('mem_demo_member02'),
      account: fc.constantFrom('money', 'points', 'tether'),
      amount: fc.integer({ min: 1, max: 9_000 }),
      reason: fc.constant('무효 보상'),
    }),
    'searchDesk.q': fc.constantFrom('member', '01000000001', 'req_', '127.0.0'),
    ...figuresHints('getFigures', site),
    ...figuresHints('getGameFigures', site),
    ip: fc.constantFrom('203.0.113.1', '203.0.113.2'),
    'blockAddress.body': fc.record({
      ip: fc.constantFrom('203.0.113.1', '203.0.113.2', '2001:db8::1'),
      reason: fc.constant('다중 계정'),
    }),
    favouriteId: fc.constantFrom(...leagues, ...teams, ...fixtures),
    fixtureId: fc.constantFrom(...fixtures, ...finished, ...finished),
    codeEquals: fc.constantFrom('HANPAN', 'USD', 'hanpan'),
    from: fc.integer({ min: 1, max: 366 }).map((days) => site.clock.now() - days * 86_400_000),
    to: fc.integer({ min: 0, max: 1_000 }).map((ms) => site.clock.now() + ms - 86_400_000 / 2),
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
    'signOutElsewhere.body': fc.constant({ currentPassword: DEMO_PASSWORD }),
    'leaveSite.body': fc.constant({ currentPassword: DEMO_PASSWORD }),
    'changeWithdrawPassword.body': fc.constant({
      currentPassword: DEMO_WITHDRAW_PASSWORD,
      newPassword: DEMO_WITHDRAW_PASSWORD,
    }),
    ...betHints(offered),
    'getDeskRequest.kind': fc.constant('signup'),
    'decideDeskRequest.kind': fc.constant('signup'),
    'getDeskRequest.requestId': fc.constantFrom(...applications),
    'decideDeskRequest.requestId': fc.constantFrom(...applications),
    'decideDeskRequest.body': fc.constantFrom(
      { event: 'check', reason: null },
      { event: 'release', reason: null },
      { event: 'approve', reason: null },
      { event: 'reject', reason: '정보 불일치' },
    ),
    requestId: (operationId) =>
      fc.constantFrom(operationId === 'cancelDeposit' ? 'req_fuzz' : withdrawalId),
    couponId: fc.constantFrom(...coupons),
    // So high that the other operations go on; a break that is taken is forgotten by `recover`.
    'setOwnLimit.body': fc.record({
      kind: fc.constantFrom('deposit', 'stake', 'loss'),
      period: fc.constantFrom('day', 'week', 'month'),
      limit: fc.integer({ min: 999_999_000_000, max: 1_000_000_000_000 }),
    }),
    'cancelLimitRaise.body': fc.constantFrom(
      { kind: 'session', period: 'day' },
      { kind: 'session', period: 'week' },
    ),
    'convertRolling.body': fc.constantFrom({ amount: 1_000 }, { amount: 1_500 }),
    'setRollingRate.memberId': fc.constant('mem_demo_member01'),
    'requestSettlement.kind': fc.constant('event'),
    'requestSettlement.body': fc.constant({ from: weeks[0] }),
    'convertPoints.body': fc.constantFrom({ points: 1_000 }, { points: 2_000 }),
    'requestDeposit.body': fc.record({
      amount: fc.integer({ min: 1, max: 50 }).map((units) => units * 10_000),
      depositorName: HANGUL,
      chargeType: fc.constant(1),
      bonus: fc.constantFrom('none', 'every'),
    }),
    'requestWithdrawal.body': fc.record({
      amount: fc.constantFrom(10_000, 20_000),
      withdrawPassword: fc.constant(DEMO_WITHDRAW_PASSWORD),
    }),
    'setClock.body': fc
      .integer({ min: 0, max: 1_000 })
      .map((ms) => ({ to: new Date(site.clock.now() + ms).toISOString() })),
    ...(await tetherHints(site, token)),
    ...(await resultHints(site, finished)),
    ...roundHints(site),
    ...(await boardHints(site)),
    ...(await rewardHints(site)),
    ...(await inquiryHints(site)),
    ...(await messageHints(site)),
    ...(await postHints(site)),
    ...(await couponHints(site)),
    ...(await bonusHints(site)),
    ...(await leavingHints(site)),
    ...(await debtHints(site, placedId)),
    ...(await tournamentHints(site)),
    ...casino,
  };
}

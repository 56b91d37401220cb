import fc from 'fast-check';
import { closedWeeks } from '#rules/referral.ts';
import { DEMO_WITHDRAW_PASSWORD } from '../../src/demo/accounts.ts';
import type { TestApp } from '../build-test-app.ts';
import { addReferrals } from './referral-hints.ts';
import { betHints, type Offered } from './bet-hints.ts';
import { boardHints } from './board-hints.ts';
import { bonusHints } from './bonus-hints.ts';
import { casinoHints } from './casino-hints.ts';
import { memberHints } from './member-hints.ts';
import { messageHints } from './message-hints.ts';
import { postHints } from './post-hints.ts';
import { couponHints } from './coupon-hints.ts';
import { debtHints } from './debt-hints.ts';
import { deskHints } from './desk-hints.ts';
import { inquiryHints } from './inquiry-hints.ts';
import { resultHints } from './result-hints.ts';
import { rewardHints } from './reward-hints.ts';
import { roundHints } from './round-hints.ts';
import { emptyLeaver, leavingHints } from './leaver.ts';
import type { Hints } from './requests.ts';
import { tetherHints } from './tether-hints.ts';
import { tournamentHints } from './tournament-hints.ts';

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

/** Picks that can be bet on for hours. */
async function readOffers({ db, clock }: TestApp): Promise<Offered[]> {
  const offers = (where: string) =>
    db.query<Offered>(
      `select s.id, s.odds, m.line, m.offer_score as "offerScore",
              m.phase = 'inplay' as "inPlay" from selection s join market m on m.id = s.market_id
       join fixture f on f.id = s.fixture_id
       where s.status = 1 and m.status = 1 and m.phase = 'prematch' and f.starts_at > $1 and ${where} order by s.id limit 40`,
      [clock.now() + 6 * 3_600_000],
    );
  return [
    ...(await offers('true')),
    // Wins and many goals of the same matches, for their joint prices.
    ...(await offers(`f.sport = 'football' and s.id ~ '[.](1[.]_[.]1|2[.][1-3]50[.]Over)$'`)),
  ];
}

/** Bets on one pick under each of the keys; returns the ids of the bets. */
async function placeBets(
  site: TestApp,
  token: string,
  offer: Offered | undefined,
  keys: readonly string[],
): Promise<string[]> {
  if (!offer) throw new Error('the feed offers nothing');
  const { id: selectionId, odds, line } = offer;
  const legs = [{ selectionId, odds, line, offerScore: null, inPlay: false }];
  const body = { stake: 10_000, oddsPolicy: 'any', bonusFolders: null, legs };
  const ids: string[] = [];
  for (const key of keys) {
    const headers = { 'idempotency-key': key };
    const placed = await site.call<{ id: string }>('POST', '/bet', { token, headers, body });
    if (placed.status !== 201) throw new Error(`the bet ${key}: ${JSON.stringify(placed.body)}`);
    ids.push(placed.body.id);
  }
  return ids;
}

async function addMessages({ db, clock }: TestApp): Promise<void> {
  await db.query(
    `insert into message (id, member_id, title, contents, sent_at, read_at)
     select 'msg_fuzz_' || n, 'mem_demo_member01', '제목', '내용', $1, $1 from generate_series(0, 19) n`,
    [clock.now()],
  );
}

/** Cancelled before the fuzz test: a deposit of now would keep its own waiting for five minutes. */
async function addCancelledDeposit({ db, clock }: TestApp): Promise<void> {
  await db.query(
    `with opened as (
       insert into request (id, kind, member_id, state, is_open, is_exclusive, details, created_at, updated_at)
       values ('req_fuzz', 'deposit', 'mem_demo_member01', 'cancelled', false, true, $1::jsonb, $2, $2) returning id)
     insert into request_step (request_id, n, event, to_state, actor, actor_role, at)
     select id, 1, 'open', 'cancelled', 'mem_demo_member01', 'member', $2 from opened`,
    [JSON.stringify(MONEY_DETAILS), clock.now() - 86_400_000],
  );
}

async function cancelledWithdrawal(site: TestApp, token: string): Promise<string> {
  const { body } = await site.call<{ id: string }>('POST', '/exchange', {
    token,
    headers: { 'idempotency-key': 'fuzz-first-withdrawal' },
    body: { amount: 10_000, withdrawPassword: DEMO_WITHDRAW_PASSWORD },
  });
  await site.call('POST', `/exchange/${body.id}/cancel`, { token });
  return body.id;
}

/** Places bets, sends messages and asks for money, so that there are ids to ask for. */
export async function fuzzHints(site: TestApp): Promise<Hints> {
  // Before the member has a message to read.
  const casino = await casinoHints(site);
  const offered = await readOffers(site);
  const token = await site.login('member01');
  const [placedId = '', targetId = ''] = await placeBets(site, token, offered[0], [
    'fuzz-first-bet',
    'fuzz-second-bet',
  ]);
  await addMessages(site);
  await emptyLeaver(site);
  await addCancelledDeposit(site);
  const withdrawalId = await cancelledWithdrawal(site, token);
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
  for (const limit of [1_000, 1_440])
    await site.call('PUT', '/protection/limit', {
      token,
      body: { kind: 'session', period: 'day', limit },
    });
  const coupons = await columnOf(
    site,
    `select id from coupon where member_id = 'mem_demo_member01' order by id`,
  );
  return {
    betId: fc.constantFrom(placedId, 'bet_none'),
    'setCashOutTarget.betId': fc.constantFrom(targetId, 'bet_none'),
    key: fc.constant('fuzz-first-bet'),
    messageId: fc.constantFrom(...messages),
    favouriteId: fc.constantFrom(...leagues, ...teams, ...fixtures),
    fixtureId: fc.constantFrom(...fixtures, ...finished, ...finished),
    codeEquals: fc.constantFrom('HANPAN', 'USD', 'hanpan'),
    from: fc.integer({ min: 1, max: 366 }).map((days) => site.clock.now() - days * 86_400_000),
    to: fc.integer({ min: 0, max: 1_000 }).map((ms) => site.clock.now() + ms - 86_400_000 / 2),
    cursor: fc.oneof(fc.constant(''), cursors()),
    // One seed makes the same values for every operation, but a key is used once in all that place bets.
    'Idempotency-Key': (operationId) =>
      fc.stringMatching(/^[A-Za-z0-9_-]{20}$/).map((tail) => `${operationId}-${tail}`),
    ...memberHints(),
    ...(await deskHints(site)),
    ...betHints(offered),
    requestId: (operationId) =>
      fc.constantFrom(operationId === 'cancelDeposit' ? 'req_fuzz' : withdrawalId),
    couponId: fc.constantFrom(...coupons),
    'requestSettlement.kind': fc.constant('event'),
    'requestSettlement.body': fc.constant({ from: weeks[0] }),
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

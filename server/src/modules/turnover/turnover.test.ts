import type { Db } from '../../lib/db.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDb } from '../../../test/open-test-db.ts';
import { createManualClock } from '../../lib/clock.ts';
import { createIds } from '../../lib/ids.ts';
import { createWalletService } from '../wallet/index.ts';
import { createTurnoverService } from './index.ts';
import { databases } from '../../../test/databases.ts';

const OPENED_AT = 1_000;
const REQUIRED = 100_000;
const STAKE = 10_000;
/** A settled bet on one outcome at 2.00 counts half its stake. */
const COUNTED = STAKE / 2;
const MATCH = 'match';
const HALF_TIME = 'match-with-scores';
/** A round of a powerball. */
const ROUND = '211-20260102-00001';
const PLACED = `
  insert into league (id, sport, name, country, ord, major) values ('league', 'football', 'League', 'KR', 1, false);
  insert into fixture (id, league_id, sport, home, away, home_id, away_id, starts_at, status, source, scores) values
    ('${HALF_TIME}', 'league', 'football', 'Home', 'Away', 'home', 'away', 0, 3, 'test', '{"10": {"home": 1, "away": 0},
      "20": {"home": 0, "away": 0}, "100": {"home": 1, "away": 0}}');
  insert into round_day values ('20260102', decode(repeat('00', 32), 'hex'), 'commitment', 0);
  insert into round (id, game_id, day_key, number, opens_at, closes_at, draws_at, settles_at, offer, facts)
  values ('${ROUND}', 211, '20260102', 1, 0, 1, 2, 2, '{}', '{}');`;

/** A leg on a fixture or a round, with what its kind keeps of it. */
interface Leg {
  kind?: string;
  eventId: string;
  subjectId: string;
  subject: object;
}

type Score = Record<'home' | 'away', number>;

/** A pick on a football match; `offerScore` of one in play. */
function pick(typeId: number, outcome: string, of: { line?: number; offerScore?: Score } = {}) {
  const { line = null, offerScore = null } = of;
  const marketId = `match.${typeId}.${line ?? '_'}`;
  const phase = offerScore ? 'inplay' : 'prematch';
  const sport = 'football';
  return (eventId: string): Leg => ({
    eventId,
    subjectId: `${eventId}.${marketId}.${outcome}`,
    subject: { marketId, sport, typeId, outcome, line, offerScore, phase, placedScore: offerScore },
  });
}

const roundPick = (market: string, selection: string): Leg => ({
  kind: 'round_selection',
  eventId: ROUND,
  subjectId: `${ROUND}.${market}.${selection}`,
  subject: { market, selection, return: 9_750 },
});

describe.each(databases)('turnover done on %s', (kind) => {
  let db: Db;
  let close: () => Promise<void>;
  const ids = createIds({ clock: createManualClock(OPENED_AT), seed: 7 });
  const turnover = createTurnoverService({ ids }, createWalletService({ ids }));
  beforeAll(async () => {
    ({ db, close } = await openTestDb(kind));
    await db.exec(PLACED);
  });
  afterAll(() => close());

  async function openMember(): Promise<string> {
    const id = ids.id('mem');
    await db.query(
      `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, currency, created_at)
       values ($1, $1, $1, 'x', 'x', 'approved', 'KRW', 0)`,
      [id],
    );
    await turnover.require(db, {
      memberId: id,
      source: 'deposit',
      sourceId: id,
      currency: 'KRW',
      required: REQUIRED,
      at: OPENED_AT,
    });
    return id;
  }

  async function addBet(memberId: string, placedAt: number, leg: Leg, status = 'settled') {
    const id = ids.id('bet');
    await db.query(
      `insert into bet (id, member_id, key, type, status, placed_at, stake, currency, total_odds, potential_payout,
         combo_key, odds_policy) values ($1, $2, $1, 1, $3, $4, $5, 'KRW', 200, $6, $1, 'any')`,
      [id, memberId, status, placedAt, STAKE, STAKE * 2],
    );
    const { kind: subjectKind = 'fixture_selection', eventId, subjectId, subject } = leg;
    await db.query(
      `insert into bet_leg (bet_id, idx, subject_kind, subject_id, event_id, subject, odds, result)
       values ($1, 0, $2, $3, $4, $5, 200, $6)`,
      [id, subjectKind, subjectId, eventId, JSON.stringify(subject), status === 'settled' ? 2 : 0],
    );
  }

  const done = async (memberId: string) => (await turnover.progress(db, memberId)).done;
  const [home, away, total] = [pick(7, '1X'), pick(1, '2'), pick(2, 'Over', { line: 250 })].map(
    (on) => on(MATCH),
  ) as [Leg, Leg, Leg];

  it('counts what was placed since the requirement, and nothing before it', async () => {
    const member = await openMember();
    await addBet(member, OPENED_AT - 1, total);
    expect(await done(member)).toBe(0);
    await addBet(member, OPENED_AT, home);
    expect(await done(member)).toBe(COUNTED);
  });

  it('counts no bets that win together whatever happens, also where the first is older than the requirement', async () => {
    const member = await openMember();
    await addBet(member, OPENED_AT - 1, home);
    await addBet(member, OPENED_AT + 1, away);
    expect(await done(member)).toBe(0);
    await addBet(member, OPENED_AT + 2, total);
    expect(await done(member)).toBe(COUNTED);
  });

  it('lets an open bet oppose, a cancelled one and another member’s not', async () => {
    const [member, other] = [await openMember(), await openMember()];
    await addBet(other, OPENED_AT + 1, away);
    await addBet(member, OPENED_AT - 1, away, 'cancelled');
    await addBet(member, OPENED_AT + 1, home);
    expect(await done(member)).toBe(COUNTED);
    await addBet(member, OPENED_AT + 2, away, 'accepted');
    expect(await done(member)).toBe(0);
  });
  it('counts two of three outcomes, which a draw loses, until the third is bet on', async () => {
    const member = await openMember();
    for (const outcome of ['1', '2']) await addBet(member, OPENED_AT, pick(1, outcome)(MATCH));
    expect(await done(member)).toBe(2 * COUNTED);
    await addBet(member, OPENED_AT, pick(1, 'X')(MATCH), 'accepted');
    expect(await done(member)).toBe(0);
  });

  it('counts nothing of a handicap in play at half-time and the other side of the second half', async () => {
    const [member, other] = [await openMember(), await openMember()];
    const second = pick(65, '2', { line: -50 })(HALF_TIME);
    const match = (score: Score) => pick(3, '1', { line: -50, offerScore: score })(HALF_TIME);
    await addBet(member, OPENED_AT, match({ home: 1, away: 0 }));
    await addBet(member, OPENED_AT, second);
    expect(await done(member)).toBe(0);
    // Before the goal of the first half the two were no sides of one event.
    await addBet(other, OPENED_AT, match({ home: 0, away: 0 }));
    await addBet(other, OPENED_AT, second);
    expect(await done(other)).toBe(2 * COUNTED);
  });

  it('counts nothing of odd and even over two markets of a round', async () => {
    const member = await openMember();
    await addBet(member, OPENED_AT, roundPick('n-oe', 'odd'));
    await addBet(member, OPENED_AT, roundPick('n-oe-uo', 'even-under'));
    expect(await done(member)).toBe(2 * COUNTED);
    await addBet(member, OPENED_AT, roundPick('n-oe-uo', 'even-over'));
    expect(await done(member)).toBe(0);
  });
});

import type { Db } from '../../lib/db.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDb } from '../../../test/open-test-db.ts';
import { createManualClock } from '../../lib/clock.ts';
import { createIds } from '../../lib/ids.ts';
import { createTurnoverService } from './index.ts';
import { databases } from '../../../test/databases.ts';

const OPENED_AT = 1_000;
const REQUIRED = 100_000;
const STAKE = 10_000;
/** A settled bet on one outcome at 2.00 counts half its stake. */
const COUNTED = STAKE / 2;

interface Leg {
  eventId: string;
  market: string;
  outcome: string;
}

describe.each(databases)('turnover done on %s', (kind) => {
  let db: Db;
  let close: () => Promise<void>;
  const ids = createIds({ clock: createManualClock(OPENED_AT), seed: 7 });
  const turnover = createTurnoverService({ ids });
  beforeAll(async () => {
    ({ db, close } = await openTestDb(kind));
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
    await db.query(
      `insert into bet_leg (bet_id, idx, subject_kind, subject_id, event_id, subject, odds, result)
       values ($1, 0, 'fixture_selection', $2, $3, $4, 200, $5)`,
      [
        id,
        `${leg.market}.${leg.outcome}`,
        leg.eventId,
        JSON.stringify({ marketId: leg.market }),
        status === 'settled' ? 2 : 0,
      ],
    );
  }

  const done = async (memberId: string) => (await turnover.progress(db, memberId)).done;
  const home: Leg = { eventId: 'match', market: 'match.1._', outcome: '1' };
  const away: Leg = { ...home, outcome: '2' };
  const total: Leg = { ...home, market: 'match.18.250', outcome: 'over' };

  it('counts what was placed since the requirement, and nothing before it', async () => {
    const member = await openMember();
    await addBet(member, OPENED_AT - 1, total);
    expect(await done(member)).toBe(0);
    await addBet(member, OPENED_AT, home);
    expect(await done(member)).toBe(COUNTED);
  });

  it('counts no bet on both sides of a market, also where the first is older than the requirement', async () => {
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
});

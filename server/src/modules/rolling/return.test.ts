import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baccaratReturn } from '#rules/casino/baccarat.ts';
import { casinoGames } from '#rules/casino/games.ts';
import { DEFAULT_ROLLING_RATES, MAX_ROLLING_RATE, type RollingCategory } from '#rules/rolling.ts';
import { ROUND_GAMES } from '#rules/rounds/games.ts';
import { everyMarketOf, paybackOf } from '#rules/rounds/tables.ts';
import { virtualMarkets } from '#rules/rounds/virtual-odds.ts';
import { BASKETBALL_LEADS, RACE_WEIGHTS, SOCCER_CLASSES } from '#rules/rounds/virtual.ts';
import { databases } from '../../../test/databases.ts';
import { openTestDb } from '../../../test/open-test-db.ts';
import type { Db } from '../../lib/db.ts';

const WHOLE = 10_000;
const STAKE = 1_000_000;
const KINDS: Record<RollingCategory, string> = {
  casino: 'casino_round',
  slot: 'slot_round',
  mini: 'round_selection',
};

const cards = [
  ...SOCCER_CLASSES.map(
    (_, strength) => ({ sport: 'soccer', strength, home: 0, away: 1 }) as const,
  ),
  ...BASKETBALL_LEADS.map((lead) => ({ sport: 'basketball', lead, home: 0, away: 1 }) as const),
  ...(['horse', 'dog'] as const).map((sport) => ({ sport, weights: RACE_WEIGHTS[sport] })),
];

/** What every selection of every game that earns comp returns, basis points, each number once a category. */
function everyReturn(): { category: RollingCategory; returned: number }[] {
  const markets = [...ROUND_GAMES.flatMap(everyMarketOf), ...cards.flatMap(virtualMarkets)];
  const rounds = markets.flatMap(({ market, selections }) =>
    selections.map((selection) => paybackOf(market, selection)),
  );
  const games = Object.values(casinoGames);
  const of = (kind: 'casino' | 'slot') =>
    games.filter((game) => game.kind === kind).map(({ rtp }) => rtp);
  return Object.entries({ mini: rounds, casino: of('casino'), slot: of('slot') }).flatMap(
    ([category, returns]) =>
      [...new Set(returns)].map((returned) => ({
        category: category as RollingCategory,
        returned,
      })),
  );
}

describe.each(databases)('return and comp together on %s', (kind) => {
  let db: Db;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ db, close } = await openTestDb(kind));
    for (const id of ['agent', 'plain', 'under'])
      await db.query(
        `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, currency, created_at)
         values ($1, $1, $1, 'x', 'x', 'approved', 'KRW', 0)`,
        [id],
      );
    await db.query("update member set store_user_id = 'agent' where id = 'under'");
    await db.query(
      "insert into rolling_rate select 'agent', c.category, $1, 0 from rolling_category c",
      [MAX_ROLLING_RATE],
    );
    await db.query(
      `insert into account (owner, kind, currency, allow_negative)
       select m, 'rolling_' || c.category, 'KRW', false from rolling_category c, unnest(array['plain', 'under']) m`,
    );
  });
  afterAll(() => close());

  /** The percentages of a settled stake that its member and agents earn, basis points together. */
  async function compOf(memberId: string, category: RollingCategory, returned: number) {
    const id = `${memberId}-${category}-${returned}`;
    await db.query(
      `insert into bet (id, member_id, key, type, status, label, placed_at, stake, currency, total_odds, potential_payout,
         combo_key, odds_policy, mode) values ($1, $2, $1, 3, 'settled', 1, 0, $3, 'KRW', 200, $3, $1, 'any', 'mini')`,
      [id, memberId, STAKE],
    );
    await db.query(
      `insert into bet_leg (bet_id, idx, subject_kind, subject_id, event_id, subject, odds, result)
       values ($1, 0, $2, $1, $1, $3, 200, 1)`,
      [id, KINDS[category], JSON.stringify({ return: returned })],
    );
    await db.query("select rolling_settle(b, 'txn_' || b.id, 0) from bet b where b.id = $1", [id]);
    const [row] = await db.query<{ comp: number }>(
      'select coalesce(sum(basis_points), 0)::int as comp from rolling_accrual where bet_id = $1',
      [id],
    );
    return row?.comp ?? 0;
  }

  it.each([
    ['at the usual rates', 'plain', DEFAULT_ROLLING_RATES],
    [
      'under an agent with the highest rate that can be set',
      'under',
      { casino: MAX_ROLLING_RATE, slot: MAX_ROLLING_RATE, mini: MAX_ROLLING_RATE },
    ],
  ])('are less than a stake, %s', async (_title, memberId, rates) => {
    const returns = everyReturn();
    expect(new Set(returns.map(({ category }) => category)).size).toBe(3);
    for (const { category, returned } of returns) {
      const comp = await compOf(memberId, category, returned);
      const highest = rates[category];
      expect(comp, `${category} ${returned}`).toBe(returned + highest < WHOLE ? highest : 0);
      expect(returned + comp).toBeLessThan(WHOLE);
    }
  });

  it('of a game are told by its best bet', () => {
    expect(Math.max(...Object.values(baccaratReturn()))).toBe(casinoGames.baccarat.rtp);
  });
});

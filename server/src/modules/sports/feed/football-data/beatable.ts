import { BONUS_TIERS } from '#rules/bonus.ts';
import type { LegResult } from '#rules/leg-result.ts';
import { settleSelection } from '#rules/settle.ts';
import { settleSlip } from '#rules/slip-settle.ts';
import { bestPortfolio } from '#simulator/index.ts';
import type { FeedMarket } from '../types.ts';

/** More goals decide no line that is offered. */
const MOST_GOALS = 5;
const SIDE = MOST_GOALS + 1;
const SCORES = Array.from({ length: SIDE * SIDE }, (_, index) => ({
  home: index % SIDE,
  away: Math.floor(index / SIDE),
}));
const STAKE = 10_000;

/** What becomes of a selection at each score; there are some hundred of them in all seasons. */
const known = new Map<string, LegResult[]>();

function resultsOf({ typeId, line }: FeedMarket, outcome: string): LegResult[] {
  const key = `${typeId}/${line}/${outcome}`;
  const results =
    known.get(key) ??
    SCORES.map((score) => {
      const scores = { '100': score };
      return settleSelection({ typeId, outcome, line, sport: 'football', scores, finished: true });
    });
  known.set(key, results);
  return results;
}

function returnsOf(market: FeedMarket): number[][] {
  return market.selections.map(({ outcome, odds }) => {
    const returns = new Map<LegResult, number>();
    return resultsOf(market, outcome).map((result) => {
      const returned =
        returns.get(result) ??
        settleSlip({ stake: STAKE, legs: [{ odds, result }], bonusFolders: null }).payout / STAKE;
      returns.set(result, returned);
      return returned;
    });
  });
}

/** Each column once: many scores pay alike. */
function distinct(rows: readonly (readonly number[])[]): number[][] {
  const columns = SCORES.map((_, at) => rows.map((row) => row[at] ?? 0));
  const worlds = [...new Map(columns.map((column) => [column.join(), column])).values()];
  return rows.map((_, bet) => worlds.map((world) => world[bet] ?? 0));
}

/**
 * What the best mix on one match may return at worst. Slips that combine the mixes of several matches return the product
 * of what each returns, times the bonus: three matches at 0.995 with ×1.03 return 1.015 whatever the scores.
 */
const SAFE_RETURN = Math.min(
  ...BONUS_TIERS.map(({ folders, factor }) => (100 / factor) ** (1 / folders)),
);

/**
 * Whether some mix of bets on these markets of a whole match returns its stake at every score, alone or in slips with
 * such matches and a bonus. Prices in a file may come from several bookmakers, or be the best of all, and then they can
 * be played against each other.
 */
export function isBeatable(markets: readonly FeedMarket[]): boolean {
  if (markets.length === 0) return false;
  return bestPortfolio(distinct(markets.flatMap(returnsOf))).worst >= SAFE_RETURN;
}

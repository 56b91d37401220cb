import { MARKET_STATUS } from '#rules/market-status.ts';
import { poissonStretch, toMarket, winner3 } from '#simulator/index.ts';
import type { FeedMarket } from '../types.ts';
import { isBeatable } from './beatable.ts';
import type { SeasonMatch } from './season-row.ts';

const SIZE = 11;
const FIRST_HALF = 0.45;
/** Goals of a usual match, where a row has no odds for the total. */
const USUAL_TOTAL = 2.65;

/** Root of a growing function between two bounds, by bisection. */
function solve(target: number, low: number, high: number, value: (x: number) => number): number {
  let [from, to] = [low, high];
  for (let step = 0; step < 40; step++) {
    const middle = (from + to) / 2;
    if (value(middle) < target) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/**
 * Goals expected of both sides, fitted to the full-time odds: margins are taken out in proportion, the total
 * is the Poisson mean whose chance of three goals or more is that of Over 2.5, and it is split so that
 * the home side's lead over the away side in winning chances is that of the 1X2 odds.
 */
export function fitRates(
  match: Pick<SeasonMatch, 'result' | 'total'>,
): { home: number; away: number } | null {
  const { result, total } = match;
  if (!result) return null;
  const mean = total
    ? solve(
        total.under / (total.over + total.under),
        0.3,
        8,
        (x) => 1 - Math.exp(-x) * (1 + x + (x * x) / 2),
      )
    : USUAL_TOTAL;
  const [home, draw, away] = [1 / result.home, 1 / result.draw, 1 / result.away];
  const lead = (home - away) / (home + draw + away);
  const share = solve(lead, 0.02, 0.98, (x) => {
    const { margin } = poissonStretch(mean * x, mean * (1 - x), SIZE);
    return margin.above(0) - margin.below(0);
  });
  return { home: mean * share, away: mean * (1 - share) };
}

type Prices = Pick<SeasonMatch, 'result' | 'total' | 'handicap'>;

function market(
  typeId: number,
  line: number | null,
  selections: readonly (readonly [string, number])[],
): FeedMarket {
  return {
    typeId,
    line,
    offerScore: null,
    status: MARKET_STATUS.open,
    selections: selections.map(([outcome, odds]) => ({ outcome, odds })),
  };
}

/** The markets that a match has odds for in its file: 1X2, total 2.5, handicap. */
function pricedMarkets({ result, total, handicap }: Prices): FeedMarket[] {
  const markets: FeedMarket[] = [];
  if (result)
    markets.push(
      market(1, null, [
        ['1', result.home],
        ['X', result.draw],
        ['2', result.away],
      ]),
    );
  if (total)
    markets.push(
      market(2, 250, [
        ['Over', total.over],
        ['Under', total.under],
      ]),
    );
  if (handicap)
    markets.push(
      market(3, handicap.line, [
        ['1', handicap.home],
        ['2', handicap.away],
      ]),
    );
  return markets;
}

/** Those that can be offered together: the line goes first, then the total, last the result. */
function offerable(markets: readonly FeedMarket[]): FeedMarket[] {
  const kept = [...markets];
  while (isBeatable(kept)) kept.pop();
  return kept;
}

/** Whether some of a match's odds are withheld, as a mix of bets at them gains whatever the score. */
export function isWithheld(prices: Prices): boolean {
  const markets = pricedMarkets(prices);
  return offerable(markets).length < markets.length;
}

/**
 * Pre-match markets of a match at its real odds: 1X2, total 2.5, handicap, and the first-half result.
 * The first half's odds are derived: 45 % of the fitted goals, priced with a margin of 6 %.
 * Prices that can be played against each other are not offered together.
 * A quarter line is offered on the fixture's own page; the domestic boards show whole and half lines only.
 */
export function offerOf(match: Prices & Pick<SeasonMatch, 'halfTime'>): FeedMarket[] {
  const markets = offerable(pricedMarkets(match));
  const rates = match.halfTime && markets.length > 0 && fitRates(match);
  if (!rates) return markets;
  const first = winner3(
    41,
    poissonStretch(rates.home * FIRST_HALF, rates.away * FIRST_HALF, SIZE).margin,
    '10',
  );
  return first ? [...markets, toMarket(first)] : markets;
}

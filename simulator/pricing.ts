import type { Score } from '#rules/scores.ts';
import type { FeedMarket } from '#rules/feed.ts';

/** A market that is open now; one that is absent from the list of quotes is not offered. */
export interface Quote {
  typeId: number;
  line: number | null;
  offerScore: Score | null;
  selections: { outcome: string; odds: number }[];
  /** Code of the period whose end closes the market; without it the end of the game does. */
  until?: string | undefined;
}

const MIN_ODDS = 101;
const MAX_ODDS = 9900;
const MIN_BOOK = 1.02;
const MAX_BOOK = 1.15;
const MARGIN = 1.06;

interface QuoteOptions {
  line?: number;
  offerScore?: Score;
  until?: string | undefined;
  /** Sum of the reciprocal odds aimed at. */
  book?: number;
}

/**
 * Prices a market from the probabilities of its outcomes, odds rounded down to hundredths.
 * Null when the market cannot be offered: an outcome is (almost) decided, so that the sum of the
 * reciprocal odds would leave 1.02 … 1.15 within the bounds 1.01 … 99.
 */
export function quote(
  typeId: number,
  chances: readonly (readonly [string, number])[],
  options: QuoteOptions = {},
): Quote | null {
  const total = chances.reduce((sum, [, chance]) => sum + chance, 0);
  const book = options.book ?? MARGIN;
  let sum = 0;
  const selections = chances.map(([outcome, chance]) => {
    const fair = (100 * total) / Math.max(chance, 1e-9);
    const odds = Math.min(MAX_ODDS, Math.max(MIN_ODDS, Math.floor(fair / book)));
    sum += 100 / odds;
    return { outcome, odds };
  });
  if (!(sum >= MIN_BOOK && sum <= MAX_BOOK)) return null;
  return {
    typeId,
    line: options.line ?? null,
    offerScore: options.offerScore ?? null,
    selections,
    until: options.until,
  };
}

/** Prices a market whose outcomes overlap (each point of the game wins `cover` of them), e.g. double chance with 2. */
export function quoteCovering(
  typeId: number,
  chances: readonly (readonly [string, number])[],
  cover: number,
): Quote | null {
  const selections = chances.map(([outcome, chance]) => ({
    outcome,
    odds: Math.min(
      MAX_ODDS,
      Math.max(MIN_ODDS, Math.floor(100 / (Math.max(chance, 1e-9) * MARGIN))),
    ),
  }));
  const sum = selections.reduce((all, { odds }) => all + 100 / odds, 0) / cover;
  return sum >= MIN_BOOK && sum <= MAX_BOOK
    ? { typeId, line: null, offerScore: null, selections }
    : null;
}

/** An open quote in the form the feed delivers. */
export function toMarket(open: Quote): FeedMarket {
  const { typeId, line, offerScore, selections } = open;
  return { typeId, line, offerScore, status: 1, selections };
}

/** Drops what could not be priced. */
export function offered(quotes: readonly (Quote | null)[]): Quote[] {
  return quotes.filter((entry) => entry !== null);
}

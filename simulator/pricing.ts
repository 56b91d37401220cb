import { MARKET_STATUS } from '#rules/market-status.ts';
import type { FeedMarket } from '#rules/feed.ts';
import type { Score } from '#rules/scores.ts';
import type { Tilt } from './model.ts';

/** A market that is open now; one that is absent from the list of quotes is not offered. */
export interface Quote {
  typeId: number;
  line: number | null;
  offerScore: Score | null;
  selections: { outcome: string; odds: number }[];
  /** Chance of each selection by all that has happened; stakes given back are left out. */
  chances: readonly number[];
  /** Sum of the reciprocal odds aimed at. */
  book: number;
  /** How many selections win at once. */
  cover: number;
  /** Code of the period whose end closes the market; without it the end of the game does. */
  until?: string | undefined;
  /** Its margin is not moved between the sides: the odds stay until what they are priced by changes. */
  steady?: boolean;
}

const MIN_ODDS = 101;
const MAX_ODDS = 9900;
const MIN_BOOK = 1.02;
const MAX_BOOK = 1.15;
const MARGIN = 1.06;
/** The most that a shift of the odds takes from the margin of one side, to give it to the other. */
const MOST_SHIFT = 0.03;

interface QuoteOptions {
  line?: number;
  offerScore?: Score;
  until?: string | undefined;
  /** Sum of the reciprocal odds aimed at. */
  book?: number;
  /** How many of the outcomes win at once, as with double chances. */
  cover?: number;
}

/** Odds at `book` reciprocal odds for each unit of chance, rounded down to hundredths within 1.01 and 99. */
function oddsOf(chance: number, book: number): number {
  const fair = 100 / (Math.max(chance, 1e-9) * book);
  return Math.min(MAX_ODDS, Math.max(MIN_ODDS, Math.floor(fair)));
}

function isOfferable(odds: readonly number[], cover: number): boolean {
  const sum = odds.reduce((all, each) => all + 100 / each, 0) / cover;
  return sum >= MIN_BOOK && sum <= MAX_BOOK;
}

/**
 * Prices a market from the chances of its outcomes by all that has happened. Null when it cannot be offered: an
 * outcome is (almost) decided, so that within 1.01 and 99 the sum of the reciprocal odds would leave 1.02 … 1.15,
 * or a selection would return more than the margin allows.
 */
export function quote(
  typeId: number,
  outcomes: readonly (readonly [string, number])[],
  { line, offerScore, until, book = MARGIN, cover = 1 }: QuoteOptions = {},
): Quote | null {
  const total = outcomes.reduce((sum, [, chance]) => sum + chance, 0) / cover;
  const chances = outcomes.map(([, chance]) => chance / total);
  const odds = chances.map((chance) => oddsOf(chance, book));
  const isSound = odds.every((each, index) => each * (chances[index] ?? 0) * MIN_BOOK <= 100);
  if (!isSound || !isOfferable(odds, cover)) return null;
  return {
    typeId,
    line: line ?? null,
    offerScore: offerScore ?? null,
    selections: outcomes.map(([outcome], index) => ({ outcome, odds: odds[index] ?? MIN_ODDS })),
    chances,
    book,
    cover,
    until,
  };
}

const BY_BALANCE: Readonly<Record<string, number>> = {
  '1': 1,
  '1X': 1,
  Odd: 1,
  '2': -1,
  X2: -1,
  Even: -1,
};
const BY_VOLUME: Readonly<Record<string, number>> = { Over: 1, Yes: 1, Under: -1, No: -1 };

/**
 * The quote with its margin shifted between the sides: odds that move as at other houses, though nothing has
 * happened. No selection is ever left with less than half of the margin, so whoever sees through the shift gains nothing.
 */
export function tilted(open: Quote, { balance, volume }: Tilt): Quote {
  if (open.steady) return open;
  const selections = open.selections.map(({ outcome }, index) => {
    const tilt = balance * (BY_BALANCE[outcome] ?? 0) + volume * (BY_VOLUME[outcome] ?? 0);
    const chance = open.chances[index] ?? 1;
    return { outcome, odds: oddsOf(chance, open.book + MOST_SHIFT * tilt) };
  });
  const odds = selections.map((selection) => selection.odds);
  return isOfferable(odds, open.cover) ? { ...open, selections } : open;
}

/** An open quote in the form the feed delivers. */
export function toMarket(open: Quote): FeedMarket {
  const { typeId, line, offerScore, selections } = open;
  return { typeId, line, offerScore, status: MARKET_STATUS.open, selections };
}

/** The quotes with margins that are not moved between the sides. */
export function steady(quotes: readonly (Quote | null)[]): Quote[] {
  return offered(quotes).map((open) => ({ ...open, steady: true }));
}

/** Drops what could not be priced. */
export function offered(quotes: readonly (Quote | null)[]): Quote[] {
  return quotes.filter((entry) => entry !== null);
}

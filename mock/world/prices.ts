/** Odds in hundredths. */
const LOWEST = 105;
const HIGHEST = 5_000;
/** What a book of all outcomes adds up to beyond 1: the margin of the house. */
const BOOK = 1.06;
/** How far a price moves from where it began, up or down. */
const REACH = 0.15;
const STEP = 0.03;

/** A number from 0 to 1 that is always the same for a text. */
export function numberOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  }
  hash ^= hash >>> 15;
  return ((hash >>> 0) % 100_003) / 100_003;
}

const within = (odds: number, low: number, high: number) =>
  Math.round(Math.min(high, Math.max(low, odds)));

/** The opening odds of all outcomes of one market, the same for the same ids. */
export function openingOdds(selectionIds: readonly string[]): number[] {
  const weights = selectionIds.map((id) => 0.7 + numberOf(id));
  const sum = weights.reduce((total, one) => total + one, 0);
  return weights.map((weight) => within((100 * sum) / (weight * BOOK), LOWEST, HIGHEST));
}

/** The next odds of a price: a step up or down (`chance` from 0 to 1 decides), never far from the opening odds. */
export function nextOdds(odds: number, opening: number, chance: number): number {
  const step = Math.max(1, Math.round(opening * STEP * Math.abs(2 * chance - 1)));
  const moved = chance < 0.5 ? odds - step : odds + step;
  const low = Math.max(LOWEST, opening * (1 - REACH));
  return within(moved, low, opening * (1 + REACH));
}

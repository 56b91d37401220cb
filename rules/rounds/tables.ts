import type { RoundGame } from './games.ts';
import { ROUND_TABLES } from './tables.gen.ts';

/** A selection as it is offered. */
export interface RoundSelection {
  selection: string;
  /** Hundredths. */
  odds: number;
  /** Its exact chance as a fraction. */
  chance: readonly [number, number];
  /** The chance that its stake comes back, to six decimals. */
  refund: number;
}

/** By table and market, in the order of the table. */
export type RoundTables = Readonly<
  Record<string, Readonly<Record<string, readonly RoundSelection[]>>>
>;

export interface RoundMarket {
  market: string;
  selections: readonly RoundSelection[];
}

/**
 * The markets of a game's round. Of higher and lower only the two selections that are about the base card, `hi@7` and `lo@7`, are
 * offered; a side that cannot win has none.
 */
export function marketsOf(
  { table }: Pick<RoundGame, 'table'>,
  baseName?: string,
): readonly RoundMarket[] {
  return everyMarketOf({ table }).map(({ market, selections }) => ({
    market,
    selections:
      market === 'hilo'
        ? selections.filter(({ selection }) => selection.endsWith(`@${baseName}`))
        : selections,
  }));
}

/** Every selection that rounds of a game may offer; of higher and lower those of every card. */
export function everyMarketOf({ table }: Pick<RoundGame, 'table'>): readonly RoundMarket[] {
  const markets = Object.entries(ROUND_TABLES[table] ?? {});
  return markets.map(([market, selections]) => ({ market, selections }));
}

/** Of three dice: how often a number is shown more than once, counted once for two and twice for three of it. */
const SHOWN_AGAIN = 17 / 216;

/** What a selection gives back of its stakes in the long run, basis points rounded up; 10,000 is all of them. */
export function paybackOf(market: string, { odds, chance, refund }: RoundSelection): number {
  const [num, den] = chance;
  // Sic bo pays a single number once more for each further die.
  const again = market === 'single' ? SHOWN_AGAIN * (odds - 100) : 0;
  return Math.ceil((num / den) * odds * 100 + again * 100 + refund * 10_000 - 1e-6);
}

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

/** A market of a round. */
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
  const markets = Object.entries(ROUND_TABLES[table] ?? {});
  return markets.map(([market, selections]) => ({
    market,
    selections:
      market === 'hilo'
        ? selections.filter(({ selection }) => selection.endsWith(`@${baseName}`))
        : selections,
  }));
}

import { type MarketFamily, marketType } from '#rules/markets/market-types.ts';

/** The market of each column of the domestic board. */
const COLUMNS: readonly (readonly MarketFamily[])[] = [
  ['winner3', 'winner2'],
  ['handicap'],
  ['total'],
];

/**
 * Of what the domestic board showed of a match, the market of each column. Where a sport offers a market with and without overtime, all columns
 * take the one that the first column has, so that a row counts one way.
 */
export function mainMarkets<Market extends { typeId: number }>(
  markets: readonly Market[],
): readonly Market[] {
  let overtime: string | undefined;
  return COLUMNS.flatMap((families) => {
    const found = markets.flatMap((market) => {
      const type = marketType(market.typeId);
      return type && families.includes(type.family) ? [{ market, type }] : [];
    });
    const chosen = found.find(({ type }) => type.overtime === overtime) ?? found[0];
    overtime ??= chosen?.type.overtime;
    return chosen ? [chosen.market] : [];
  });
}

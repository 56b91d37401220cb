import { paybackOf, type RoundMarket, type RoundSelection } from '#rules/rounds/tables.ts';
import type { StoredOffer, WireMarket } from './types.ts';

const MILLION = 1_000_000;

function millionths({ chance: [num, den], refund }: RoundSelection): [number, number] {
  return [Math.round((num / den) * MILLION), Math.round(refund * MILLION)];
}

/** The markets of a round as the contract says them. */
export function wireMarkets(markets: readonly RoundMarket[]): WireMarket[] {
  return markets.map(({ market, selections }) => ({
    market,
    selections: selections.map((one) => {
      const [chance, refund] = millionths(one);
      const { selection, odds } = one;
      return { selection, odds, chance, refund, payback: paybackOf(market, one) };
    }),
  }));
}

/** The same of a round as it was offered when it was stored; the order is that of today, for JSON in the database has none. */
export function wireOffer(markets: readonly RoundMarket[], offer: StoredOffer): WireMarket[] {
  return wireMarkets(
    markets.map(({ market, selections }) => ({
      market,
      selections: selections.flatMap(({ selection }) => {
        const [odds, chance, refund] = offer[market]?.[selection] ?? [];
        if (odds === undefined || chance === undefined || refund === undefined) return [];
        return { selection, odds, chance: [chance, MILLION], refund: refund / MILLION };
      }),
    })),
  );
}

/** The markets of a round as they are stored with it. */
export function storedOffer(markets: readonly RoundMarket[]): StoredOffer {
  return Object.fromEntries(
    markets.map(({ market, selections }) => [
      market,
      Object.fromEntries(selections.map((one) => [one.selection, [one.odds, ...millionths(one)]])),
    ]),
  );
}

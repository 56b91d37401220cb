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

/** The markets of a round as they are stored with it. */
export function storedOffer(markets: readonly RoundMarket[]): StoredOffer {
  return Object.fromEntries(
    markets.map(({ market, selections }) => [
      market,
      Object.fromEntries(selections.map((one) => [one.selection, [one.odds, ...millionths(one)]])),
    ]),
  );
}

import type { OfferedMarket, OfferedSelection } from '@/entities/round';

/** A runner of the open race with what can be bet on it alone. */
export interface RaceEntry {
  number: number;
  /** Of winning, per cent. */
  share: number;
  win: OfferedSelection | null;
  place: OfferedSelection | null;
}

function selectionsOf(markets: readonly OfferedMarket[], key: string): readonly OfferedSelection[] {
  return markets.find(({ market }) => market === key)?.selections ?? [];
}

/** The runners in the order of their numbers. */
export function raceEntries(
  markets: readonly OfferedMarket[],
  weights: readonly number[],
): RaceEntry[] {
  const [wins, places] = ['win', 'place'].map((key) => selectionsOf(markets, key));
  const of = (selections: readonly OfferedSelection[] | undefined, number: number) =>
    selections?.find(({ selection }) => selection === String(number)) ?? null;
  return weights.map((share, at) => ({
    number: at + 1,
    share,
    win: of(wins, at + 1),
    place: of(places, at + 1),
  }));
}

export type PairMarket = 'quinella' | 'exacta';

/** How short the odds of a pair are among those of its market. */
export type PairLook = 'gridShort' | 'gridMiddle' | 'grid';

export interface PairCell {
  offer: OfferedSelection;
  look: PairLook;
}

/** Finds the cell of two runners: of a quinella in any order, null for a runner with itself and where it is not offered. */
export function pairCells(markets: readonly OfferedMarket[], market: PairMarket) {
  const offers = selectionsOf(markets, market);
  const sorted = offers.map(({ odds }) => odds).sort((a, b) => a - b);
  const [short = 0, middle = 0] = [0.25, 0.5].map(
    (share) => sorted[Math.floor(sorted.length * share)],
  );
  const bySelection = new Map(offers.map((offer) => [offer.selection, offer]));
  return (first: number, second: number): PairCell | null => {
    const isSwapped = market === 'quinella' && first > second;
    const offer = bySelection.get(isSwapped ? `${second}-${first}` : `${first}-${second}`);
    if (!offer) return null;
    const { odds } = offer;
    return { offer, look: odds < short ? 'gridShort' : odds < middle ? 'gridMiddle' : 'grid' };
  };
}

import type { Fixture, Market } from '@/entities/game';
import {
  MARKET_TYPES,
  marketGroup,
  type MarketGroup,
  marketName,
  overtimeWord,
} from '@/entities/market-dictionary';

/** All markets of one type. */
export interface MarketSection {
  typeId: number;
  group: MarketGroup;
  name: string;
  overtime: string | null;
  /** By line. */
  markets: readonly Market[];
}

/** Sorts the markets of a fixture into sections, in the order of the dictionary. */
export function sectionsOf({ sport, markets }: Fixture): MarketSection[] {
  return MARKET_TYPES.flatMap(({ id }) => {
    const own = markets.filter(({ typeId }) => typeId === id);
    if (own.length === 0) return [];
    return {
      typeId: id,
      group: marketGroup(id),
      name: marketName(id, sport),
      overtime: overtimeWord(id, sport),
      markets: own.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    };
  });
}

/** Counts markets by group; groups without any are left out. */
export function groupCounts(sections: readonly MarketSection[]): [MarketGroup, number][] {
  const counts = new Map<MarketGroup, number>();
  for (const { group, markets } of sections) {
    counts.set(group, (counts.get(group) ?? 0) + markets.length);
  }
  return [...counts];
}

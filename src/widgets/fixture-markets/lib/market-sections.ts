import type { Fixture, Market } from '@/entities/game';
import { MARKET_TYPES } from '#rules/markets/market-types.ts';
import {
  isNamed,
  marketGroup,
  type MarketGroup,
  marketName,
  overtimeWord,
} from '@/shared/lib/market-dictionary';

/** All markets of one type. */
export interface MarketSection {
  typeId: number;
  group: MarketGroup;
  name: string;
  overtime: string | null;
  /** By line. */
  markets: readonly Market[];
}

const places = new Map(MARKET_TYPES.map(({ id }, at) => [id, at]));
const placeOf = (typeId: number) => places.get(typeId) ?? MARKET_TYPES.length;

/** Sorts the markets of a fixture into sections, in the order of the dictionary; what has no name is left out. */
export function sectionsOf(fixture: Fixture): MarketSection[] {
  const { sport, markets } = fixture;
  const types = [...new Set(markets.map(({ typeId }) => typeId))].filter(isNamed);
  return types
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((typeId) => ({
      typeId,
      group: marketGroup(typeId),
      name: marketName(typeId, sport, fixture),
      overtime: overtimeWord(typeId, sport),
      markets: markets
        .filter((market) => market.typeId === typeId)
        .sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    }));
}

/** Whether a fixture has markets whose names are not here: they are in the catalogue, if anywhere. */
export function hasUnnamed(fixture: Fixture | undefined): boolean {
  return fixture?.markets.some(({ typeId }) => !isNamed(typeId)) ?? false;
}

/** Counts markets by group; groups without any are left out. */
export function groupCounts(sections: readonly MarketSection[]): [MarketGroup, number][] {
  const counts = new Map<MarketGroup, number>();
  for (const { group, markets } of sections) {
    counts.set(group, (counts.get(group) ?? 0) + markets.length);
  }
  return [...counts];
}

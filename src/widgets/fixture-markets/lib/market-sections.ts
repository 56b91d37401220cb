import type { Fixture, Market } from '@/entities/game';
import { MARKET_GROUPS, type MarketGroup } from '#rules/markets/groups.ts';
import { isQuarterLine } from '#rules/markets/market-kinds.ts';
import { MARKET_TYPES } from '#rules/markets/market-types.ts';
import type { FixtureMode } from '#rules/slip-mode.ts';
import { MODE_RULES } from '#rules/slip-modes.ts';
import { groupOfMarket, isNamed, marketName, overtimeWord } from '@/entities/market-dictionary';
import { isScorerType, SCORER_PIN } from './scorers';
import { matchesSearch } from '@/shared/lib/search-text';

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

/** The name of a type of market: the dictionary's, else the feed's own; '' where there is neither. */
function nameOf(markets: readonly Market[], typeId: number, fixture: Fixture): string {
  if (isNamed(typeId)) return marketName(typeId, fixture.sport, fixture);
  return markets.find((market) => market.typeId === typeId)?.name ?? '';
}

/**
 * Sorts the markets of a fixture into sections, in the order of the dictionary; what has no name, and the lines that a slip of
 * the mode does not admit, are left out.
 */
export function sectionsOf(fixture: Fixture, mode: FixtureMode = 'european'): MarketSection[] {
  const { sport } = fixture;
  const { quarterLines } = MODE_RULES[mode];
  const markets = fixture.markets.filter(({ line }) => quarterLines || !isQuarterLine(line));
  const types = [...new Set(markets.map(({ typeId }) => typeId))];
  return types
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((typeId) => ({
      typeId,
      group: groupOfMarket(typeId),
      name: nameOf(markets, typeId, fixture),
      overtime: overtimeWord(typeId, sport),
      markets: markets
        .filter((market) => market.typeId === typeId)
        .sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    }))
    .filter(({ name }) => name !== '');
}

/** Whether a fixture has markets whose names are not here: they are in the catalogue, if anywhere. */
export function hasUnnamed(fixture: Fixture | undefined): boolean {
  return fixture?.markets.some(({ typeId }) => !isNamed(typeId)) ?? false;
}

/** How many markets the sections have together. */
export function countMarkets(sections: readonly MarketSection[]): number {
  return sections.reduce((sum, { markets }) => sum + markets.length, 0);
}

/** Counts markets by group, in the order of the groups; those without any are left out. */
export function groupCounts(sections: readonly MarketSection[]): [MarketGroup, number][] {
  const counts = new Map<MarketGroup, number>();
  for (const { group, markets } of sections) {
    counts.set(group, (counts.get(group) ?? 0) + markets.length);
  }
  return MARKET_GROUPS.flatMap(({ group }) => {
    const count = counts.get(group);
    return count === undefined ? [] : [[group, count] as [MarketGroup, number]];
  });
}

/** The sections whose name, with or without its overtime, holds what was typed; also by initial consonants. */
export function findSections(
  sections: readonly MarketSection[],
  query: string,
): readonly MarketSection[] {
  return sections.filter(({ name, overtime }) => matchesSearch(query, `${name} ${overtime ?? ''}`));
}

/** The sections of pinned types, in the order in which they were pinned. */
export function pinnedSections(
  sections: readonly MarketSection[],
  pins: readonly number[],
): MarketSection[] {
  return pins.flatMap((pin) =>
    sections.filter(({ typeId }) => (pin === SCORER_PIN ? isScorerType(typeId) : typeId === pin)),
  );
}

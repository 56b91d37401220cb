import { kindOfMarket, type MarketKind } from '#rules/markets/market-kinds.ts';
import { type MarketFamily, marketType } from '#rules/markets/market-types.ts';

export function familyOf(typeId: number): MarketFamily {
  return marketType(typeId)?.family ?? 'winner3';
}

export type SlotGroup = 'winner' | 'handicap' | 'total' | 'other';

const groups: Record<MarketKind, SlotGroup> = {
  winner3: 'winner',
  winner2: 'winner',
  handicap: 'handicap',
  total: 'total',
  other: 'other',
};

/** The group of market types a filter speaks of. */
export function slotGroup(typeId: number): SlotGroup {
  return groups[kindOfMarket(typeId)];
}

import type { BoardKind } from '#rules/markets/boards.ts';
import { groupOf, MARKET_GROUPS, type MarketGroup } from '#rules/markets/groups.ts';
import type { SportKey } from '#rules/sports.ts';
import { messages } from './market-messages';
import { sports } from './messages';
import { rowOf } from './rows';

const labels = Object.fromEntries(
  MARKET_GROUPS.map(({ group, label }) => [group, label]),
) as Record<MarketGroup, string>;

/** The group of a market; of one whose row is not here, or nowhere, special. */
export function groupOfMarket(typeId: number): MarketGroup {
  const row = rowOf(typeId);
  return row ? groupOf(row) : 'special';
}

/** Names a group in the words of a sport: parts are halves in football, sets in volleyball. */
export function marketGroupName(group: MarketGroup, sport: SportKey): string {
  return (group === 'part' && sports[sport].part) || labels[group];
}

export function boardName(kind: BoardKind): string {
  return messages.boards[kind];
}

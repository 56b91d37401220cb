import type { BoardKind } from '#rules/markets/boards.ts';
import { kindOf } from '#rules/markets/market-kinds.ts';
import type { SportKey } from '#rules/sports.ts';
import { messages } from './market-messages';
import { rowOf } from './rows';

export type MarketGroup = 'main' | 'handicap' | 'total' | 'part' | 'special';

const wholeMatch: readonly string[] = ['full', 'sets', 'maps', 'points'];

/** The group of a market where all of a fixture are shown. */
export function marketGroup(typeId: number): MarketGroup {
  const row = rowOf(typeId);
  if (!row) return 'special';
  if (!wholeMatch.includes(row.part)) return 'part';
  const kind = kindOf(row.family);
  if (kind === 'handicap' || kind === 'total') return kind;
  return kind === 'other' && row.family !== 'double-chance' ? 'special' : 'main';
}

/** Names a group in the words of a sport: parts are halves in football, sets in volleyball. */
export function marketGroupName(group: MarketGroup, sport: SportKey): string {
  return group === 'part' ? messages.parts[sport] : messages.groups[group];
}

export function boardName(kind: BoardKind): string {
  return messages.boards[kind];
}

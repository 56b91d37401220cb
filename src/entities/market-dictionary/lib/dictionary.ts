import { marketLabel, marketType, outcomeLabel, overtimeIncluded } from '#rules/market-types.ts';
import { sportOf } from '#rules/sports.ts';
import type { BoardKind, SportKey } from '@/shared/api';
import { messages } from './messages';

const overtimeMarks = / ?\(연장포함\)/;

/** Names a market in the words of a sport, without the overtime word, which stands beside it. */
export function marketName(typeId: number, sport: SportKey): string {
  return marketLabel(typeId, sport).replace(overtimeMarks, '');
}

/** Says whether a market counts overtime: 연장포함 or 연장없음; null in sports that have none, or for a part of the match. */
export function overtimeWord(typeId: number, sport: SportKey): string | null {
  const type = marketType(typeId);
  if (!type || sportOf(sport).overtime.length === 0) return null;
  if (overtimeIncluded(typeId)) return messages.withOvertime;
  return type.period === 'full' ? messages.withoutOvertime : null;
}

/** Names an outcome: 승, 무, 오버, 2-1. */
export function outcomeName(typeId: number, outcome: string): string {
  const type = marketType(typeId);
  return type ? outcomeLabel(type.family, outcome) : outcome;
}

export function sportName(sport: SportKey): string {
  return sportOf(sport).label;
}

export function boardName(kind: BoardKind): string {
  return messages.boards[kind];
}

export type MarketGroup = 'main' | 'handicap' | 'total' | 'part' | 'special';

const lineFamilies: Readonly<Record<string, MarketGroup>> = {
  winner3: 'main',
  winner2: 'main',
  'double-chance': 'main',
  'draw-no-bet': 'main',
  handicap: 'handicap',
  handicap3: 'handicap',
  total: 'total',
  'team-total': 'total',
  total3: 'total',
};
const wholeMatch: readonly string[] = ['full', 'full+ot', 'full+ot+so', 'sets', 'maps', 'points'];

/** The group a market stands in where all of a fixture are shown. */
export function marketGroup(typeId: number): MarketGroup {
  const type = marketType(typeId);
  if (!type) return 'special';
  if (!wholeMatch.includes(type.period)) return 'part';
  return lineFamilies[type.family] ?? 'special';
}

export function marketGroupName(group: MarketGroup): string {
  return messages.groups[group];
}

export { MARKET_TYPES } from '#rules/market-types.ts';
export { BOARD_KINDS } from '#rules/market-types.ts';
export { periodLabel, SPORT_KEYS } from '#rules/sports.ts';

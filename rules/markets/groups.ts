import { kindOf } from './market-kinds.ts';
import type { MarketType } from './market-types.ts';

/** The groups of the markets of one fixture, in the order in which a page shows them. */
export const MARKET_GROUPS = [
  { group: 'main', label: '주요' },
  { group: 'handicap', label: '핸디캡' },
  { group: 'total', label: '언더오버' },
  { group: 'part', label: '전·후반' },
  { group: 'corner-card', label: '코너·카드' },
  { group: 'scorer', label: '득점자' },
  { group: 'combination', label: '조합' },
  { group: 'special', label: '스페셜' },
] as const;

export type MarketGroup = (typeof MARKET_GROUPS)[number]['group'];

/** Parts that are all of a match, or all of what is counted in it. */
const WHOLE: readonly MarketType['part'][] = [
  ...(['full', 'sets', 'maps', 'points', 'games', 'innings', 'rounds', 'tie'] as const),
];
/** Neither a part of the match nor the match itself. */
const OUTSIDE: readonly MarketType['part'][] = ['toss', 'tournament'];
const CORNERS_AND_CARDS: readonly MarketType['counts'][] = [
  ...(['corner', 'card', 'yellow-card', 'red-card'] as const),
];
const PLAYERS: readonly MarketType['family'][] = ['player', 'player-total'];
/** Beside the winners: what else is asked of who is ahead. */
const MAIN: readonly MarketType['family'][] = ['double-chance', 'qualify'];

/**
 * The group of a row of the table. Players, combinations and what football counts beside goals have their own, whatever part they
 * are about; every other market on a part is in the group of parts, so that a half is read in one place.
 */
export function groupOf({
  family,
  part,
  counts,
}: Pick<MarketType, 'family' | 'part' | 'counts'>): MarketGroup {
  if (PLAYERS.includes(family)) return 'scorer';
  if (counts !== undefined && CORNERS_AND_CARDS.includes(counts)) return 'corner-card';
  if (family === 'combo') return 'combination';
  if (OUTSIDE.includes(part)) return 'special';
  if (!WHOLE.includes(part)) return 'part';
  // Shots, kills, hits and the like are no score: they would bury the lines of the match.
  if (counts !== undefined) return 'special';
  const kind = kindOf(family);
  if (kind === 'handicap' || kind === 'total') return kind;
  return kind === 'other' && !MAIN.includes(family) ? 'special' : 'main';
}

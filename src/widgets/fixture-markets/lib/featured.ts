import type { MarketGroup } from '#rules/markets/groups.ts';
import { type MarketFamily, marketType } from '#rules/markets/market-types.ts';
import type { MarketSection } from './market-sections';
import { isScorerType } from './scorers';

/** Beside the winners: what most look for first. */
const FAMILIES: readonly MarketFamily[] = [
  ...(['handicap', 'total', 'both-score', 'odd-even', 'correct-score'] as const),
  ...(['first-score', 'next-score'] as const),
];
/** Groups of the whole match; halves, corners and pairs have tabs of their own. */
const GROUPS: readonly MarketSection['group'][] = ['handicap', 'total', 'special'];

/** Whether a type of market is on the first tab of a match: who wins, and the best known of the others. */
export function isFeatured({ typeId, group }: Pick<MarketSection, 'typeId' | 'group'>): boolean {
  if (group === 'main' || isScorerType(typeId)) return true;
  const type = marketType(typeId);
  return (
    type !== undefined &&
    GROUPS.includes(group) &&
    FAMILIES.includes(type.family) &&
    type.side === undefined &&
    type.counts === undefined
  );
}

/** A group, or all of them. */
export type GroupTab = MarketGroup | 'all';

/** The tab that a fixture is opened with: the best known markets, or all where it has none of these. */
export function firstTab(sections: readonly MarketSection[]): GroupTab {
  return sections.some(isFeatured) ? 'main' : 'all';
}

import { kindOf, type MarketKind, marketType } from './market-types.ts';

/** Whether two kinds of one fixture may stand together; a pair that is not listed is refused. */
export interface SameFixturePair {
  kinds: readonly [MarketKind, MarketKind];
  allowed: boolean;
}

/** The default of the site setting: only pairs with a total are independent enough; `areTied` has the exceptions. */
export const SAME_FIXTURE_PAIRS: readonly SameFixturePair[] = [
  { kinds: ['winner3', 'total'], allowed: true },
  { kinds: ['winner2', 'total'], allowed: true },
  { kinds: ['handicap', 'total'], allowed: true },
  { kinds: ['winner3', 'handicap'], allowed: false },
  { kinds: ['winner2', 'handicap'], allowed: false },
  { kinds: ['winner3', 'winner2'], allowed: false },
];

/** One team's goals are half of its result: a team total is no total here. */
function kindOfType(typeId: number): MarketKind {
  const type = marketType(typeId);
  return type && type.family !== 'team-total' ? kindOf(type.family) : 'other';
}

/** Whether picks of two market types of one fixture may share a slip, in either order. */
export function canPair(typeA: number, typeB: number, pairs = SAME_FIXTURE_PAIRS): boolean {
  const a = kindOfType(typeA);
  const b = kindOfType(typeB);
  const pair = pairs.find(({ kinds: [x, y] }) => (x === a && y === b) || (x === b && y === a));
  return pair?.allowed ?? false;
}

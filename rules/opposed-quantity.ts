import type { MarketFamily, MarketPart, MarketType } from './markets/market-types.ts';
import type { Score } from './scores.ts';

/** What of a score decides a pick: by how much the home side is ahead, both together, one of them, or each by itself. */
export const QUANTITIES = ['diff', 'sum', 'home', 'away', 'score'] as const;
export type Quantity = (typeof QUANTITIES)[number];

/** Parts that more than one score is of, that are the next one at the offer, or that have none. */
const ELSEWHERE: ReadonlySet<MarketPart> = new Set([
  ...(['half1+full', 'half1+half2', 'p1+full', 'periods', 'rounds'] as const),
  ...(['game', 'point', 'set', 'over', 'wicket', 'tie', 'toss', 'tournament'] as const),
]);
/** What is counted of a match and not of a side. */
const MEASURED: readonly string[] = ['duration', 'rounds', 'first-wicket', 'top-score'];

const BY_FAMILY: Partial<Record<MarketFamily, 'diff' | 'count' | 'score'>> = {
  winner3: 'diff',
  winner2: 'diff',
  'draw-no-bet': 'diff',
  'double-chance': 'diff',
  handicap: 'diff',
  handicap3: 'diff',
  margin: 'diff',
  total: 'count',
  'team-total': 'count',
  total3: 'count',
  'odd-even': 'count',
  'exact-number': 'count',
  'team-score': 'count',
  'clean-sheet': 'count',
  'both-score': 'score',
  'win-to-nil': 'score',
};

/** What a market asks of the one score that decides it; null where that is more, or no score. */
export function quantityOf({ family, side, part, counts }: MarketType): Quantity | null {
  const quantity = BY_FAMILY[family];
  if (quantity === undefined || ELSEWHERE.has(part) || MEASURED.includes(counts ?? 'score'))
    return null;
  if (quantity !== 'count') return quantity;
  // The sheet of one side is clean by what the other has.
  if (family === 'clean-sheet') return side === 'away' ? 'home' : 'away';
  return side ?? (family === 'team-score' ? 'home' : 'sum');
}

/** More than any side scores. */
const MANY = 4_096;

/** How much of a quantity a score has; of each side by itself a number for every score. */
export function amountOf(quantity: Quantity, { home, away }: Score): number {
  switch (quantity) {
    case 'diff':
      return home - away;
    case 'sum':
      return home + away;
    case 'home':
      return home;
    case 'away':
      return away;
    case 'score':
      return home * MANY + away;
  }
}

/** The plainest score with as much of a quantity as another: a pick on it settles both alike. */
export function reduced(quantity: Quantity, { home, away }: Score): Score {
  switch (quantity) {
    case 'diff':
      return { home: home - away, away: 0 };
    case 'sum':
      return { home: home + away, away: 0 };
    case 'home':
      return { home, away: 0 };
    case 'away':
      return { home: 0, away };
    case 'score':
      return { home, away };
  }
}

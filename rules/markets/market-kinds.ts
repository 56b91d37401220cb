// Apart from the table of markets, which is large: a page that names no market need not load it.

import { IDS_OF_KIND } from './kinds.gen.ts';

/** What two picks of one fixture are compared by. */
export const MARKET_KINDS = ['winner3', 'winner2', 'handicap', 'total', 'other'] as const;

export type MarketKind = (typeof MARKET_KINDS)[number];

const KINDS: Readonly<Record<string, MarketKind>> = {
  winner3: 'winner3',
  winner2: 'winner2',
  'draw-no-bet': 'winner2',
  handicap: 'handicap',
  handicap3: 'handicap',
  total: 'total',
  'team-total': 'total',
  total3: 'total',
};

/** The kind of a family, for the rules on two picks of one fixture. */
export function kindOf(family: string): MarketKind {
  return KINDS[family] ?? 'other';
}

/** The kind of a market on offer, without the table: what the first page adds to a slip is compared by it too. */
export function kindOfMarket(typeId: number): MarketKind {
  return MARKET_KINDS.find((kind) => IDS_OF_KIND[kind]?.includes(typeId)) ?? 'other';
}

/** Whether a line (hundredths) is x.25 or x.75; domestic boards do not offer these. */
export function isQuarterLine(line: number | null): boolean {
  return line !== null && line % 50 !== 0;
}

/** The line in hundredths that a picked outcome is shown with: the away side of a handicap has the opposite sign. */
export function lineForOutcome(
  family: string,
  outcome: string,
  line: number | null,
): number | null {
  if (line === null || kindOf(family) !== 'handicap' || outcome !== '2') return line;
  return line === 0 ? 0 : -line;
}

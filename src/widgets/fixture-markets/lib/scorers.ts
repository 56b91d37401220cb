import type { Fixture, Market } from '@/entities/game';
import type { MarketSection } from './market-sections';

type Outcome = Market['outcomes'][number];

/** Markets on who scores, in the order of their columns: the first goal, any, the last. */
const COLUMNS = [712, 711, 713] as const;

export type ScorerColumn = (typeof COLUMNS)[number];

/** Pinned, they are all pinned by this one. */
export const SCORER_PIN: ScorerColumn = 711;

/** A player with his price in each column; null where he has none. */
export interface ScorerRow {
  id: string;
  name: string;
  side: 'home' | 'away';
  cells: readonly (ScorerCell | null)[];
}

export interface ScorerCell {
  column: ScorerColumn;
  market: Market;
  /** The place of the outcome in its market. */
  at: number;
}

/** What one card shows: a type of market, or all those on who scores. */
export type Card =
  | { kind: 'market'; section: MarketSection }
  | { kind: 'scorers'; sections: readonly MarketSection[] };

/** Whether a type of market has a column of scorers. */
export function isScorerType(typeId: number): typeId is ScorerColumn {
  return (COLUMNS as readonly number[]).includes(typeId);
}

/** The cards of sections: those on who scores are one, in the place of the first. */
export function cardsOf(sections: readonly MarketSection[]): Card[] {
  const scorers = sections.filter(({ typeId }) => isScorerType(typeId));
  return sections.flatMap((section): Card[] => {
    if (!isScorerType(section.typeId)) return [{ kind: 'market', section }];
    return section === scorers[0] ? [{ kind: 'scorers', sections: scorers }] : [];
  });
}

/** The columns that the sections have. */
export function columnsOf(sections: readonly MarketSection[]): ScorerColumn[] {
  return COLUMNS.filter((column) => sections.some(({ typeId }) => typeId === column));
}

function playersOf(markets: readonly Market[], side: 'home' | 'away'): Outcome[] {
  const found = new Map<string, Outcome>();
  for (const outcome of markets.flatMap(({ outcomes }) => outcomes))
    if (outcome.participant?.side === side && !found.has(outcome.outcome))
      found.set(outcome.outcome, outcome);
  return [...found.values()];
}

/** One after the other of two lists, as far as they go. */
function inTurn<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, at) =>
    [first[at], second[at]].flatMap((one) => one ?? []),
  ).flat();
}

/** The players of both sides in turn, or of one, as the feed lists them: whoever scores most often is the first. */
export function scorerRows(
  sections: readonly MarketSection[],
  side: 'home' | 'away' | null,
): ScorerRow[] {
  const columns = columnsOf(sections);
  // The list of any goal is the longest: nobody is in another one alone.
  const isLongest = ({ typeId }: MarketSection) => typeId === SCORER_PIN;
  const ordered = [...sections.filter(isLongest), ...sections.filter((one) => !isLongest(one))];
  const markets = ordered.flatMap((section) => section.markets);
  const [home, away] = [playersOf(markets, 'home'), playersOf(markets, 'away')];
  const listed = side === null ? inTurn(home, away) : side === 'home' ? home : away;
  return listed.map(({ outcome: id, participant }) => ({
    id,
    name: participant?.name ?? '',
    side: participant?.side ?? 'home',
    cells: columns.map((column) => {
      const market = markets.find(({ typeId }) => typeId === column);
      const at = market?.outcomes.findIndex(({ outcome }) => outcome === id) ?? -1;
      return market && at >= 0 ? { column, market, at } : null;
    }),
  }));
}

/** The name of a side. */
export function sideName({ home, away }: Pick<Fixture, 'home' | 'away'>, side: 'home' | 'away') {
  return side === 'home' ? home : away;
}

import type { Market, World } from '@/entities/game';
import { isQuarterLine } from '#rules/markets/market-kinds.ts';
import { isClosed } from '#rules/market-status.ts';
import type { FixtureMode } from '#rules/slip-mode.ts';
import { MODE_RULES } from '#rules/slip-modes.ts';

/** By market type of a fixture, the market whose outcomes are the most even: the main line, and that without quarter lines. */
export type MainLines = Readonly<Record<string, string>>;

/** How many lines a card shows until all of them are opened. */
export const SHOWN_LINES = 5;

const keyOf = (fixtureId: string, typeId: number, hasQuarters: boolean) =>
  `${fixtureId}.${typeId}${hasQuarters ? '' : '.half'}`;

function imbalance(market: Market, quotes: World['quotes']): number {
  const chances = market.outcomes.map(({ id }) => 1 / (quotes.map.get(id)?.odds ?? Infinity));
  return Math.max(...chances) - Math.min(...chances);
}

/** Finds the main line of every type with lines, at the prices of this moment. */
export function mainLinesOf({ offer, quotes }: World, fixtureIds: readonly string[]): MainLines {
  const best = new Map<string, { id: string; imbalance: number }>();
  for (const fixtureId of fixtureIds) {
    for (const market of Object.values(offer.markets[fixtureId] ?? {})) {
      if (market.line === null || isClosed(market.status)) continue;
      const own = imbalance(market, quotes);
      for (const hasQuarters of isQuarterLine(market.line) ? [true] : [true, false]) {
        const key = keyOf(fixtureId, market.typeId, hasQuarters);
        if (own < (best.get(key)?.imbalance ?? Infinity))
          best.set(key, { id: market.id, imbalance: own });
      }
    }
  }
  return Object.fromEntries([...best].map(([key, { id }]) => [key, id]));
}

/** The main line among the markets of one type that a mode admits; null where it is not known. */
export function mainLine(
  lines: MainLines,
  { fixtureId, typeId, mode }: { fixtureId: string; typeId: number; mode: FixtureMode },
): string | null {
  return lines[keyOf(fixtureId, typeId, MODE_RULES[mode].quarterLines)] ?? null;
}

/** The lines around the main one that a card shows at first, in their order. */
export function nearLines(markets: readonly Market[], mainId: string | null): readonly Market[] {
  if (markets.length <= SHOWN_LINES) return markets;
  const found = markets.findIndex(({ id }) => id === mainId);
  const middle = found === -1 ? Math.floor(markets.length / 2) : found;
  const last = markets.length - SHOWN_LINES;
  const from = Math.max(0, Math.min(last, middle - Math.floor(SHOWN_LINES / 2)));
  return markets.slice(from, from + SHOWN_LINES);
}

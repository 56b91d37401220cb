import type { OfferStatus } from '#rules/market-status.ts';

/** The price of one selection. */
export interface Quote {
  /** Hundredths. */
  odds: number;
  status: OfferStatus;
  /** The price has just moved; rests after a while. */
  move: 'up' | 'down' | null;
}

/** A selection and its quote right after a move; one that is another by now has moved again. */
export type Moved = readonly [id: string, quote: Quote];

/**
 * Prices by selection id. What is inside is the scope's own and is written in place, so that a tick costs as much as it
 * changes; the wrapper is new with each frame that changed something, which is how readers notice.
 */
export interface Quotes {
  map: Map<string, Quote>;
  /** Moves whose marks have no clock running yet. */
  recentMoves: Moved[];
  /** Ids whose quote is another one since the last value, those at rest again included. */
  changed: readonly string[];
}

export const noQuotes = (): Quotes => ({ map: new Map(), recentMoves: [], changed: [] });

export interface Price {
  /** Selection id. */
  id: string;
  /** Hundredths. */
  odds: number;
  status: OfferStatus;
}

/** Prices that are being written. */
export interface QuotesDraft {
  /** A selection that came with its market; with `addsOnly` a known one stays as it is. */
  put: (price: Price, addsOnly?: boolean) => void;
  /** A price that moved; one whose market nobody follows is not kept. */
  move: (price: Price) => void;
  drop: (id: string) => void;
  /** The same value where nothing changed. */
  result: () => Quotes;
}

/** Opens prices for one frame's changes. */
export function draftQuotes(quotes: Quotes): QuotesDraft {
  // The value a scope starts with is shared by all of them and is never written.
  const { map, recentMoves } = quotes.map.size === 0 ? noQuotes() : quotes;
  const changed = new Set<string>();
  function write({ id, odds, status }: Price, known: Quote | undefined): void {
    if (known && known.odds === odds && known.status === status) return;
    changed.add(id);
    const quote: Quote = { odds, status, move: known?.move ?? null };
    map.set(id, quote);
    if (known === undefined || known.odds === odds) return;
    quote.move = odds > known.odds ? 'up' : 'down';
    recentMoves.push([id, quote]);
  }
  return {
    put(price, addsOnly = false) {
      const known = map.get(price.id);
      if (known === undefined || !addsOnly) write(price, known);
    },
    move(price) {
      const known = map.get(price.id);
      if (known) write(price, known);
    },
    drop(id) {
      if (map.delete(id)) changed.add(id);
    },
    result: () => (changed.size > 0 ? { map, recentMoves, changed: [...changed] } : quotes),
  };
}

/** The prices with no recent moves, when the clock of those it had is running. */
export function withoutRecentMoves({ map }: Quotes): Quotes {
  return { map, recentMoves: [], changed: [] };
}

/** Takes the mark of a move back; a price that has moved again meanwhile keeps it (its quote is another one). */
export function clearMoves(quotes: Quotes, rested: readonly Moved[]): Quotes {
  const changed: string[] = [];
  for (const [id, quote] of rested) {
    if (quotes.map.get(id) !== quote) continue;
    quotes.map.set(id, { ...quote, move: null });
    changed.push(id);
  }
  return changed.length > 0 ? { ...quotes, changed } : quotes;
}

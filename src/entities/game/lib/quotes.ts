import type { BoardChange, MarketDto } from '@/shared/api';
import type { OfferStatus } from './game';

/** The price of one selection. */
export interface Quote {
  /** Hundredths. */
  odds: number;
  status: OfferStatus;
  /** The price has just moved; rests after a while. */
  move: 'up' | 'down' | null;
}

/** A selection and its quote right after a move; one that is another by now has moved again. */
type Moved = readonly [id: string, quote: Quote];

/**
 * Prices by selection id. What is inside is the scope's own and is written in place, so that a tick costs as much as it
 * changes; the wrapper is new with each frame that changed something, which is what readers are told by.
 */
export interface Quotes {
  map: Map<string, Quote>;
  /** Moves whose marks have no clock running yet. */
  fresh: Moved[];
  /** Ids whose quote is another one since the last value, those at rest again included. */
  changed: readonly string[];
}

export const noQuotes = (): Quotes => ({ map: new Map(), fresh: [], changed: [] });

type Told = { id: string; odds: number; status: OfferStatus };

export interface QuoteBatch {
  snapshots: readonly { data: object }[];
  deltas: readonly { changes: readonly BoardChange[] }[];
}

function marketsOf(data: object): readonly MarketDto[] {
  if ('fixtures' in data) {
    return (data.fixtures as { markets: MarketDto[] }[]).flatMap(({ markets }) => markets);
  }
  return 'fixture' in data ? (data.fixture as { markets: MarketDto[] }).markets : [];
}

function selectionsOf(change: BoardChange): readonly Told[] {
  if (change.kind === 'odds') return change.selections;
  if (change.kind === 'market') return change.market.selections;
  if (change.kind === 'fixture') {
    return change.fixture.markets.flatMap(({ selections }) => selections);
  }
  return [];
}

/** The prices after one frame; the same value where nothing changed. */
export function reduceQuotes(quotes: Quotes, { snapshots, deltas }: QuoteBatch): Quotes {
  // The value a scope starts with is shared by all of them and is never written.
  const { map, fresh } = quotes.map.size === 0 ? noQuotes() : quotes;
  const changed = new Set<string>();
  function put({ id, odds, status }: Told): void {
    const known = map.get(id);
    if (known && known.odds === odds && known.status === status) return;
    changed.add(id);
    const quote: Quote = { odds, status, move: known?.move ?? null };
    map.set(id, quote);
    if (known === undefined || known.odds === odds) return;
    quote.move = odds > known.odds ? 'up' : 'down';
    fresh.push([id, quote]);
  }
  for (const { data } of snapshots) {
    for (const { selections } of marketsOf(data)) for (const told of selections) put(told);
  }
  for (const { changes } of deltas) {
    for (const change of changes) for (const told of selectionsOf(change)) put(told);
  }
  return changed.size > 0 ? { map, fresh, changed: [...changed] } : quotes;
}

/** The prices with no fresh moves, when the clock of those it had is running. */
export function withoutFresh({ map }: Quotes): Quotes {
  return { map, fresh: [], changed: [] };
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

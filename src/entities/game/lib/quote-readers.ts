import type { Quote } from './quotes';

type Prices = ReadonlyMap<string, Quote>;
type Reader = () => void;

/** By the map of a scope, so that two scopes never hear of each other. */
const readersOf = new WeakMap<Prices, Map<string, Set<Reader>>>();

/** Calls the reader after each change of one price; returns what ends it. */
export function listenToQuote(prices: Prices, id: string, reader: Reader): () => void {
  const all = readersOf.get(prices) ?? new Map<string, Set<Reader>>();
  const own = all.get(id) ?? new Set<Reader>();
  readersOf.set(prices, all.set(id, own.add(reader)));
  return () => {
    own.delete(reader);
    if (own.size === 0 && all.get(id) === own) all.delete(id);
  };
}

/** Tells the readers of some prices, and no other. */
export function tellReaders(prices: Prices, ids: readonly string[]): void {
  const all = readersOf.get(prices);
  if (all === undefined) return;
  for (const id of ids) all.get(id)?.forEach((reader) => void reader());
}

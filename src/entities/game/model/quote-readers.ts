import { createWatch, type Scope } from 'effector';
import type { Quote } from '../lib/quotes';
import { $quotes } from './quotes';

type Reader = () => void;
type Readers = Map<string, Set<Reader>>;

const readersOf = new WeakMap<Scope, Readers>();

// One watch a scope, as `useUnit` has one a component: a selector for each cell would run for every cell visible
// whenever one price of the board moves.
function openReaders(scope: Scope): Readers {
  const readers: Readers = new Map();
  readersOf.set(scope, readers);
  createWatch({
    unit: $quotes,
    scope,
    fn({ changed }) {
      for (const id of changed) readers.get(id)?.forEach((reader) => void reader());
    },
  });
  return readers;
}

/** Calls the reader after each change of one price; returns what ends it. */
export function listenToQuote(scope: Scope, id: string, reader: Reader): () => void {
  const readers = readersOf.get(scope) ?? openReaders(scope);
  const own = readers.get(id) ?? new Set<Reader>();
  readers.set(id, own.add(reader));
  return () => {
    own.delete(reader);
    if (own.size === 0 && readers.get(id) === own) readers.delete(id);
  };
}

/** Returns the price of a selection as the stream has it; null while it is unknown. */
export function readQuote(scope: Scope, id: string): Quote | null {
  return scope.getState($quotes).map.get(id) ?? null;
}

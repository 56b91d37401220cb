import type { BoardDto } from '@/shared/api';
import { reduceBoards } from '../lib/fold-boards';
import { reduceStates } from '../lib/fold-states';
import { reduceQuotes, noQuotes } from '../lib/quotes';
import { $boards, $fixtureStates } from './boards';
import { $quotes } from './quotes';

/** Pairs of store and value that hold the given boards, for the forked scope of a story or test. */
export function boardValues(dtos: readonly BoardDto[]): (readonly [unknown, unknown])[] {
  const snapshots = dtos.map((data) => {
    return { topic: `board:${data.sport}:${data.kind}`, seq: 1, at: 0, data };
  });
  const batch = { snapshots, deltas: [] };
  return [
    [$boards, reduceBoards({}, batch, () => true)],
    [$fixtureStates, reduceStates({}, batch)],
    [$quotes, reduceQuotes(noQuotes(), batch)],
  ];
}

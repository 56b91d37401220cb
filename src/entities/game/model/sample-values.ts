import type { BoardDto } from '@/shared/api';
import { foldBoards } from '../lib/fold-boards';
import { foldStates } from '../lib/fold-states';
import { foldQuotes, noQuotes } from '../lib/quotes';
import { $boards, $fixtureStates } from './boards';
import { $quotes } from './quotes';

/** Pairs of store and value that hold the given boards, for the forked scope of a story or test. */
export function boardValues(dtos: readonly BoardDto[]): (readonly [unknown, unknown])[] {
  const snapshots = dtos.map((data) => {
    return { topic: `board:${data.sport}:${data.kind}`, seq: 1, at: 0, data };
  });
  const batch = { snapshots, deltas: [] };
  return [
    [$boards, foldBoards({}, batch, () => true)],
    [$fixtureStates, foldStates({}, batch)],
    [$quotes, foldQuotes(noQuotes(), batch)],
  ];
}

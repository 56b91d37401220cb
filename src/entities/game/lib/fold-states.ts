import type { BoardChange, FixtureDetailDto } from '@/shared/api';
import type { BoardBatch } from './fold-boards';
import { type FixtureState, toFixtureState } from './game';
import { reuseIfEqual } from './equality';

export type FixtureStates = Readonly<Record<string, FixtureState>>;

type AnyBatch =
  | BoardBatch
  | {
      snapshots: readonly { data: FixtureDetailDto }[];
      deltas: readonly { changes: BoardChange[] }[];
    };

/** The states after one frame; the same record where no state changed. */
export function reduceStates(
  states: FixtureStates,
  { snapshots, deltas }: AnyBatch,
): FixtureStates {
  let next: Record<string, FixtureState> | null = null;
  function put(id: string, state: FixtureState): void {
    const known = (next ?? states)[id];
    const kept = reuseIfEqual(known, state);
    if (kept === known) return;
    next ??= { ...states };
    next[id] = kept;
  }
  for (const { data } of snapshots) {
    const fixtures = 'fixtures' in data ? data.fixtures : [data.fixture];
    for (const fixture of fixtures) put(fixture.id, toFixtureState(fixture));
  }
  for (const { changes } of deltas) {
    for (const change of changes) {
      if (change.kind === 'state') put(change.fixtureId, toFixtureState(change));
      else if (change.kind === 'fixture') put(change.fixture.id, toFixtureState(change.fixture));
    }
  }
  return next ?? states;
}

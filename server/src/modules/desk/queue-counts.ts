import type { QueueDay } from './day-repository.ts';
import type { DeskQueue, DeskRequestState, DeskTab } from './types.ts';

/** The states of each tab, for every kind: a state that a kind does not have finds nothing. */
export const TAB_STATES: Record<DeskTab, readonly DeskRequestState[]> = {
  waiting: ['applied', 'requested', 'checking', 'awaiting_second', 'late', 'reviewing'],
  done: ['approved', 'paid', 'credited'],
  refused: ['rejected', 'reversed', 'failed'],
  closed: ['cancelled', 'expired'],
};

interface Counted {
  state: string;
  count: number;
  /** Epoch milliseconds. */
  oldestAt: number;
}

/** Sums what is counted by state, and what was decided today, into the queue of a kind. */
export function queueOf(
  kind: DeskQueue['kind'],
  counts: readonly Counted[],
  day: QueueDay,
): DeskQueue {
  const rowsOf = (states: readonly string[]) =>
    counts.filter(({ state }) => states.includes(state));
  const total = (states: readonly string[]) =>
    rowsOf(states).reduce((sum, { count }) => sum + count, 0);
  const oldest = rowsOf(TAB_STATES.waiting).map(({ oldestAt }) => oldestAt);
  return {
    kind,
    waiting: total(['applied', 'requested', 'late', 'reviewing']),
    checking: total(['checking']),
    second: total(['awaiting_second']),
    oldestAt: oldest.length === 0 ? null : Math.min(...oldest),
    done: total(TAB_STATES.done),
    refused: total(TAB_STATES.refused),
    closed: total(TAB_STATES.closed),
    ...day,
  };
}

import type { SlipEntry } from '@/entities/slip';
import type { PlacementResult } from '../model/placement';

/** One of several singles that were sent at once. */
export interface SingleOutcome {
  leg: SlipEntry;
  /** Null until it has an answer. */
  result: PlacementResult | null;
}

/** The state of a single; `unsent` is one that an answer to another kept back. */
export type SingleState = 'sending' | 'unsent' | PlacementResult['kind'];

/** The state of a single while others may be under way. */
export function singleStateOf({ result }: SingleOutcome, isUnderWay: boolean): SingleState {
  if (result) return result.kind;
  return isUnderWay ? 'sending' : 'unsent';
}

/** Whether what was sent, by its legs, is the single. */
export function isOfLeg({ leg }: SingleOutcome, sent: readonly SlipEntry[] = []): boolean {
  return sent.length === 1 && sent[0]?.selectionId === leg.selectionId;
}

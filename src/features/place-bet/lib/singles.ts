import type { SlipEntry } from '@/entities/slip';
import type { PlacementResult } from '../model/placement';

/** One of several singles that were sent at once. */
export interface SingleOutcome {
  leg: SlipEntry;
  /** Null until it has an answer. */
  result: PlacementResult | null;
}

/** How a single stands; `unsent` is one that an answer to another kept back. */
export type SingleState = 'sending' | 'unsent' | PlacementResult['kind'];

/** How a single stands while others may be under way. */
export function singleStateOf({ result }: SingleOutcome, isUnderWay: boolean): SingleState {
  if (result) return result.kind;
  return isUnderWay ? 'sending' : 'unsent';
}

function betIdOf(result: PlacementResult | null): string | null {
  return result && 'bet' in result ? (result.bet?.id ?? null) : null;
}

/** Tells whether two results are of one bet. */
export function isSameBet(a: PlacementResult | null, b: PlacementResult): boolean {
  const id = betIdOf(a);
  return id !== null && id === betIdOf(b);
}

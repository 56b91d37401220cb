import type { Bet } from '@/entities/bet';

const hit: readonly number[] = [2, 5];

export interface BetProgress {
  /** Legs that have hit, half hits included. */
  hits: number;
  legs: number;
}

/** Counts how far an open bet has come. */
export function progressOf({ legs }: Pick<Bet, 'legs'>): BetProgress {
  return { hits: legs.filter(({ result }) => hit.includes(result)).length, legs: legs.length };
}

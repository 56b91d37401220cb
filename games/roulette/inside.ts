import { ROULETTE_TABLE } from '#rules/casino/roulette.ts';
import type { RouletteBetKind } from '#rules/casino/types.ts';

/** Bets on neighbours, chosen by one of their numbers. */
export const INSIDE = [
  'straight',
  'split',
  'street',
  'corner',
  'line',
] as const satisfies readonly RouletteBetKind[];
export type InsideKind = (typeof INSIDE)[number];

/** The bets of a kind that a number belongs to, each with its numbers ascending. */
export function insideBets(kind: InsideKind, number: number): readonly (readonly number[])[] {
  return ROULETTE_TABLE[kind].filter((bet) => bet.includes(number));
}

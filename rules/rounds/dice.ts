import type { Draws } from './draws.ts';
import { type Outcome, oddOrEven } from './outcome.ts';

const FACES = 6;

/** Three dice in the order of drawing, each 1 to 6. */
export interface DiceResult {
  dice: readonly number[];
}

export function drawDice(draws: Draws): DiceResult {
  return { dice: [0, 1, 2].map(() => draws.below(FACES) + 1) };
}

/** On a triple size and odd or even lose. A single pays by how many dice show it. */
export function diceOutcome({ dice }: DiceResult): Outcome {
  const sum = dice.reduce((total, die) => total + die, 0);
  const shown = [...new Set(dice)].sort((a, b) => a - b);
  const countOf = (face: number) => dice.filter((die) => die === face).length;
  const isTriple = shown.length === 1;
  return {
    won: {
      size: isTriple ? [] : [sum <= 10 ? 'small' : 'big'],
      oe: isTriple ? [] : [oddOrEven(sum)],
      triple: isTriple ? ['any', dice.join('')] : [],
      sum: [String(sum)],
      double: shown.filter((face) => countOf(face) >= 2).map((face) => `${face}${face}`),
      pair: shown.flatMap((low) =>
        shown.filter((high) => high > low).map((high) => `${low}${high}`),
      ),
      single: shown.map(String),
    },
    times: { single: Object.fromEntries(shown.map((face) => [String(face), countOf(face)])) },
  };
}

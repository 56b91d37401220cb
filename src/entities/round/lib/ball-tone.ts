const tones = [
  ['yellow', 10],
  ['blue', 20],
  ['red', 24],
  ['green', 28],
] as const;

/** The colour of a ball of a powerball by its number, 1 to 28. */
export function ballToneOf(number: number): (typeof tones)[number][0] {
  return tones.find(([, to]) => number <= to)?.[0] ?? 'green';
}

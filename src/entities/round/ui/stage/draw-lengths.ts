/** How long a stage takes to show its draw, milliseconds; from then on all of it is shown. */
export const DRAW_LENGTHS = {
  powerball: 9000,
  ladder: 5000,
  number: 3500,
  ring: 5000,
  dice: 3500,
  roulette: 7000,
} as const;

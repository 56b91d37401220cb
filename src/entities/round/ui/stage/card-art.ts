import type { Card } from '#rules/rounds/cards.ts';

/** Spades, hearts, diamonds, clubs in a square of 24. */
const SUITS = [
  'M12 1.2C14.8 6 21.8 9.3 21.8 14.3a4.7 4.7 0 0 1-8.6 2.7c.2 2.3 1 4.3 2.5 5.8H8.3c1.5-1.5 2.3-3.5 2.5-5.8a4.7 4.7 0 0 1-8.6-2.7C2.2 9.3 9.2 6 12 1.2z',
  'M12 21.5C5.2 16 2 12.3 2 8.1A5.3 5.3 0 0 1 12 5.6 5.3 5.3 0 0 1 22 8.1c0 4.2-3.2 7.9-10 13.4z',
  'M12 1C14 5.2 17 9 20.2 12 17 15 14 18.8 12 23 10 18.8 7 15 3.8 12 7 9 10 5.2 12 1z',
  'M12 1.5a4.8 4.8 0 0 1 3.7 7.9 4.8 4.8 0 1 1-2.5 7.7c.2 2.2 1 4.2 2.5 5.7H8.3c1.5-1.5 2.3-3.5 2.5-5.7a4.8 4.8 0 1 1-2.5-7.7A4.8 4.8 0 0 1 12 1.5z',
] as const;

export const STAR = 'M12 1.5l2.7 7.2 7.7.3-6 4.8 2 7.4-6.4-4.2-6.4 4.2 2-7.4-6-4.8 7.7-.300z';

export function suitPath({ suit }: Card): string {
  return SUITS[suit] ?? SUITS[0];
}

/** What a pip is: where its middle is on a card of 72 × 100. */
type Spot = readonly [x: number, y: number];

const [LEFT, MIDDLE, RIGHT] = [24.5, 36, 47.5];
const FOUR: readonly Spot[] = [26, 74].flatMap((y) => [LEFT, RIGHT].map((x): Spot => [x, y]));
const SIX: readonly Spot[] = [...FOUR, [LEFT, 50], [RIGHT, 50]];
const EIGHT: readonly Spot[] = [25, 41.5, 58.5, 75].flatMap((y) =>
  [LEFT, RIGHT].map((x): Spot => [x, y]),
);

/** The pips of a rank from 2 to 10. */
const PIPS: readonly (readonly Spot[])[] = [
  [
    [MIDDLE, 26],
    [MIDDLE, 74],
  ],
  [
    [MIDDLE, 26],
    [MIDDLE, 50],
    [MIDDLE, 74],
  ],
  FOUR,
  [...FOUR, [MIDDLE, 50]],
  SIX,
  [...SIX, [MIDDLE, 38]],
  [...SIX, [MIDDLE, 38], [MIDDLE, 62]],
  [...EIGHT, [MIDDLE, 50]],
  [...EIGHT, [MIDDLE, 33], [MIDDLE, 67]],
];

export function pipsOf({ rank }: Card): readonly Spot[] {
  return PIPS[rank - 2] ?? [];
}

/** A knot, a flower and a crown in the place of jack, queen and king. */
const PICTURES = [
  'M-1.9 -2.6L-4.2 -6.4A4.3 4.3 0 1 1 4.2 -6.4L1.9 -2.6M0 -1.2L0 -5.6M1.9 -2.6L4.8 -6A4.3 4.3 0 1 1 7.4 2L3.1 1M1.1 -.4L5.3 -1.7M3 1L7.2 2.7A4.3 4.3 0 1 1 .4 7.700L0 3.200M.7 1L3.3 4.500M0 3.200L-.4 7.700A4.3 4.3 0 1 1 -7.2 2.700L-3 1M-.7 1L-3.3 4.500M-3.1 1L-7.4 2A4.3 4.3 0 1 1 -4.8 -6L-1.9 -2.600M-1.1 -.4L-5.3 -1.7',
  'M0 8C-5 4 -6 -3 0 -9C6 -3 5 4 0 8ZM-2 7.5C-9 7 -12.5 2 -12 -3C-7.5 -2.5 -4 1 -2 7.500ZM2 7.500C9 7 12.5 2 12 -3C7.5 -2.5 4 1 2 7.500Z',
  'M-11 7L-13 -5L-6.5 0L0 -8L6.5 0L13 -5L11 7ZM-11 10.5H11',
] as const;

export function picturePath({ rank }: Card): string | undefined {
  return PICTURES[rank - 11];
}

/** The weave behind a picture and on the back. */
export const WEAVE = Array.from({ length: 12 }, (_, row) =>
  Array.from({ length: 5 }, (_, column) => `M${21 + 6 * column} ${17 + 6 * row}l3 3l3 -3`).join(''),
).join('');

import type { ColorTokens } from './tokens/color-tokens';

type Token = keyof ColorTokens;
type Rgb = readonly [number, number, number];

function parse(value: string, under: Rgb = [0, 0, 0]): Rgb {
  const tint = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value);
  if (tint) {
    const alpha = Number(tint[4]) / 100;
    const part = (at: 1 | 2 | 3): number =>
      Number(tint[at]) * alpha + (under[at - 1] ?? 0) * (1 - alpha);
    return [part(1), part(2), part(3)];
  }
  const part = (at: number): number => Number.parseInt(value.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function luminance(rgb: Rgb): number {
  const linear = (part: number): number => {
    const c = part / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
}

/** A colour on another one; `under` is what lies below a tint. */
export interface ColorPair {
  ink: Token;
  ground: Token;
  under?: Token;
}

/** Returns the contrast of a pair by WCAG 2, from 1 to 21. Takes `#rrggbb`, and `rgb(r g b / a%)` as a ground. */
export function contrastOf(theme: ColorTokens, { ink, ground, under }: ColorPair): number {
  const base = parse(theme[ground], under && parse(theme[under]));
  const [a, b] = [luminance(parse(theme[ink])), luminance(base)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const grounds = ['bg', 'bgSunken', 'surface', 'surface2', 'surface3'] as const;
const inks = [
  'text',
  'text2',
  'text3',
  'brand',
  'up',
  'down',
  'live',
  'money',
  'warn',
  'win',
  'lose',
  'danger',
] as const;

/** Inks that may stand on a ground of the page. */
export const textPairs: readonly ColorPair[] = grounds.flatMap((ground) =>
  inks.map((ink) => ({ ink, ground })),
);

/** Inks of filled controls, balls and beads. */
export const filledPairs: readonly ColorPair[] = [
  { ink: 'brandInk', ground: 'brand' },
  { ink: 'brandInk', ground: 'brandHover' },
  { ink: 'dangerInk', ground: 'danger' },
  { ink: 'dangerInk', ground: 'dangerHover' },
  { ink: 'inverseInk', ground: 'inverse' },
  { ink: 'ballInk', ground: 'ballYellow' },
  { ink: 'ballInk', ground: 'ballBlue' },
  { ink: 'ballInk', ground: 'ballRed' },
  { ink: 'ballInk', ground: 'ballGreen' },
  { ink: 'beadInk', ground: 'ballPower' },
  { ink: 'beadInk', ground: 'beadRed' },
  { ink: 'beadInk', ground: 'beadBlue' },
  { ink: 'beadInk', ground: 'beadGreen' },
];

const tintInks = {
  brandTint: ['text', 'text2', 'text3', 'brand', 'live'],
  dangerTint: ['text', 'text2', 'up', 'danger'],
  downTint: ['text', 'text2', 'down'],
  warnTint: ['text', 'text2', 'warn'],
} as const;

/** Inks on a tint, over each ground that may lie below it. */
export const tintedPairs: readonly ColorPair[] = (['bg', 'surface'] as const).flatMap((under) =>
  Object.entries(tintInks).flatMap(([ground, names]) =>
    names.map((ink) => ({ ink, ground: ground as keyof typeof tintInks, under })),
  ),
);

/** Edges that mark a control, and the mark of the focus. */
export const edgePairs: readonly ColorPair[] = (['bg', 'surface', 'surface2'] as const).flatMap(
  (ground) => [
    { ink: 'controlLine', ground },
    { ink: 'focus', ground },
  ],
);

/** What WCAG 2.2 AA asks of text, and of edges and marks. */
export const leastContrast = { text: 4.5, edge: 3 } as const;

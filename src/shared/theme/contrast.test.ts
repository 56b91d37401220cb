import { describe, expect, it } from 'vitest';
import { celadon } from './tokens/celadon';
import type { ColorTokens } from './tokens/color-tokens';
import { porcelain } from './tokens/porcelain';

type Token = keyof ColorTokens;
type Rgb = [number, number, number];

function parse(value: string, under: Rgb = [0, 0, 0]): Rgb {
  const tint = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value);
  if (tint) {
    const alpha = Number(tint[4]) / 100;
    return [1, 2, 3].map((i) => Number(tint[i]) * alpha + (under[i - 1] ?? 0) * (1 - alpha)) as Rgb;
  }
  return [1, 3, 5].map((i) => Number.parseInt(value.slice(i, i + 2), 16)) as Rgb;
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const c = part / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const grounds: Token[] = ['bg', 'bgSunken', 'surface', 'surface2', 'surface3'];
const inks: Token[] = [
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
];
const textPairs: [Token, Token][] = [
  ...grounds.flatMap((ground) => inks.map((ink): [Token, Token] => [ink, ground])),
  ['brandInk', 'brand'],
  ['brandInk', 'brandHover'],
  ['dangerInk', 'danger'],
  ['dangerInk', 'dangerHover'],
  ['inverseInk', 'inverse'],
  ['ballInk', 'ballYellow'],
  ['ballInk', 'ballBlue'],
  ['ballInk', 'ballRed'],
  ['ballInk', 'ballGreen'],
  ['beadInk', 'ballPower'],
  ['beadInk', 'beadRed'],
  ['beadInk', 'beadBlue'],
  ['beadInk', 'beadGreen'],
];
/** Ink, tint, and what lies under the tint. */
const tintedPairs: [Token, Token, Token][] = (['bg', 'surface'] as const).flatMap((under) => [
  ...(['text', 'text2', 'text3', 'brand', 'live'] as const).map((ink): [Token, Token, Token] => [
    ink,
    'brandTint',
    under,
  ]),
  ...(['text', 'text2', 'up', 'danger'] as const).map((ink): [Token, Token, Token] => [
    ink,
    'dangerTint',
    under,
  ]),
  ...(['text', 'text2', 'down'] as const).map((ink): [Token, Token, Token] => [
    ink,
    'downTint',
    under,
  ]),
  ...(['text', 'text2', 'warn'] as const).map((ink): [Token, Token, Token] => [
    ink,
    'warnTint',
    under,
  ]),
]);

describe.each([
  ['celadon', celadon as ColorTokens],
  ['porcelain', porcelain],
])('%s', (_name, theme) => {
  it.each(textPairs)('text %s on %s reaches 4.5:1', (ink, ground) => {
    expect(ratio(parse(theme[ink]), parse(theme[ground]))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(tintedPairs)('text %s on %s over %s reaches 4.5:1', (ink, tint, under) => {
    expect(
      ratio(parse(theme[ink]), parse(theme[tint], parse(theme[under]))),
    ).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['bg', 'surface', 'surface2'] as const)(
    'the edge of a control reaches 3:1 on %s',
    (ground) => {
      expect(ratio(parse(theme.controlLine), parse(theme[ground]))).toBeGreaterThanOrEqual(3);
      expect(ratio(parse(theme.focus), parse(theme[ground]))).toBeGreaterThanOrEqual(3);
    },
  );
});

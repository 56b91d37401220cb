import { describe, expect, it } from 'vitest';
import {
  contrastOf,
  edgePairs,
  filledPairs,
  leastContrast,
  textPairs,
  tintedPairs,
} from './contrast';
import { celadon } from './tokens/celadon';
import type { ColorTokens } from './tokens/color-tokens';
import { porcelain } from './tokens/porcelain';

it('is that of WCAG', () => {
  const theme: ColorTokens = {
    ...celadon,
    text: '#ffffff',
    bg: '#000000',
    brandTint: 'rgb(255 255 255 / 50%)',
  };
  expect(contrastOf(theme, { ink: 'text', ground: 'bg' })).toBe(21);
  expect(contrastOf(theme, { ink: 'bg', ground: 'bg' })).toBe(1);
  expect(contrastOf(theme, { ink: 'text', ground: 'brandTint', under: 'bg' })).toBeCloseTo(3.98, 1);
});

describe.each([
  ['celadon', celadon as ColorTokens],
  ['porcelain', porcelain],
])('%s', (_name, theme) => {
  it.each([...textPairs, ...filledPairs, ...tintedPairs])(
    'text $ink on $ground reaches 4.5:1',
    (pair) => {
      expect(contrastOf(theme, pair)).toBeGreaterThanOrEqual(leastContrast.text);
    },
  );

  it.each(edgePairs)('the edge $ink reaches 3:1 on $ground', (pair) => {
    expect(contrastOf(theme, pair)).toBeGreaterThanOrEqual(leastContrast.edge);
  });
});

import { sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

const mixed = (color: string, share: number, other: string) =>
  `color-mix(in srgb, ${color} ${share}%, ${other})`;
const band = (color: string) => ({
  borderColor: mixed(color, 34, 'transparent'),
  backgroundImage: `linear-gradient(100deg, ${mixed(color, 16, vars.color.surface)}, ${mixed(color, 4, vars.color.surface)} 70%)`,
});

export const root = sliceRecipe(
  {
    base: {
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space[3],
      rowGap: vars.space[2.5],
      minBlockSize: '78px',
      padding: `${vars.space[2.5]} ${vars.space[4]}`,
      border: `1px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.stage,
      backgroundColor: vars.color.surface,
      '@container': {
        '(max-width: 620px)': {
          gridTemplateColumns: '44px minmax(0, 1fr)',
          paddingInline: vars.space[3],
        },
      },
    },
    variants: {
      look: { ok: band(vars.color.brand), failed: band(vars.color.danger), neutral: {} },
    },
  },
  'verifyBand',
);

export const sign = sliceRecipe(
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '44px',
      blockSize: '44px',
      borderRadius: vars.radius.full,
    },
    variants: {
      look: {
        ok: { backgroundColor: vars.color.brand, color: vars.color.brandInk },
        failed: { backgroundColor: vars.color.danger, color: vars.color.dangerInk },
        neutral: { backgroundColor: vars.color.surface3, color: vars.color.text2 },
      },
    },
  },
  'verifyBandSign',
);

export const title = sliceStyle(
  {
    fontSize: vars.fontSize.xl,
    fontWeight: vars.fontWeight.bold,
    letterSpacing: vars.letterSpacing.heading,
  },
  'verifyBandTitle',
);

export const text = sliceStyle(
  {
    ...tabular,
    marginBlockStart: vars.space.half,
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
  },
  'verifyBandText',
);

/** Beside the words, below them where the column is narrow. */
export const results = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    maxInlineSize: '300px',
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    '@container': {
      '(max-width: 620px)': { gridColumn: '1 / -1', maxInlineSize: 'none' },
    },
  },
  'verifyBandResults',
);

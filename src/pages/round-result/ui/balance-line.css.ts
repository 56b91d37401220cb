import { createVar } from '@vanilla-extract/css';
import { sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** How many rounds a part of the bar covers. */
export const share = createVar();

export const root = sliceStyle({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  minBlockSize: '20px',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  whiteSpace: 'nowrap',
});

export const side = sliceRecipe({
  base: { fontWeight: vars.fontWeight.bold },
  variants: {
    tone: {
      blue: { color: vars.color.down },
      red: { color: vars.color.up },
      green: { color: vars.color.win },
      neutral: { color: vars.color.text },
    },
  },
});

export const bar = sliceStyle({
  display: 'flex',
  flex: 1,
  gap: vars.space.half,
  minInlineSize: '60px',
  blockSize: '6px',
  borderRadius: '3px',
  overflow: 'hidden',
});

export const part = sliceRecipe({
  base: { flex: share, minInlineSize: '2px', forcedColorAdjust: 'none' },
  variants: {
    tone: {
      blue: { backgroundColor: vars.color.beadBlue },
      red: { backgroundColor: vars.color.beadRed },
      green: { backgroundColor: vars.color.beadGreen },
      neutral: { backgroundColor: vars.color.controlLine },
    },
  },
});

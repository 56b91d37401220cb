import { createVar } from '@vanilla-extract/css';
import { sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const share = createVar();

export const root = sliceStyle({ display: 'grid', gap: vars.space[2] });

export const words = sliceStyle({
  ...tabular,
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: '18px',
  fontSize: vars.fontSize.sm,
  color: vars.color.text3,
});

export const bar = sliceStyle({
  display: 'flex',
  gap: vars.space.half,
  blockSize: '6px',
  overflow: 'hidden',
  borderRadius: vars.radius.tag,
  backgroundColor: vars.color.surface3,
});

export const part = sliceRecipe({
  base: {
    flex: `${share} 1 0`,
    // Without a transition: each of its frames would lay the page out again, with every price that moves.
    minInlineSize: '2px',
  },
  variants: {
    side: {
      home: { backgroundColor: vars.color.brand },
      draw: { backgroundColor: vars.color.controlLine },
      away: { backgroundColor: vars.color.down },
    },
  },
});

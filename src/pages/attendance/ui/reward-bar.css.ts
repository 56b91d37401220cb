import { createVar } from '@vanilla-extract/css';
import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const place = createVar('rewardPlace');

/** The last step is at the end of the bar, in the middle of its words. */
export const root = sliceStyle({
  ...tabular,
  position: 'relative',
  marginInline: `${vars.space[2]} 30px`,
  paddingBlockStart: vars.space[3],
});

export const steps = sliceStyle({ position: 'relative', blockSize: '50px' });

export const step = sliceStyle({
  position: 'absolute',
  insetBlockStart: '-12px',
  insetInlineStart: place,
  display: 'grid',
  justifyItems: 'center',
  transform: 'translateX(-50%)',
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
  whiteSpace: 'nowrap',
});

export const mark = sliceStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '18px',
  blockSize: '18px',
  marginBlockEnd: vars.space[1],
  border: `2px solid ${vars.color.surface}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface3,
  selectors: {
    '[data-got="true"] > &': {
      backgroundColor: vars.color.brand,
      color: vars.color.brandInk,
    },
  },
});

export const name = sliceStyle({
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
  selectors: { '[data-got="true"] > &': { color: vars.color.brand } },
});

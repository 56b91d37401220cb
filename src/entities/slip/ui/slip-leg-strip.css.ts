import { sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';
import { legAction } from './leg-look';

export const strip = sliceRecipe(
  {
    base: {
      ...tabular,
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      marginBlockStart: vars.space[1],
      minBlockSize: '30px',
      paddingBlock: vars.space[1],
      paddingInline: vars.space[2.5],
      borderRadius: vars.radius.control,
      fontSize: vars.fontSize.sm,
      color: vars.color.text2,
    },
    variants: {
      tone: {
        up: { backgroundColor: vars.color.upTint },
        down: { backgroundColor: vars.color.downTint },
        warn: { backgroundColor: vars.color.warnTint, color: vars.color.text },
      },
    },
  },
  'slipLegStrip',
);

export const change = sliceStyle({ flex: 1, minInlineSize: 0 }, 'slipLegChange');

export const after = sliceRecipe(
  {
    base: { fontWeight: vars.fontWeight.bold },
    variants: { move: { up: { color: vars.color.up }, down: { color: vars.color.down } } },
  },
  'slipLegAfter',
);

export const taken = sliceStyle({ flexShrink: 0, color: vars.color.text2 }, 'slipLegTaken');

export const fix = sliceStyle(legAction, 'slipLegFix');

import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  ...tabular,
  position: 'relative',
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-move="up"]': { color: vars.color.up },
    '&[data-move="down"]': { color: vars.color.down },
  },
});

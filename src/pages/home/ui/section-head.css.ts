import { colorTransition, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const link = sliceStyle({
  ...colorTransition,
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.half,
  flexShrink: 0,
  fontSize: vars.fontSize.sm,
  color: vars.color.text3,
  selectors: { '&:hover': { color: vars.color.text } },
  '@media': {
    [media.phone]: {
      minBlockSize: vars.size.touch,
      marginBlock: '-14px',
      paddingInlineStart: vars.space[3],
    },
  },
});

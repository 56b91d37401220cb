import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.touch,
});

export const words = sliceStyle({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  flexGrow: 1,
  minInlineSize: 0,
});

export const note = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

/** Two lines of it at most: the form is to stay visible. */
export const reason = sliceStyle({
  flexBasis: '100%',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: vars.fontSize.sm,
});

export const link = sliceStyle({ display: 'block', color: 'inherit', textDecoration: 'none' });

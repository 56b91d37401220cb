import { pageFrame, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[4], ...pageFrame('880px') });

export const back = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[1],
  minBlockSize: vars.size.touch,
  paddingInlineEnd: vars.space[3],
  color: vars.color.text,
  fontWeight: vars.fontWeight.bold,
});

export const head = sliceStyle({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const about = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const author = sliceStyle({ minInlineSize: 0 });

export const mine = sliceStyle({
  color: vars.color.brand,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
});

export const figures = sliceStyle({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2.5],
  marginInlineStart: 'auto',
  color: vars.color.text3,
  fontSize: vars.fontSize.sm,
});

export const actions = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[1.5],
});

/** Apart from the post. */
export const replies = sliceStyle({ marginBlockStart: vars.space[4] });

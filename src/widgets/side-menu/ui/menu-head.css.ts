import { ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const who = sliceStyle({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const names = sliceStyle({ display: 'grid', flex: 1, minInlineSize: 0 });

export const nickname = sliceStyle({
  ...ellipsis,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
});

export const level = sliceStyle({
  ...ellipsis,
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const sums = sliceStyle({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr) minmax(0, 1fr)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface2,
});

export const sum = sliceStyle({
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  minBlockSize: '52px',
  paddingBlock: vars.space[1.5],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderInlineStart: 0 } },
});

export const term = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.xs });

export const value = sliceStyle({
  ...ellipsis,
  minBlockSize: '1lh',
  fontWeight: vars.fontWeight.bold,
});

export const money = sliceStyle([value, { color: vars.color.money }]);

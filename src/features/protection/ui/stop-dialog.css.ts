import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const form = sliceStyle({ display: 'grid', gap: vars.space[4] });

export const quick = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[2],
});

export const meaning = sliceStyle({
  ...tabular,
  display: 'grid',
  gap: vars.space[1.5],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  fontSize: vars.fontSize.md,
});

export const means = sliceStyle({
  marginBlockEnd: vars.space[2],
  fontSize: vars.fontSize.base,
  fontWeight: vars.fontWeight.bold,
});

export const buttons = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: vars.space[2],
});

import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const head = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const sums = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const former = sliceStyle({ display: 'grid', gap: vars.space[1], listStyle: 'none' });

export const note = sliceStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface2,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
});

export const one = sliceStyle({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) auto',
  gap: vars.space[2],
  fontSize: vars.fontSize.md,
});

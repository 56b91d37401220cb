import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
});

export const head = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[2.5],
});

export const icon = sliceStyle({ color: vars.color.text2 });

export const text = sliceStyle({
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const found = sliceStyle({
  display: 'grid',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const title = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

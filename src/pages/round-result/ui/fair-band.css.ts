import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2.5],
  minBlockSize: '54px',
  paddingBlock: vars.space[1],
  paddingInline: `${vars.space[3]} ${vars.space[1.5]}`,
  border: `1px solid color-mix(in srgb, ${vars.color.brand} 35%, ${vars.color.surface})`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.brandTint,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
});

export const icon = sliceStyle({ color: vars.color.brand });

export const title = sliceStyle({
  display: 'block',
  color: vars.color.text,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
});

export const link = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.half,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[2],
  color: vars.color.brand,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  whiteSpace: 'nowrap',
});

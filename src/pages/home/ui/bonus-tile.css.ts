import { colorTransition, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  ...colorTransition,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.stage,
  backgroundColor: vars.color.surface,
  backgroundImage: `radial-gradient(120% 180% at 100% 0%, ${vars.color.brandTint}, transparent 70%)`,
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
});

export const title = sliceStyle({ fontWeight: vars.fontWeight.bold });

export const text = sliceStyle({
  ...tabular,
  fontSize: vars.fontSize.sm,
  color: vars.color.text2,
});

export const icon = sliceStyle({
  gridColumn: 2,
  gridRow: '1 / span 2',
  color: vars.color.text3,
});

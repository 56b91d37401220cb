import { colorTransition, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const account = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const pages = sliceStyle({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
});

export const group = sliceStyle({ display: 'grid', gap: vars.space[1] });

export const groupName = sliceStyle({
  color: vars.color.text3,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
});

export const links = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[2],
  // The row's own ground may reach into the margin, its words stand on it.
  marginInline: `calc(${vars.space[2.5]} * -1)`,
});

export const link = sliceStyle({
  ...colorTransition,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[2.5],
  borderRadius: vars.radius.control,
  color: vars.color.text2,
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface3, color: vars.color.text },
    '&[aria-current="page"]': { backgroundColor: vars.color.brandTint, color: vars.color.brand },
  },
});

export const foot = sliceStyle({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  paddingBlockEnd: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
});

export const switches = sliceStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const access = sliceStyle({
  ...tabular,
  color: vars.color.text3,
  fontSize: vars.fontSize.sm,
});

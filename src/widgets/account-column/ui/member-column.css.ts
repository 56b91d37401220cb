import { colorTransition, ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const who = sliceStyle({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const nickname = sliceStyle({
  ...ellipsis,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
});

export const level = sliceStyle({ fontSize: vars.fontSize.sm, color: vars.color.text3 });

export const money = sliceStyle({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlock: `1px solid ${vars.color.line}`,
});

export const line = sliceStyle({
  ...tabular,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const term = sliceStyle({ fontSize: vars.fontSize.sm, color: vars.color.text2 });

export const balance = sliceStyle({
  fontSize: vars.fontSize.h2,
  fontWeight: vars.fontWeight.heavy,
  color: vars.color.money,
});

export const point = sliceStyle({ fontWeight: vars.fontWeight.bold });

export const shortcuts = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[2],
});

export const shortcut = sliceStyle({
  ...colorTransition,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.half,
  paddingBlock: vars.space[2.5],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
});

export const shortcutNote = sliceStyle({
  ...tabular,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.text3,
  selectors: {
    '&[data-unread="true"]': { fontWeight: vars.fontWeight.bold, color: vars.color.brand },
  },
});

export const icon = sliceStyle({ color: vars.color.text2 });

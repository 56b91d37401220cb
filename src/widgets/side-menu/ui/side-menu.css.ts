import { colorTransition, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const account = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const columns = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  // The ground of the rail goes on below its last entry.
  backgroundColor: vars.color.bgSunken,
});

export const pages = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  paddingInline: vars.space[2],
  paddingBlockEnd: vars.space[4],
  backgroundColor: vars.color.surface,
});

export const group = sliceStyle({
  paddingBlockEnd: vars.space[1.5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const groupName = sliceStyle({
  paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
  paddingInline: vars.space[2],
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});

export const links = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});

export const link = sliceStyle({
  ...colorTransition,
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface3 },
    '&[aria-current="page"]': { backgroundColor: vars.color.brandTint, color: vars.color.brand },
  },
});

export const linkName = sliceStyle({ lineHeight: vars.lineHeight.tight });

export const count = sliceStyle({
  marginInlineStart: 'auto',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
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

/** At the end of the head, beside what closes the menu. */
export const bell = sliceStyle({ marginInlineStart: 'auto' });

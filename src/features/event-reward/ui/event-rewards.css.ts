import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const note = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

/** What becomes of the list, apart from the form. */
export const plan = sliceStyle({
  ...tabular,
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface2,
});

export const groups = sliceStyle({ display: 'grid', gap: vars.space[2] });

/** Why, with how many at the end of the line, and who below. */
export const group = sliceStyle({ display: 'grid', gap: vars.space.half });

export const why = sliceStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.fontSize.sm,
});

export const names = sliceStyle({
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
});

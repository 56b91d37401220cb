import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const quiet = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

/** Something that belongs together within the panel. */
export const box = sliceStyle({
  ...tabular,
  display: 'grid',
  gap: vars.space[1.5],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface2,
});

export const line = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const label = sliceStyle({
  marginBlockEnd: vars.space[1.5],
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

/** Fields and words that are close to each other. */
export const group = sliceStyle({ display: 'grid', gap: vars.space[2] });

export const names = sliceStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1.5] });

/** A member who is named, with the button that takes them out. */
export const name = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  paddingInlineStart: vars.space[2.5],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface2,
  overflowWrap: 'anywhere',
});

export const preview = sliceStyle({
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});

import { ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const section = sliceStyle({
  display: 'grid',
  gap: vars.space[1.5],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const quiet = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const title = sliceStyle({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize.h1,
  fontWeight: vars.fontWeight.heavy,
  letterSpacing: vars.letterSpacing.heading,
});

/** Its end is left to the button that closes the panel. */
export const head = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInlineEnd: vars.space[8],
});

export const id = sliceStyle({
  ...ellipsis,
  minInlineSize: 0,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const approvals = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  listStyle: 'none',
});

export const approval = sliceStyle({
  display: 'grid',
  gap: vars.space.half,
  padding: vars.space[2],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.md,
  overflowWrap: 'anywhere',
  selectors: { '&[data-given="true"]': { borderStyle: 'solid', borderColor: vars.color.brand } },
});

export const who = sliceStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const steps = sliceStyle({ display: 'grid', gap: vars.space[1], listStyle: 'none' });

export const step = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  fontSize: vars.fontSize.md,
});

export const reason = sliceStyle({
  display: 'block',
  color: vars.color.text2,
  overflowWrap: 'anywhere',
});

export const preview = sliceStyle({
  ...tabular,
  inlineSize: '100%',
  fontSize: vars.fontSize.md,
});

export const previewName = sliceStyle({
  textAlign: 'start',
  color: vars.color.text2,
  fontWeight: vars.fontWeight.medium,
});

export const before = sliceStyle({ textAlign: 'end', color: vars.color.text2 });

export const arrow = sliceStyle({
  paddingInline: vars.space[1],
  textAlign: 'center',
  color: vars.color.text2,
});

export const after = sliceStyle({ textAlign: 'end', fontWeight: vars.fontWeight.bold });

export const foot = sliceStyle({
  padding: vars.space[4],
  backgroundColor: vars.color.surface2,
  selectors: { '&:empty': { display: 'none' } },
});

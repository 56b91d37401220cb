import { sliceStyle, tabular, vars } from '@/shared/theme/style';

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

export const arrow = sliceStyle({ textAlign: 'center', color: vars.color.text2 });

export const after = sliceStyle({ textAlign: 'end', fontWeight: vars.fontWeight.bold });

export const foot = sliceStyle({
  padding: vars.space[4],
  backgroundColor: vars.color.surface2,
  selectors: { '&:empty': { display: 'none' } },
});

import { ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '292px',
  padding: vars.space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.stage,
  backgroundColor: vars.color.surface,
  backgroundImage: `radial-gradient(130% 150% at 0% 0%, ${vars.color.brandTint}, transparent 62%), radial-gradient(80% 120% at 100% 100%, ${vars.color.downTint}, transparent 70%)`,
});

export const layout = sliceStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  gap: vars.space[4],
});

export const head = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  fontSize: vars.fontSize.sm,
});

export const when = sliceStyle({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  flexShrink: 0,
  fontWeight: vars.fontWeight.bold,
  color: vars.color.live,
});

export const soon = sliceStyle({
  ...tabular,
  flexShrink: 0,
  fontWeight: vars.fontWeight.bold,
  color: vars.color.brand,
});

export const kickOff = sliceStyle({
  ...tabular,
  fontSize: vars.fontSize.display,
  fontWeight: vars.fontWeight.heavy,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.letterSpacing.heading,
});

export const dot = sliceStyle({
  inlineSize: vars.space[2],
  blockSize: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.live,
  boxShadow: `0 0 0 4px ${vars.color.upTint}`,
});

export const league = sliceStyle({ ...ellipsis, flexGrow: 1, color: vars.color.text2 });

export const sides = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
});

export const team = sliceStyle({
  fontSize: vars.fontSize.h2,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: vars.letterSpacing.heading,
  selectors: { '&:last-child': { textAlign: 'end' } },
});

export const cells = sliceStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
});

export const skeletonSides = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

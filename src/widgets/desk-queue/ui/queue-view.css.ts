import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const member = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
});

export const userId = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const marks = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const former = sliceStyle({
  display: 'inline-grid',
  gridTemplateColumns: '1fr auto',
  gap: vars.space[2],
  color: vars.color.text2,
});

export const waited = sliceStyle({
  selectors: {
    '&[data-late="true"]': { color: vars.color.warn, fontWeight: vars.fontWeight.bold },
  },
});

export const mark = sliceStyle({
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '&[data-mark="otherDepositor"], &[data-mark="nearLimit"]': { color: vars.color.warn },
  },
});

/** Quieter than the name of its tab, beside it. */
export const tabCount = sliceStyle({ ...tabular, color: vars.color.text2 });

export const filters = sliceStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const filter = sliceStyle({
  maxInlineSize: '160px',
  minBlockSize: vars.size.controlSm,
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.md,
});

export const foot = sliceStyle({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
});

export const takesTwo = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.warn,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});

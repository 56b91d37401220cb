import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
  gap: '1px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
});

export const cell = sliceStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.half,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  boxShadow: `0 0 0 1px ${vars.color.line}`,
});

export const term = sliceStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const quiet = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.xs });

export const value = sliceStyle({
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  overflowWrap: 'anywhere',
});

export const change = sliceStyle({
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '&[data-way="up"]': { color: vars.color.up },
    '&[data-way="down"]': { color: vars.color.down },
  },
});

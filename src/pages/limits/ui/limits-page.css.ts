import { cardSurface, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const parts = sliceStyle({
  display: 'grid',
  gap: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
});

export const line = sliceStyle({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2.5],
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[3]} ${vars.space[2]}`,
});

export const lineIcon = sliceStyle({ flexShrink: 0, color: vars.color.brand });

export const words = sliceStyle({
  display: 'grid',
  gap: vars.space.half,
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  fontSize: vars.fontSize.md,
});

export const note = sliceStyle({ fontSize: vars.fontSize.sm, color: vars.color.text2 });

export const tiles = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
});

export const tile = sliceStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.half,
  padding: vars.space[3],
  ...cardSurface,
  textAlign: 'start',
  selectors: { '&:hover': { borderColor: vars.color.controlLine } },
});

export const tileName = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: vars.fontSize.base,
  fontWeight: vars.fontWeight.bold,
});

export const tileTerm = sliceStyle({
  ...tabular,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});

export const form = sliceStyle({ display: 'grid', gap: vars.space[4] });

/** Two lines are kept: what is said while typing moves nothing. */
export const effect = sliceStyle({
  ...tabular,
  minBlockSize: '44px',
  fontSize: vars.fontSize.sm,
  color: vars.color.text2,
});

export const buttons = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: vars.space[2],
});

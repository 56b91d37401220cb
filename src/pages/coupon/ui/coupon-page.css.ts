import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const form = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[2],
});

/** In line with the field, whose label is above it. */
export const submit = sliceStyle({ paddingBlockStart: '26px' });

export const list = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Two parts of a ticket with a line to tear between them. */
export const ticket = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  minBlockSize: '96px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  selectors: { '&[data-over="true"]': { background: 'none' } },
});

export const what = sliceStyle({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
});

export const worth = sliceStyle({
  ...tabular,
  fontSize: vars.fontSize.h2,
  fontWeight: vars.fontWeight.bold,
  selectors: { '[data-over="true"] &': { color: vars.color.text2 } },
});

export const note = sliceStyle({ ...tabular, fontSize: vars.fontSize.sm, color: vars.color.text2 });

export const end = sliceStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[2],
  blockSize: '100%',
  minInlineSize: '104px',
  padding: vars.space[4],
  borderInlineStart: `1px dashed ${vars.color.line}`,
});

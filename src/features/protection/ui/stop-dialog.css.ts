import { slicePart, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const form = sliceStyle({ display: 'grid', gap: vars.space[4] });

export const quick = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[2],
});

// Four in a row on the narrowest phone: the words of a button need the room that its edges have elsewhere.
slicePart(quick, 'button', { paddingInline: vars.space[1], whiteSpace: 'nowrap' });

export const meaning = sliceStyle({
  ...tabular,
  display: 'grid',
  gap: vars.space[1.5],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  fontSize: vars.fontSize.md,
});

export const means = sliceStyle({
  marginBlockEnd: vars.space[2],
  fontSize: vars.fontSize.base,
  fontWeight: vars.fontWeight.bold,
});

export const buttons = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: vars.space[2],
});

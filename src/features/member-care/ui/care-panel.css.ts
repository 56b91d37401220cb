import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[3], padding: vars.space[4] });

export const tools = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1.5],
  padding: 0,
  margin: 0,
  border: 0,
});

export const pair = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[2],
});

/** Holds its place while nothing is typed. */
export const change = sliceStyle({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'baseline',
  minBlockSize: '40px',
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface2,
});

export const after = sliceStyle({ fontWeight: vars.fontWeight.bold });

export const by = sliceStyle({ marginInlineStart: 'auto', color: vars.color.text2 });

export const note = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** The points with what may be done about them, and the rules beside them. */
export const columns = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const balance = sliceStyle({ display: 'grid', gap: vars.space[2] });

export const label = sliceStyle({ color: vars.color.text2 });

export const figure = sliceStyle({
  ...tabular,
  fontSize: vars.fontSize.display,
  fontWeight: vars.fontWeight.bold,
  color: vars.color.money,
});

export const actions = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});

export const row = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  minBlockSize: '52px',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const note = sliceStyle({ ...tabular, fontSize: vars.fontSize.sm, color: vars.color.text2 });

export const change = sliceStyle({
  ...tabular,
  justifySelf: 'end',
  fontWeight: vars.fontWeight.bold,
  selectors: { '&[data-gain="true"]': { color: vars.color.brand } },
});

export const after = sliceStyle({ justifySelf: 'end' });

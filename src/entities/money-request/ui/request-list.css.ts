import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const row = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '52px',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const when = sliceStyle({ ...tabular, fontSize: vars.fontSize.sm, color: vars.color.text2 });

export const what = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});

export const amount = sliceStyle({ ...tabular });

export const note = sliceStyle({
  ...tabular,
  fontSize: vars.fontSize.sm,
  color: vars.color.text2,
  overflowWrap: 'anywhere',
});

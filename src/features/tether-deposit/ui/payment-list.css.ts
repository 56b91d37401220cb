import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const row = sliceStyle({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '52px',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: vars.space[1] },
  },
});

export const what = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  '@media': { [media.phone]: { gridRow: 2 } },
});

export const end = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[2],
  '@media': {
    [media.phone]: { gridRow: '1 / 3', gridColumn: 2, display: 'grid', justifyItems: 'end' },
  },
});

export const note = sliceStyle({
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
});

export const credit = sliceStyle({ color: vars.color.money });

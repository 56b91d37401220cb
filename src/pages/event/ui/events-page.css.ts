import { pageFrame, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  ...pageFrame('880px'),
});

/** As wide as its words. */
export const back = sliceStyle({ justifySelf: 'start' });

export const row = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[3],
  minBlockSize: '68px',
  paddingBlock: vars.space[2.5],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    'li:last-child > &': { borderBlockEnd: 0 },
    '&:hover': { backgroundColor: vars.color.surface2 },
  },
});

/** As high as the rows that wait, so that a short list does not pull the footer up. */
export const rows = sliceStyle({ minBlockSize: '206px' });

export const name = sliceStyle({ overflowWrap: 'anywhere', fontWeight: vars.fontWeight.bold });

export const period = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const what = sliceStyle({ display: 'grid' });

export const head = sliceStyle({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });

export const text = sliceStyle({
  overflowWrap: 'anywhere',
  lineHeight: vars.lineHeight.relaxed,
});

export const reward = sliceStyle({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
});

export const rewardAmount = sliceStyle({
  color: vars.color.brand,
  fontWeight: vars.fontWeight.bold,
});

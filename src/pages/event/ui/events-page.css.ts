import { pageFrame, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** Keeps the footer below the fold, where it may move when an event has come. */
export const root = sliceStyle({
  ...pageFrame('1120px'),
  minBlockSize: '100dvh',
});

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
  selectors: {
    'li:last-child > &': { borderBlockEnd: 0 },
    '&:hover': { backgroundColor: vars.color.surface2 },
  },
});

/** As high as the rows that wait, so that a short list does not pull the footer up. */
export const rows = sliceStyle({ minBlockSize: '206px' });

export const name = sliceStyle({ fontWeight: vars.fontWeight.bold });

export const period = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const what = sliceStyle({ display: 'grid' });

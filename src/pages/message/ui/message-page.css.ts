import { pageFrame, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gap: vars.space[4],
  ...pageFrame('880px'),
});

export const header = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
});

export const count = sliceStyle({
  ...tabular,
  flexGrow: 1,
  fontSize: vars.fontSize.md,
  color: vars.color.text3,
});

export const skeletonRow = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr) 132px',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '56px',
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const pager = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
});

export const pageNumber = sliceStyle({
  ...tabular,
  minInlineSize: vars.space[10],
  textAlign: 'center',
  fontSize: vars.fontSize.md,
  color: vars.color.text2,
});

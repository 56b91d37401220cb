import { media, pageFrame, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[4], ...pageFrame('1064px') });

export const header = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const note = sliceStyle({
  ...tabular,
  flexGrow: 1,
  color: vars.color.text3,
  fontSize: vars.fontSize.md,
});

/** As high as a row. */
export const skeletonRow = sliceStyle({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '36px',
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { minBlockSize: '62px' } },
});

export const pager = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
});

export const page = sliceStyle({
  ...tabular,
  minInlineSize: '120px',
  textAlign: 'center',
  color: vars.color.text2,
  fontSize: vars.fontSize.md,
});

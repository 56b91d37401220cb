import { sliceStyle, vars } from '@/shared/theme/style';

/** As high as the rows that wait, so that a short day does not pull the footer up. */
export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignContent: 'start',
  minBlockSize: '480px',
});

export const skeletonRow = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '58px minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: '60px',
  paddingInline: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

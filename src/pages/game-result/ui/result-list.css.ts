import { sliceStyle, vars } from '@/shared/theme/style';

/** As high as the rows that wait, so that a short day does not pull the footer up. */
export const root = sliceStyle({
  minBlockSize: '386px',
  selectors: { '&[data-pending]': { opacity: 0.6 } },
});

/** A match far below the window is not drawn. */
export const match = sliceStyle({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 52px',
  // Below the bars at the head of the page when a link leads to it.
  scrollMarginBlock: '120px',
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const skeletonRow = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: '64px',
  paddingInline: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

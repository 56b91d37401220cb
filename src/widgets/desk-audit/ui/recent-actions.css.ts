import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const quiet = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const action = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2.5],
  minBlockSize: '30px',
  paddingInline: vars.space[4],
});

export const time = sliceStyle({ ...tabular, color: vars.color.text2 });

/** How long its line is says nothing: what does not fit is in the record itself. */
export const what = sliceStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const by = sliceStyle({ color: vars.color.text2 });

import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const list = sliceStyle({ display: 'grid', gap: vars.space[2] });

export const item = sliceStyle({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space[3],
});

export const points = sliceStyle({ color: vars.color.text2 });

export const note = sliceStyle({ gridColumn: '1 / -1', color: vars.color.text2 });

import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[3],
});

export const head = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const title = sliceStyle({ marginInlineEnd: 'auto' });

export const note = sliceStyle({
  ...tabular,
  minBlockSize: '1.5em',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const periods = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1.5],
  margin: 0,
  padding: 0,
  border: 0,
});

import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space[3],
});

export const name = sliceStyle({ minInlineSize: 0 });

export const balance = sliceStyle({
  ...tabular,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'end',
});

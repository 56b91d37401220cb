import { sliceStyle, vars } from '@/shared/theme/style';

export const kinds = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1.5],
  margin: 0,
  padding: 0,
  border: 0,
});

export const scores = sliceStyle({ display: 'grid', gap: vars.space[2] });

export const score = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  gap: vars.space[2],
});

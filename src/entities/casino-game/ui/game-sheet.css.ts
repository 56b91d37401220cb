import { sliceStyle, vars } from '@/shared/theme/style';

export const body = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
});

export const picture = sliceStyle({
  blockSize: '106px',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});

export const facts = sliceStyle({ display: 'grid', alignContent: 'start', gap: vars.space[2] });

export const provider = sliceStyle({ fontSize: vars.fontSize.sm, color: vars.color.text2 });

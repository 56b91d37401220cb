import { sliceStyle, vars } from '@/shared/theme/style';

export const main = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
});

export const status = sliceStyle({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[3],
  minBlockSize: '320px',
  padding: vars.space[4],
  color: vars.color.text2,
  textAlign: 'center',
});

export const title = sliceStyle({
  color: vars.color.text,
  fontSize: vars.fontSize.h2,
  fontWeight: vars.fontWeight.bold,
});

export const buttons = sliceStyle({ display: 'flex', gap: vars.space[2] });

import { sliceStyle, vars } from '@/shared/theme/style';

/** The ground is there before the picture, and as dark in both themes. */
export const root = sliceStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  backgroundColor: vars.color.surface3,
});

export const art = sliceStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  userSelect: 'none',
});

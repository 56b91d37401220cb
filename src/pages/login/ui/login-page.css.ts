import { media, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '80vh',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[4],
  '@media': { [media.phone]: { alignItems: 'start', paddingBlock: vars.space[4] } },
});

export const card = sliceStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  inlineSize: '100%',
  maxInlineSize: vars.size.dialog,
});

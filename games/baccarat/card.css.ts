import { media, sliceStyle, vars } from '@/shared/theme/style';

// Paper and inks are those of cards, the same in both themes.
export const root = sliceStyle({
  inlineSize: '72px',
  blockSize: '100px',
  '@media': { [media.phone]: { inlineSize: '46px', blockSize: '64px' } },
});

/** A third card lies across. */
export const across = sliceStyle({
  inlineSize: '100px',
  blockSize: '72px',
  alignSelf: 'end',
  '@media': { [media.phone]: { inlineSize: '64px', blockSize: '46px' } },
});

export const sheet = sliceStyle({ fill: '#faf7f0', stroke: '#d9d3c4' });

export const ink = sliceStyle({
  fill: '#1d2b2f',
  fontFamily: vars.font.body,
  fontWeight: vars.fontWeight.heavy,
  selectors: { '&[data-red="true"]': { fill: '#c23a3f' } },
});

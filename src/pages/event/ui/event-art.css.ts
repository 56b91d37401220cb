import { media, sliceStyle } from '@/shared/theme/style';

// A picture has colours of its own: it is night in either theme.
const [white, jade, ink] = ['#ffffff', '#7fd1b9', '#0f231f'];

export const root = sliceStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  // The title is drawn over it where there is no room beside it.
  '@media': { [media.phone]: { opacity: 0.25 } },
});

export const ring = sliceStyle({ fill: 'none', stroke: jade, strokeOpacity: 0.16 });
export const moon = sliceStyle({ fill: '#dcece6' });
export const shade = sliceStyle({ fill: '#b9dccf', opacity: 0.7 });
export const wave = sliceStyle({ fill: 'none', stroke: '#a5e6d2', strokeOpacity: 0.3 });
export const star = sliceStyle({ fill: white, opacity: 0.75 });
export const wing = sliceStyle({ fill: jade });
export const plume = sliceStyle({ fill: white });
export const quill = sliceStyle({ fill: 'none', stroke: ink, strokeWidth: 1.1, opacity: 0.45 });
export const neck = sliceStyle({
  fill: 'none',
  stroke: white,
  strokeWidth: 3.4,
  strokeLinecap: 'round',
});
export const beak = sliceStyle({ stroke: '#ecc878', strokeWidth: 2, strokeLinecap: 'round' });
export const crown = sliceStyle({ fill: '#e0705c' });
export const leg = sliceStyle({ stroke: white, strokeWidth: 1.6, strokeLinecap: 'round' });

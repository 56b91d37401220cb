import { componentStyle, vars } from '@/shared/theme/style';

/** White in both themes and in forced colours: a camera takes the ground for the light squares. */
export const root = componentStyle({
  display: 'block',
  inlineSize: '132px',
  blockSize: '132px',
  borderRadius: vars.radius.control,
  backgroundColor: '#ffffff',
  fill: '#0d1214',
  forcedColorAdjust: 'none',
});

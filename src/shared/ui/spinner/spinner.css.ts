import { keyframes } from '@vanilla-extract/css';
import { componentStyle, media, vars } from '@/shared/theme/style';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = componentStyle(
  {
    display: 'inline-block',
    flexShrink: 0,
    inlineSize: '1.25em',
    blockSize: '1.25em',
    borderRadius: vars.radius.full,
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    '@media': { [media.motion]: { animation: `${turn} 700ms linear infinite` } },
  },
  'spinner',
);

import { keyframes } from '@vanilla-extract/css';
import { media, sliceStyle, vars } from '@/shared/theme/style';

const breathe = keyframes({
  '0%, 100%': { opacity: 0.55, scale: '1' },
  '50%': { opacity: 1, scale: '1.03' },
});

export const root = sliceStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '240px',
  blockSize: '200px',
  marginInline: 'auto',
});

/** Rings on still water under the jar. */
export const ring = sliceStyle({
  position: 'absolute',
  insetBlockEnd: '6px',
  inlineSize: '132px',
  blockSize: '22px',
  border: `1px solid ${vars.color.brand}`,
  borderRadius: '50%',
  opacity: 0.5,
  '@media': { [media.motion]: { animation: `${breathe} 6s ease-in-out infinite` } },
  selectors: {
    '&:nth-child(2)': {
      insetBlockEnd: '0',
      inlineSize: '184px',
      blockSize: '36px',
      borderColor: vars.color.lineStrong,
      animationDelay: '-2s',
    },
    '&:nth-child(3)': {
      insetBlockEnd: '-7px',
      inlineSize: '240px',
      blockSize: '52px',
      borderColor: vars.color.line,
      animationDelay: '-4s',
    },
  },
});

export const jar = sliceStyle({
  position: 'absolute',
  insetBlockEnd: '18px',
  inlineSize: '136px',
  blockSize: '132px',
  borderRadius: '50% 50% 46% 46% / 50% 50% 50% 50%',
  border: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surface2,
  backgroundImage: `radial-gradient(90% 90% at 32% 26%, ${vars.color.surface3}, transparent 60%), radial-gradient(120% 110% at 74% 88%, ${vars.color.brandTint}, transparent 60%)`,
});

const edge = {
  position: 'absolute',
  insetInlineStart: '50%',
  translate: '-50% 0',
  border: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surface3,
} as const;

export const neck = sliceStyle({
  ...edge,
  insetBlockEnd: '146px',
  inlineSize: '60px',
  blockSize: '13px',
  borderRadius: '6px 6px 2px 2px',
});

export const foot = sliceStyle({
  ...edge,
  insetBlockEnd: '13px',
  inlineSize: '48px',
  blockSize: '9px',
  borderRadius: '1px 1px 4px 4px',
});

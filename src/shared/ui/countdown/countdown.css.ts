import { createVar } from '@vanilla-extract/css';
import { componentRecipe, componentStyle, media, tabular, vars } from '@/shared/theme/style';

export const share = createVar('countdownShare');

export const text = componentRecipe(
  {
    base: { ...tabular, fontWeight: vars.fontWeight.heavy, lineHeight: vars.lineHeight.tight },
    variants: {
      size: {
        sm: { fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.semibold },
        md: { fontSize: vars.fontSize.base, fontWeight: vars.fontWeight.bold },
        lg: { fontSize: vars.fontSize.h1 },
      },
      urgent: { true: { color: vars.color.warn } },
    },
    defaultVariants: { size: 'md' },
  },
  'countdown',
);

export const ring = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    inlineSize: '84px',
    blockSize: '84px',
    flexShrink: 0,
    color: vars.color.brand,
    selectors: {
      '&[data-urgent="true"]': { color: vars.color.warn },
      '&[data-size="sm"]': { inlineSize: '36px', blockSize: '36px', color: 'inherit' },
      '&::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: vars.radius.full,
        background: `conic-gradient(currentColor calc(${share} * 1turn), ${vars.color.surface3} 0)`,
        mask: 'radial-gradient(closest-side, transparent calc(100% - 8px), #000 calc(100% - 7px))',
      },
      '&[data-size="sm"]::before': {
        background: `conic-gradient(currentColor calc(${share} * 1turn), transparent 0)`,
        mask: 'radial-gradient(closest-side, transparent calc(100% - 4px), #000 calc(100% - 3px))',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          // No text of its own: forced colours would take the gradient away, and it is in the system's colours here.
          '&::before': {
            forcedColorAdjust: 'none',
            background: `conic-gradient(CanvasText calc(${share} * 1turn), transparent 0)`,
          },
        },
      },
    },
  },
  'countdownRing',
);

export const ringText = componentStyle({ color: vars.color.text }, 'countdownRingText');

export const ringSeconds = componentStyle(
  { ...tabular, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.bold },
  'countdownRingSeconds',
);

export const caption = componentStyle(
  { fontSize: vars.fontSize.xs, color: vars.color.text3 },
  'countdownCaption',
);

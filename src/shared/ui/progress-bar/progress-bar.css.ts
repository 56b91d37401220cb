import { createVar, keyframes } from '@vanilla-extract/css';
import { componentRecipe, componentStyle, media, vars } from '@/shared/theme/style';

export const share = createVar('progressShare');

const sweep = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});

export const root = componentRecipe(
  {
    base: {
      overflow: 'hidden',
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.surface3,
    },
    variants: {
      place: {
        inline: { position: 'relative', inlineSize: '100%' },
        top: {
          position: 'fixed',
          insetInline: 0,
          insetBlockStart: 0,
          zIndex: vars.z.toast,
          blockSize: '2px',
          borderRadius: 0,
          backgroundColor: 'transparent',
        },
      },
      size: { base: {}, thin: {} },
    },
    compoundVariants: [
      { variants: { place: 'inline', size: 'base' }, style: { blockSize: '6px' } },
      { variants: { place: 'inline', size: 'thin' }, style: { blockSize: '4px' } },
    ],
    defaultVariants: { place: 'inline', size: 'base' },
  },
  'progress',
);

const tones = {
  brand: { backgroundColor: vars.color.brand },
  warn: { backgroundColor: vars.color.warn },
  money: { backgroundColor: vars.color.money },
  quiet: { backgroundColor: vars.color.text3 },
} as const;

/** Behind what is done. */
export const ahead = componentRecipe(
  {
    base: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: share,
      borderRadius: 'inherit',
      opacity: 0.45,
    },
    variants: { tone: tones },
  },
  'progressAhead',
);

export const fill = componentRecipe(
  {
    base: {
      position: 'relative',
      blockSize: '100%',
      borderRadius: 'inherit',
      transformOrigin: 'left',
    },
    variants: {
      tone: tones,
      known: {
        true: {
          inlineSize: share,
          transition: `inline-size ${vars.duration.normal} ${vars.easing.out}`,
        },
        false: {
          inlineSize: '40%',
          '@media': { [media.motion]: { animation: `${sweep} 1100ms ease-in-out infinite` } },
        },
      },
    },
  },
  'progressFill',
);

export const segments = componentStyle(
  { display: 'flex', gap: vars.space[1.5], inlineSize: '100%' },
  'segments',
);

export const segment = componentStyle(
  {
    flex: 1,
    blockSize: '6px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface3,
    selectors: { '&[data-filled="true"]': { backgroundColor: vars.color.brand } },
  },
  'segment',
);

import { keyframes } from '@vanilla-extract/css';
import { componentRecipe, componentStyle, media, vars } from '@/shared/theme/style';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const root = componentStyle({ position: 'relative', display: 'inline-flex' }, 'menu');

export const panel = componentRecipe(
  {
    base: {
      position: 'absolute',
      insetBlockStart: '100%',
      zIndex: vars.z.menu,
      minInlineSize: '180px',
      padding: vars.space[1.5],
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.float,
      // Its items may have to load first.
      selectors: { '&:empty': { display: 'none' } },
      '@media': {
        [media.motion]: { animation: `${drop} ${vars.duration.fast} ${vars.easing.out}` },
      },
    },
    variants: { align: { start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } } },
    defaultVariants: { align: 'start' },
  },
  'menuPanel',
);

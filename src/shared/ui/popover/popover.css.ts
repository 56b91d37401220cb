import { keyframes } from '@vanilla-extract/css';
import { componentRecipe, media, vars } from '@/shared/theme/style';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const content = componentRecipe(
  {
    base: {
      zIndex: vars.z.layer,
      maxBlockSize: 'var(--radix-popover-content-available-height)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface,
      color: vars.color.text,
      boxShadow: vars.shadow.float,
      outline: 'none',
      '@media': {
        [media.motion]: { animation: `${drop} ${vars.duration.fast} ${vars.easing.out}` },
      },
    },
    variants: {
      size: {
        choice: { inlineSize: vars.size.slip, padding: vars.space[3] },
        list: { inlineSize: 'min(408px, 100vw - 16px)', borderColor: vars.color.lineStrong },
      },
    },
    defaultVariants: { size: 'choice' },
  },
  'popover',
);

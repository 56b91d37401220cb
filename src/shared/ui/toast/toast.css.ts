import { keyframes } from '@vanilla-extract/css';
import { componentRecipe, componentStyle, media, vars } from '@/shared/theme/style';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const toast = componentRecipe(
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2.5],
      minBlockSize: vars.size.touch,
      paddingInlineStart: vars.space[4],
      paddingInlineEnd: vars.space[1],
      paddingBlock: vars.space[1],
      border: `1px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface2,
      color: vars.color.text,
      boxShadow: vars.shadow.float,
      pointerEvents: 'auto',
      '@media': {
        [media.motion]: { animation: `${rise} ${vars.duration.normal} ${vars.easing.out}` },
      },
    },
  },
  'toast',
);

export const icon = componentRecipe(
  {
    base: { flexShrink: 0 },
    variants: {
      tone: {
        info: { color: vars.color.text2 },
        success: { color: vars.color.win },
        warn: { color: vars.color.warn },
        error: { color: vars.color.danger },
      },
    },
  },
  'toastIcon',
);

export const words = componentStyle({ flex: 1, paddingBlock: vars.space[1.5] }, 'toastWords');

export const note = componentStyle(
  { color: vars.color.text2, fontSize: vars.fontSize.sm },
  'toastNote',
);

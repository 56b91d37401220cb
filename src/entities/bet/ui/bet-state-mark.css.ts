import { media, sliceRecipe, vars } from '@/shared/theme/style';

const stripe = vars.space[1.5];

export const root = sliceRecipe(
  {
    base: {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      gap: vars.space[1.5],
      paddingInline: vars.space.half,
      borderInlineEnd: `1px solid ${vars.color.line}`,
      fontSize: vars.fontSize.sm,
      fontWeight: vars.fontWeight.bold,
      whiteSpace: 'nowrap',
      // Beside the sums as well, which are below the legs there.
      '@media': { [media.phone]: { gridRow: 'span 2' } },
    },
    variants: {
      // Three looks that differ without colour: filled, plain, hatched.
      state: {
        won: { backgroundColor: vars.color.brand, color: vars.color.brandInk },
        lost: { color: vars.color.text2 },
        void: {
          backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.warnTint} 0 ${stripe}, transparent ${stripe} calc(2 * ${stripe}))`,
          color: vars.color.warn,
        },
        cancelled: { color: vars.color.text2 },
        refused: { color: vars.color.text2 },
        cashedOut: { color: vars.color.money },
        open: { backgroundColor: vars.color.surface2 },
        pending: { backgroundColor: vars.color.surface2, color: vars.color.warn },
      },
    },
  },
  'betStateMark',
);

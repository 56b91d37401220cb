import { colorTransition, mobile, sliceRecipe, vars } from '@/shared/theme/style';

export const root = sliceRecipe(
  {
    base: {
      ...colorTransition,
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      borderRadius: vars.radius.control,
      color: vars.color.text3,
      selectors: {
        '&:hover': { color: vars.color.text },
        '&[aria-pressed="true"]': { color: vars.color.money },
      },
    },
    variants: {
      place: {
        head: {
          inlineSize: vars.space[6],
          blockSize: vars.size.controlSm,
          selectors: {
            [mobile]: { inlineSize: vars.size.touch, blockSize: vars.size.touch },
          },
        },
        row: {
          inlineSize: '14px',
          blockSize: '14px',
          selectors: {
            // The star keeps its size; the press area grows over what is beside it and is no button.
            '&::after': { content: '', position: 'absolute', inset: '-5px' },
            [`${mobile}::after`]: {
              insetInline: `calc(-1 * ${vars.space[3]}) auto`,
              insetBlock: 'auto -7px',
              inlineSize: vars.size.touch,
              blockSize: vars.size.touch,
            },
          },
        },
      },
    },
  },
  'favouriteStar',
);

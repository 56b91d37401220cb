import {
  colorTransition,
  componentRecipe,
  componentStyle,
  media,
  vars,
} from '@/shared/theme/style';

export const list = componentStyle(
  {
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'tabs',
);

export const tab = componentRecipe(
  {
    base: {
      ...colorTransition,
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[1],
      flexShrink: 0,
      minBlockSize: vars.size.control,
      paddingInline: vars.space[3],
      borderBlockEnd: '2px solid transparent',
      color: vars.color.text3,
      fontWeight: vars.fontWeight.bold,
      whiteSpace: 'nowrap',
      selectors: {
        '&:hover': { color: vars.color.text },
        '&:focus-visible': { outlineOffset: '-2px' },
        '&[aria-current="page"]': {
          borderBlockEndColor: vars.color.brand,
          color: vars.color.text,
        },
      },
      '@media': {
        [media.phone]: { minBlockSize: vars.size.touch },
        // Forced colours paint what is transparent, and every tab would be underlined.
        [media.forcedColors]: { borderBlockEndColor: 'Canvas' },
      },
    },
    variants: { fill: { true: { flex: 1 } } },
  },
  'tab',
);

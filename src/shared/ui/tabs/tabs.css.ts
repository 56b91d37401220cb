import {
  colorTransition,
  componentRecipe,
  componentStyle,
  media,
  vars,
} from '@/shared/theme/style';

export const list = componentRecipe(
  {
    base: {
      display: 'flex',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      overscrollBehaviorX: 'contain',
    },
    variants: {
      look: {
        underline: { borderBlockEnd: `1px solid ${vars.color.line}` },
        segment: {
          gap: vars.space[1],
          padding: vars.space[1],
          borderRadius: vars.radius.card,
          backgroundColor: vars.color.surface3,
        },
      },
      fill: { true: {} },
    },
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
      color: vars.color.text3,
      fontWeight: vars.fontWeight.bold,
      whiteSpace: 'nowrap',
      selectors: {
        '&:hover': { color: vars.color.text },
        '&:focus-visible': { outlineOffset: '-2px' },
        '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
      },
      '@media': { [media.phone]: { minBlockSize: vars.size.touch } },
    },
    variants: {
      look: {
        underline: {
          paddingInline: vars.space[3],
          borderBlockEnd: '2px solid transparent',
          selectors: {
            '&[aria-selected="true"], &[aria-current="page"]': {
              borderBlockEndColor: vars.color.brand,
              color: vars.color.text,
            },
          },
        },
        segment: {
          paddingInline: vars.space[3],
          minBlockSize: vars.size.controlSm,
          borderRadius: vars.radius.control,
          color: vars.color.text2,
          selectors: {
            '&[aria-selected="true"], &[aria-current="page"]': {
              backgroundColor: vars.color.surface,
              color: vars.color.text,
            },
          },
        },
      },
      fill: { true: { flex: 1 } },
    },
  },
  'tab',
);

export const panel = componentStyle(
  { selectors: { '&:focus-visible': { outlineOffset: '-2px' } } },
  'tabPanel',
);

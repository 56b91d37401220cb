import {
  colorTransition,
  componentRecipe,
  componentStyle,
  media,
  tabular,
  vars,
} from '@/shared/theme/style';

export const root = componentRecipe(
  {
    base: {
      ...tabular,
      ...colorTransition,
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[2],
      flexShrink: 0,
      border: '1px solid transparent',
      borderRadius: vars.radius.control,
      fontWeight: vars.fontWeight.bold,
      lineHeight: vars.lineHeight.tight,
      textAlign: 'center',
      // The page lets long words break anywhere; an amount or "24시간" on a button must stay one word.
      overflowWrap: 'normal',
      userSelect: 'none',
      selectors: {
        '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.5 },
        '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.7 },
      },
    },
    variants: {
      variant: {
        primary: {
          backgroundColor: vars.color.brand,
          color: vars.color.brandInk,
          selectors: { '&:hover:enabled, a&:hover': { backgroundColor: vars.color.brandHover } },
        },
        secondary: {
          backgroundColor: vars.color.surface3,
          color: vars.color.text,
          selectors: { '&:hover:enabled, a&:hover': { borderColor: vars.color.controlLine } },
        },
        quiet: {
          backgroundColor: 'transparent',
          color: vars.color.text2,
          selectors: {
            '&:hover:enabled, a&:hover': {
              backgroundColor: vars.color.surface3,
              color: vars.color.text,
            },
          },
        },
        tint: {
          backgroundColor: vars.color.brandTint,
          color: vars.color.brand,
          selectors: { '&:hover:enabled, a&:hover': { borderColor: vars.color.brand } },
        },
        danger: {
          backgroundColor: vars.color.danger,
          color: vars.color.dangerInk,
          selectors: { '&:hover:enabled, a&:hover': { backgroundColor: vars.color.dangerHover } },
        },
      },
      size: {
        sm: {
          minBlockSize: vars.size.controlSm,
          paddingInline: vars.space[3],
          fontSize: vars.fontSize.sm,
        },
        md: {
          minBlockSize: vars.size.control,
          paddingInline: vars.space[4],
          fontSize: vars.fontSize.base,
        },
        lg: {
          minBlockSize: vars.size.controlLg,
          paddingInline: vars.space[5],
          borderRadius: vars.radius.card,
          fontSize: vars.fontSize.xl,
          fontWeight: vars.fontWeight.heavy,
        },
      },
      fullWidth: { true: { inlineSize: '100%' } },
    },
    compoundVariants: [
      {
        variants: { size: 'sm' },
        style: { '@media': { [media.phone]: { minBlockSize: vars.size.touch } } },
      },
      {
        variants: { size: 'md' },
        style: { '@media': { [media.phone]: { minBlockSize: vars.size.touch } } },
      },
    ],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
  'button',
);

/** Keeps the label's width while the spinner is over it, so that nothing shifts. */
export const label = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
  },
  'buttonLabel',
);

export const spinner = componentStyle(
  { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
  'buttonSpinner',
);

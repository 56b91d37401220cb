import {
  colorTransition,
  componentRecipe,
  componentStyle,
  media,
  vars,
} from '@/shared/theme/style';

export const root = componentStyle(
  { display: 'flex', flexDirection: 'column', gap: vars.space[1.5], minInlineSize: 0 },
  'field',
);

export const label = componentStyle(
  { fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.semibold, color: vars.color.text2 },
  'fieldLabel',
);

export const hint = componentStyle(
  { fontSize: vars.fontSize.sm, color: vars.color.text3 },
  'fieldHint',
);

/** The frame around an input and its trailing slot. */
export const box = componentRecipe(
  {
    base: {
      ...colorTransition,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      minBlockSize: vars.size.touch,
      paddingInline: vars.space[3],
      border: `1px solid ${vars.color.controlLine}`,
      borderRadius: vars.radius.control,
      backgroundColor: vars.color.surface,
      selectors: {
        '&:hover': { borderColor: vars.color.text3 },
        '&:focus-within': {
          borderColor: vars.color.brand,
          boxShadow: `0 0 0 1px ${vars.color.brand}`,
        },
        '&[data-invalid="true"]': { borderColor: vars.color.danger },
        '&[data-invalid="true"]:focus-within': { boxShadow: `0 0 0 1px ${vars.color.danger}` },
        '&[data-disabled="true"]': { opacity: 0.5 },
      },
    },
    variants: {
      size: {
        md: {},
        lg: {
          minBlockSize: vars.size.controlLg,
          paddingInline: vars.space[4],
          borderRadius: vars.radius.card,
        },
      },
      multiline: { true: { paddingInline: 0 } },
    },
  },
  'fieldBox',
);

export const input = componentStyle(
  {
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    minBlockSize: '40px',
    border: 0,
    outline: 'none',
    background: 'none',
    color: vars.color.text,
    // Below 16 px a phone zooms into the page when the field takes focus.
    '@media': { [media.phone]: { fontSize: vars.fontSize.xl } },
  },
  'fieldInput',
);

export const required = componentStyle(
  { color: vars.color.danger, marginInlineStart: vars.space.half },
  'fieldRequired',
);

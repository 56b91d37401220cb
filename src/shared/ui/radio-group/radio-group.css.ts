import {
  colorTransition,
  componentRecipe,
  componentStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

export const root = componentStyle(
  { display: 'flex', flexDirection: 'column', gap: vars.space[2] },
  'radioGroup',
);

export const legend = componentStyle(
  {
    marginBlockEnd: vars.space[2],
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    color: vars.color.text2,
  },
  'radioLegend',
);

export const option = componentRecipe(
  {
    base: {
      ...colorTransition,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[3],
      minBlockSize: vars.size.touch,
      cursor: 'pointer',
    },
    variants: {
      look: {
        plain: {},
        card: {
          paddingInline: vars.space[4],
          border: `1px solid ${vars.color.line}`,
          borderRadius: vars.radius.card,
          backgroundColor: vars.color.surface,
          selectors: {
            '&:hover': { borderColor: vars.color.lineStrong },
            '&:has(input:checked)': {
              borderColor: vars.color.brand,
              backgroundColor: vars.color.brandTint,
            },
            '&:has(input:focus-visible)': {
              outline: `2px solid ${vars.color.focus}`,
              outlineOffset: '2px',
            },
            '&:has(input:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
          },
        },
      },
    },
  },
  'radioOption',
);

export const input = componentStyle(
  {
    appearance: 'none',
    flexShrink: 0,
    inlineSize: '18px',
    blockSize: '18px',
    border: `2px solid ${vars.color.controlLine}`,
    borderRadius: vars.radius.full,
    cursor: 'inherit',
    selectors: {
      '&:checked': { border: `6px solid ${vars.color.brand}` },
      // The card around it carries the focus ring.
      '[data-look="card"] > &:focus-visible': { outline: 'none' },
    },
  },
  'radioInput',
);

export const label = componentStyle(
  { fontWeight: vars.fontWeight.bold, color: vars.color.text },
  'radioLabel',
);

export const note = componentStyle(
  { ...tabular, marginInlineStart: 'auto', fontSize: vars.fontSize.sm, color: vars.color.text3 },
  'radioNote',
);

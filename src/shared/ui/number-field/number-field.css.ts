import { componentRecipe, componentStyle, media, tabular, vars } from '@/shared/theme/style';

export const input = componentRecipe(
  {
    base: {
      ...tabular,
      flex: 1,
      minInlineSize: 0,
      inlineSize: '100%',
      minBlockSize: '40px',
      border: 0,
      outline: 'none',
      background: 'none',
      color: vars.color.text,
      textAlign: 'end',
      fontWeight: vars.fontWeight.bold,
      '@media': { [media.phone]: { fontSize: vars.fontSize.xl } },
    },
    variants: {
      size: {
        md: {},
        lg: {
          fontSize: vars.fontSize.h2,
          fontWeight: vars.fontWeight.heavy,
          '@media': { [media.phone]: { fontSize: vars.fontSize.h1 } },
        },
      },
    },
  },
  'numberField',
);

export const affix = componentStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm, flexShrink: 0 },
  'numberFieldAffix',
);

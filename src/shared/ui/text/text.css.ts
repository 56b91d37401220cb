import { componentRecipe, ellipsis, tabular, vars } from '@/shared/theme/style';

export const root = componentRecipe(
  {
    variants: {
      size: {
        xs: { fontSize: vars.fontSize.xs },
        sm: { fontSize: vars.fontSize.sm },
        md: { fontSize: vars.fontSize.md },
        base: { fontSize: vars.fontSize.base },
        lg: { fontSize: vars.fontSize.lg },
        xl: { fontSize: vars.fontSize.xl },
        h2: { fontSize: vars.fontSize.h2 },
        h1: { fontSize: vars.fontSize.h1 },
        display: { fontSize: vars.fontSize.display, letterSpacing: vars.letterSpacing.heading },
      },
      weight: {
        medium: { fontWeight: vars.fontWeight.medium },
        semibold: { fontWeight: vars.fontWeight.semibold },
        bold: { fontWeight: vars.fontWeight.bold },
        heavy: { fontWeight: vars.fontWeight.heavy },
      },
      tone: {
        inherit: {},
        primary: { color: vars.color.text },
        secondary: { color: vars.color.text2 },
        hint: { color: vars.color.text3 },
        brand: { color: vars.color.brand },
        money: { color: vars.color.money },
        up: { color: vars.color.up },
        down: { color: vars.color.down },
        live: { color: vars.color.live },
        warn: { color: vars.color.warn },
        danger: { color: vars.color.danger },
        win: { color: vars.color.win },
        lose: { color: vars.color.lose },
      },
      align: {
        start: { textAlign: 'start' },
        center: { textAlign: 'center' },
        end: { textAlign: 'end' },
      },
      numeric: { true: tabular },
      truncate: { true: { ...ellipsis, minInlineSize: 0 } },
      preserveLines: { true: { whiteSpace: 'pre-line' } },
    },
  },
  'text',
);

import { componentRecipe, tabular, vars } from '@/shared/theme/style';

export const root = componentRecipe(
  {
    base: {
      ...tabular,
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[1],
      flexShrink: 0,
      minBlockSize: '20px',
      paddingInline: vars.space[1.5],
      border: '1px solid transparent',
      borderRadius: vars.radius.tag,
      fontSize: vars.fontSize.xs,
      fontWeight: vars.fontWeight.bold,
      lineHeight: vars.lineHeight.tight,
      whiteSpace: 'nowrap',
    },
    variants: {
      tone: {
        neutral: { backgroundColor: vars.color.surface3, color: vars.color.text2 },
        outline: { borderColor: vars.color.lineStrong, color: vars.color.text3 },
        brand: { backgroundColor: vars.color.brandTint, color: vars.color.brand },
        solid: { backgroundColor: vars.color.brand, color: vars.color.brandInk },
        live: { backgroundColor: 'transparent', color: vars.color.live, paddingInline: 0 },
        alert: { backgroundColor: vars.color.danger, color: vars.color.dangerInk },
        warn: { backgroundColor: vars.color.warnTint, color: vars.color.warn },
        up: { backgroundColor: vars.color.upTint, color: vars.color.up },
        down: { backgroundColor: vars.color.downTint, color: vars.color.down },
      },
      round: {
        true: {
          borderRadius: vars.radius.full,
          minInlineSize: '20px',
          paddingInline: vars.space[1.5],
        },
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
  'badge',
);

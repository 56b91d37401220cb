import { componentRecipe, componentStyle, vars } from '@/shared/theme/style';

export const root = componentRecipe(
  {
    base: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: vars.space[2.5],
      paddingBlock: vars.space[3],
      paddingInline: vars.space[4],
      borderRadius: vars.radius.card,
      color: vars.color.text,
      fontSize: vars.fontSize.md,
    },
    variants: {
      tone: {
        info: { backgroundColor: vars.color.surface2, border: `1px solid ${vars.color.line}` },
        success: { backgroundColor: vars.color.brandTint },
        warn: { backgroundColor: vars.color.warnTint },
        error: { backgroundColor: vars.color.dangerTint },
      },
    },
  },
  'banner',
);

export const icon = componentRecipe(
  {
    base: { flexShrink: 0, marginBlockStart: '1px' },
    variants: {
      tone: {
        info: { color: vars.color.text2 },
        success: { color: vars.color.brand },
        warn: { color: vars.color.warn },
        error: { color: vars.color.danger },
      },
    },
  },
  'bannerIcon',
);

export const words = componentStyle({ flex: 1, minInlineSize: 0 }, 'bannerWords');
export const title = componentStyle({ fontWeight: vars.fontWeight.bold }, 'bannerTitle');
export const action = componentStyle({ flexShrink: 0, alignSelf: 'center' }, 'bannerAction');

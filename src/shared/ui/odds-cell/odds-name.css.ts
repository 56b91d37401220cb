import { componentRecipe, componentStyle, ellipsis, tabular, vars } from '@/shared/theme/style';

const chosen = { '[aria-pressed="true"] > &': { color: 'inherit' } } as const;
const dimmed = {
  selectors: { '[aria-disabled="true"]:not([aria-pressed="true"]) > &': { opacity: 0.42 } },
};

export const root = componentRecipe(
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      minInlineSize: 0,
      maxInlineSize: '100%',
      fontWeight: vars.fontWeight.semibold,
      lineHeight: vars.lineHeight.snug,
      ...dimmed,
    },
    variants: {
      tone: {
        plain: {},
        hint: {
          color: vars.color.text3,
          fontSize: vars.fontSize.sm,
          selectors: chosen,
        },
        blue: { color: vars.color.down, selectors: chosen },
        red: { color: vars.color.up, selectors: chosen },
      },
      reversed: { true: { flexDirection: 'row-reverse' } },
      small: {
        true: {
          color: vars.color.text3,
          fontSize: vars.fontSize.xs,
          fontWeight: vars.fontWeight.medium,
          lineHeight: vars.lineHeight.tight,
          selectors: chosen,
        },
      },
    },
  },
  'oddsName',
);

export const text = componentStyle(ellipsis, 'oddsNameText');

export const line = componentStyle(
  {
    ...tabular,
    flexShrink: 0,
    paddingInline: vars.space[1],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.tag,
    fontSize: vars.fontSize.xs,
    color: vars.color.text3,
    selectors: { '[aria-pressed="true"] &': { borderColor: 'currentColor', color: 'inherit' } },
  },
  'oddsLine',
);

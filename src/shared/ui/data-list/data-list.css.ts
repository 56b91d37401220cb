import { componentRecipe, componentStyle, tabular, vars } from '@/shared/theme/style';

export const root = componentRecipe(
  {
    base: { display: 'flex', flexDirection: 'column' },
    variants: { divided: { true: {}, false: { gap: vars.space[2] } } },
  },
  'dataList',
);

export const row = componentRecipe(
  {
    base: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space[4],
      fontSize: vars.fontSize.md,
    },
    variants: {
      divided: {
        true: {
          paddingBlock: vars.space[2.5],
          selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` } },
        },
        false: {},
      },
    },
  },
  'dataRow',
);

export const term = componentStyle({ color: vars.color.text2, flexShrink: 0 }, 'dataTerm');

export const value = componentStyle(
  { ...tabular, fontWeight: vars.fontWeight.bold, textAlign: 'end', minInlineSize: 0 },
  'dataValue',
);

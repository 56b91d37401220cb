import { componentRecipe, componentStyle, tabular, vars } from '@/shared/theme/style';

export const frame = componentStyle(
  { overflowX: 'auto', overscrollBehaviorX: 'contain' },
  'tableFrame',
);

export const table = componentStyle(
  { ...tabular, inlineSize: '100%', fontSize: vars.fontSize.md },
  'table',
);

export const cell = componentRecipe(
  {
    base: {
      paddingBlock: vars.space[2.5],
      paddingInline: vars.space[3],
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
    variants: {
      kind: {
        head: {
          backgroundColor: vars.color.surface2,
          color: vars.color.text2,
          fontSize: vars.fontSize.sm,
          fontWeight: vars.fontWeight.semibold,
          whiteSpace: 'nowrap',
        },
        body: {},
      },
      align: {
        start: { textAlign: 'start' },
        center: { textAlign: 'center' },
        end: { textAlign: 'end' },
      },
    },
  },
  'tableCell',
);

export const empty = componentStyle(
  { paddingBlock: vars.space[8], textAlign: 'center', color: vars.color.text2 },
  'tableEmpty',
);

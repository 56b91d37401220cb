import { sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';
import { legAction, legOdds } from './leg-look';

export const root = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minBlockSize: '42px',
    paddingInline: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface2,
    fontSize: vars.fontSize.base,
  },
  'jointRow',
);

export const name = sliceStyle(
  { flex: 1, display: 'flex', alignItems: 'baseline', gap: vars.space[1.5], minInlineSize: 0 },
  'jointRowName',
);

export const detail = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm },
  'jointRowDetail',
);

export const price = sliceStyle(
  { display: 'flex', alignItems: 'baseline', gap: vars.space[1.5] },
  'jointRowPrice',
);

export const before = sliceStyle(
  { ...tabular, color: vars.color.text3, fontSize: vars.fontSize.sm },
  'jointRowBefore',
);

export const none = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm },
  'jointRowNone',
);

export const odds = sliceRecipe(
  {
    base: legOdds,
    variants: {
      move: {
        none: {},
        up: { color: vars.color.up },
        down: { color: vars.color.down },
        asking: { color: vars.color.text3 },
      },
    },
  },
  'jointRowOdds',
);

export const retry = sliceStyle(legAction, 'jointRowRetry');

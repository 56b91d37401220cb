import { ellipsis, railItem, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  { paddingBlock: vars.space[5], paddingInline: vars.space[2.5] },
  'boardRail',
);

export const title = sliceStyle(
  {
    paddingBlock: vars.space[2],
    paddingInline: vars.space[2.5],
    color: vars.color.text3,
    fontSize: vars.fontSize.xs,
  },
  'railTitle',
);

export const clock = sliceStyle({ ...tabular, float: 'inline-end' }, 'railClock');

export const hint = sliceStyle(
  {
    paddingInline: vars.space[2.5],
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
  },
  'railHint',
);

export const item = sliceStyle(railItem, 'railItem');

export const name = sliceStyle({ ...ellipsis, flex: 1 }, 'railName');

export const count = sliceRecipe(
  {
    base: {
      ...tabular,
      color: vars.color.text3,
      fontSize: vars.fontSize.sm,
      selectors: {
        '[aria-current="page"] > &, [aria-pressed="true"] > &': { color: vars.color.brand },
      },
    },
    variants: { live: { true: { color: vars.color.live } } },
  },
  'railCount',
);

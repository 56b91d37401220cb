import {
  colorTransition,
  ellipsis,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

export const root = sliceStyle(
  { paddingBlock: vars.space[5], paddingInline: vars.space[2.5] },
  'boardRail',
);

export const group = sliceStyle({ minInlineSize: 0, border: 0, padding: 0 }, 'railGroup');

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
    wordBreak: 'keep-all',
  },
  'railHint',
);

export const item = sliceStyle(
  {
    ...colorTransition,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2.5],
    inlineSize: '100%',
    minBlockSize: '38px',
    paddingInline: vars.space[2.5],
    borderRadius: vars.radius.control,
    color: vars.color.text2,
    fontWeight: vars.fontWeight.semibold,
    textAlign: 'start',
    textDecoration: 'none',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface2, color: vars.color.text },
      '&[aria-current="page"], &[aria-pressed="true"]': {
        backgroundColor: vars.color.brandTint,
        color: vars.color.text,
        fontWeight: vars.fontWeight.bold,
      },
    },
  },
  'railItem',
);

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

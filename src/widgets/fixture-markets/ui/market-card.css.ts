import {
  cardSurface,
  colorTransition,
  mobile,
  sliceRecipe,
  sliceStyle,
  vars,
} from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1.5],
    padding: vars.space[3],
    ...cardSurface,
  },
  'marketCard',
);

export const head = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    // Its content is shortened by its width.
    containerType: 'inline-size',
  },
  'marketHead',
);

export const title = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    minInlineSize: 0,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.bold,
  },
  'marketTitle',
);

export const note = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.medium },
  'marketNote',
);

export const line = sliceRecipe(
  {
    base: { display: 'grid', gap: vars.space[1.5] },
    variants: {
      columns: {
        two: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        three: {
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          selectors: { [mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
        },
      },
      isNarrow: { true: {}, false: {} },
    },
    compoundVariants: [
      {
        variants: { columns: 'three', isNarrow: true },
        style: {
          selectors: { [mobile]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
        },
      },
    ],
  },
  'marketLine',
);

export const action = sliceStyle(
  // A press area of touch size in a head that stays as low as its words.
  { flexShrink: 0, marginBlock: `calc(-1 * ${vars.space[2]})` },
  'marketAction',
);

/** The button for what a card leaves out: all lines, all players. */
export const all = sliceStyle(
  {
    ...colorTransition,
    minBlockSize: '32px',
    borderRadius: vars.radius.control,
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface2, color: vars.color.text },
      [mobile]: { minBlockSize: vars.size.touch },
    },
  },
  'marketCardAll',
);

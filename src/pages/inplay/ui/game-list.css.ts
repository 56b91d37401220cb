import { colorTransition, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceRecipe(
  {
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[3],
      paddingBlock: vars.space[3],
    },
    variants: {
      place: {
        rail: { paddingInline: vars.space[2.5] },
        // Its texts are in line with the title of the page; the ground of a match reaches out.
        page: { marginInline: `calc(-1 * ${vars.space[2]})` },
      },
    },
  },
  'inplayList',
);

export const title = sliceStyle(
  {
    paddingInline: vars.space[2],
    color: vars.color.text2,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
  },
  'inplayListTitle',
);

export const sport = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '32px',
    paddingInline: vars.space[2],
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.bold,
  },
  'inplayListSport',
);

export const count = sliceStyle({ ...tabular, color: vars.color.text3 }, 'inplayListCount');

export const item = sliceStyle({ position: 'relative' }, 'inplayListItem');

export const game = sliceRecipe(
  {
    base: {
      ...colorTransition,
      display: 'block',
      padding: vars.space[2],
      borderRadius: vars.radius.control,
      color: vars.color.text,
      selectors: {
        '&:hover': { backgroundColor: vars.color.surface2 },
        '&[aria-current="page"]': { backgroundColor: vars.color.brandTint },
      },
    },
    variants: {
      place: {
        rail: { paddingInlineEnd: '44px' },
        page: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'center',
          gap: vars.space[2],
          minBlockSize: '56px',
          paddingBlock: vars.space[1.5],
          borderBlockEnd: `1px solid ${vars.color.line}`,
          borderRadius: 0,
        },
      },
    },
  },
  'inplayListGame',
);

export const chevron = sliceStyle(
  { display: 'inline-flex', color: vars.color.text3 },
  'inplayListChevron',
);

/** How many are played, and how they are ordered. */
export const head = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minBlockSize: vars.size.touch,
  },
  'inplayListHead',
);

export const watch = sliceStyle(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: vars.space.half,
    display: 'grid',
    placeItems: 'center',
  },
  'inplayListWatch',
);

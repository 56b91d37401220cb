import { colorTransition, ellipsis, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const rail = sliceStyle(
  { paddingBlock: vars.space[2], paddingInline: vars.space[2.5] },
  'gameRail',
);

export const railTitle = sliceStyle(
  {
    padding: `${vars.space[2.5]} ${vars.space[2.5]} ${vars.space[1]}`,
    color: vars.color.text3,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
  },
  'gameRailTitle',
);

export const railItem = sliceStyle(
  {
    ...colorTransition,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '34px',
    paddingInline: vars.space[2.5],
    borderRadius: vars.radius.control,
    color: vars.color.text2,
    fontWeight: vars.fontWeight.semibold,
    textDecoration: 'none',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface2, color: vars.color.text },
      '&[aria-current="page"]': {
        backgroundColor: vars.color.brandTint,
        color: vars.color.text,
        fontWeight: vars.fontWeight.bold,
      },
    },
  },
  'gameRailItem',
);

export const railName = sliceStyle({ ...ellipsis, flex: 1 }, 'gameRailName');

export const railClock = sliceStyle(
  {
    color: vars.color.text3,
    selectors: { '[aria-current="page"] > &': { color: vars.color.brand } },
  },
  'gameRailClock',
);

export const head = sliceStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[3] },
  'gameChipsHead',
);

export const clock = sliceStyle(
  {
    ...tabular,
    marginInlineStart: 'auto',
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    whiteSpace: 'nowrap',
  },
  'gameChipsClock',
);

/** The tabs reach from edge to edge. */
export const tabs = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    marginInline: `calc(-1 * ${vars.space[3]})`,
    marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  },
  'gameTabs',
);

export const chips = sliceStyle(
  {
    position: 'relative',
    display: 'flex',
    gap: vars.space[1.5],
    minInlineSize: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    selectors: { [`${tabs} > &`]: { paddingInline: vars.space[3] } },
    // Room for the press areas, which reach over the chips.
    '@media': { [media.phone]: { paddingBlock: '5px' } },
  },
  'gameChips',
);

export const directory = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[3],
    maxInlineSize: vars.size.reading,
    marginInline: 'auto',
    padding: vars.space[4],
  },
  'gameDirectory',
);

export const directoryGames = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[1.5],
    '@media': { [media.phone]: { rowGap: vars.space[2.5] } },
  },
  'gameDirectoryGames',
);

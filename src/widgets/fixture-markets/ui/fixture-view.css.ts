import { ellipsis, media, mobile, sliceStyle, vars } from '@/shared/theme/style';

/** The bar with the name of the match; on phones it stays, and the tabs below it. */
const BAR = '52px';

export const root = sliceStyle({ minInlineSize: 0 }, 'fixtureView');

export const bar = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: BAR,
    paddingInline: vars.space[5],
    '@media': {
      [media.compact]: { paddingInline: vars.space[2] },
      [media.tight]: { paddingInline: vars.space[3] },
    },
    selectors: {
      [mobile]: {
        position: 'sticky',
        insetBlockStart: vars.size.header,
        zIndex: vars.z.sticky,
        paddingInline: vars.space[2],
        backgroundColor: vars.color.bg,
      },
    },
  },
  'fixtureViewBar',
);

export const title = sliceStyle(
  {
    ...ellipsis,
    flex: 1,
    minInlineSize: 0,
    fontSize: vars.fontSize.lg,
    fontWeight: vars.fontWeight.bold,
  },
  'fixtureViewTitle',
);

/** Score and moment of a head that was scrolled away: where the bar stays. */
export const moment = sliceStyle(
  { display: 'none', flexShrink: 0, selectors: { [mobile]: { display: 'inline-flex' } } },
  'fixtureViewMoment',
);

export const body = sliceStyle(
  {
    paddingInline: vars.space[5],
    paddingBlockEnd: vars.space[12],
    '@media': {
      [media.compact]: { paddingInline: vars.space[3], paddingBlockEnd: vars.space[5] },
      [media.tight]: { paddingInline: vars.space[3] },
    },
    selectors: { [mobile]: { paddingInline: vars.space[3], paddingBlockEnd: vars.space[5] } },
  },
  'fixtureViewBody',
);

export const parts = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] },
  'fixtureViewParts',
);

export const notice = sliceStyle(
  {
    padding: vars.space[3],
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface2,
    color: vars.color.text2,
    fontSize: vars.fontSize.md,
  },
  'fixtureViewNotice',
);

/** Groups beside the search; below it on phones, where they stay visible. */
export const tools = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 180px',
    gridTemplateAreas: '"tabs search"',
    alignItems: 'center',
    gap: vars.space[2],
    selectors: { [mobile]: { display: 'contents' } },
  },
  'fixtureViewTools',
);

export const search = sliceStyle(
  {
    gridArea: 'search',
    minInlineSize: 0,
    selectors: { [mobile]: { gridArea: 'auto' } },
  },
  'fixtureViewSearch',
);

export const tabs = sliceStyle(
  {
    gridArea: 'tabs',
    minInlineSize: 0,
    selectors: {
      [mobile]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.size.header} + ${BAR})`,
        zIndex: vars.z.sticky,
        gridArea: 'auto',
        marginInline: `calc(-1 * ${vars.space[3]})`,
        paddingInline: vars.space[3],
        borderBlockEnd: `1px solid ${vars.color.line}`,
        backgroundColor: vars.color.bg,
      },
    },
  },
  'fixtureViewTabs',
);

export const markets = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[2],
    outline: 'none',
  },
  'fixtureViewMarkets',
);

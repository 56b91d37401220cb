import { cardSurface, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    padding: vars.space[3],
    ...cardSurface,
  },
  'fixtureHeadCard',
);

export const league = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    color: vars.color.text2,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
  },
  'fixtureHeadLeague',
);

export const place = sliceStyle(
  {
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  'fixtureHeadPlace',
);

/** The pages of the two teams, whose names below are stars. */
export const places = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[3],
    marginInlineStart: 'auto',
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
  },
  'fixtureHeadPlaces',
);

export const teams = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[3],
    // As high with a kick-off as with a score.
    minBlockSize: '54px',
  },
  'fixtureHeadTeams',
);

export const team = sliceRecipe(
  {
    base: { display: 'flex', minInlineSize: 0 },
    variants: { side: { home: {}, away: { justifyContent: 'flex-end' } } },
  },
  'fixtureHeadTeam',
);

export const moment = sliceStyle(
  { ...tabular, display: 'grid', justifyItems: 'center', gap: vars.space.half },
  'fixtureHeadMoment',
);

export const kickOff = sliceStyle(
  { display: 'grid', justifyItems: 'center', gap: vars.space.half },
  'fixtureHeadKickOff',
);

export const time = sliceStyle(
  { fontSize: vars.fontSize.h2, fontWeight: vars.fontWeight.bold },
  'fixtureHeadTime',
);

export const note = sliceRecipe(
  {
    base: { fontSize: vars.fontSize.sm, whiteSpace: 'nowrap' },
    variants: {
      isLive: {
        true: { color: vars.color.live, fontWeight: vars.fontWeight.bold },
        false: { color: vars.color.text2 },
      },
    },
    defaultVariants: { isLive: false },
  },
  'fixtureHeadNote',
);

export const halt = sliceStyle(
  {
    color: vars.color.warn,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    textAlign: 'center',
  },
  'fixtureHeadHalt',
);

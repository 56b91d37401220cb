import { ellipsis, media, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

const stacked = {
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"teams teams" "star moment"',
} as const;

/** Star and time beside the names where there is room, under them elsewhere. */
export const root = sliceRecipe(
  {
    base: { display: 'grid', alignItems: 'center', minInlineSize: 0 },
    variants: {
      look: {
        row: {
          gridTemplateColumns: 'auto auto minmax(0, 1fr)',
          gridTemplateAreas: '"star moment teams"',
          '@media': { [media.tight]: stacked },
        },
        card: stacked,
      },
    },
  },
  'matchLead',
);

export const star = sliceStyle(
  { gridArea: 'star', display: 'inline-flex', marginInlineEnd: vars.space[1] },
  'matchStar',
);

const underNames = {
  flexDirection: 'row',
  gap: vars.space[1],
  inlineSize: 'auto',
  fontSize: vars.fontSize.xs,
} as const;

export const moment = sliceRecipe(
  {
    base: {
      ...tabular,
      gridArea: 'moment',
      display: 'flex',
      minInlineSize: 0,
      color: vars.color.text3,
      fontSize: vars.fontSize.xs,
      lineHeight: vars.lineHeight.snug,
      whiteSpace: 'nowrap',
    },
    variants: {
      look: {
        row: {
          flexDirection: 'column',
          inlineSize: '48px',
          marginInlineEnd: vars.space[2],
          '@media': { [media.tight]: { ...underNames, marginInlineEnd: 0 } },
        },
        card: underNames,
      },
      // Room for hours and minutes.
      isWide: { true: {} },
      live: { true: { color: vars.color.live, fontWeight: vars.fontWeight.semibold } },
    },
    compoundVariants: [
      {
        variants: { look: 'row', isWide: true },
        style: {
          inlineSize: '66px',
          '@media': { [media.tight]: { inlineSize: 'auto' } },
        },
      },
    ],
  },
  'matchMoment',
);

export const time = sliceStyle(
  { color: vars.color.text2, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.semibold },
  'matchTime',
);

export const note = sliceStyle(
  { ...ellipsis, color: vars.color.text3, fontWeight: vars.fontWeight.medium },
  'matchNote',
);

export const teams = sliceStyle(
  {
    gridArea: 'teams',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[1.5],
    minInlineSize: 0,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.snug,
    '@media': { [media.tight]: { fontSize: vars.fontSize.sm, lineHeight: '17px' } },
  },
  'matchTeams',
);

export const team = sliceStyle({ ...ellipsis, gridColumn: '1' }, 'matchTeam');

export const score = sliceStyle(
  {
    ...tabular,
    gridColumn: '2',
    color: vars.color.live,
    fontWeight: vars.fontWeight.bold,
    textAlign: 'end',
  },
  'matchScore',
);

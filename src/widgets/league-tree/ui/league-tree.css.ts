import { colorTransition, ellipsis, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[2.5],
  },
  'leagueTree',
);

const item = {
  ...colorTransition,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '32px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  color: vars.color.text2,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'start',
  '@media': { [media.compact]: { minBlockSize: vars.size.touch } },
} as const;
const hovered = { backgroundColor: vars.color.surface2, color: vars.color.text } as const;

export const sport = sliceStyle(
  {
    ...item,
    minBlockSize: '38px',
    color: vars.color.text,
    fontWeight: vars.fontWeight.bold,
    selectors: { '&:hover': hovered },
  },
  'leagueTreeSport',
);

export const country = sliceStyle(
  { ...item, selectors: { '&:hover': hovered } },
  'leagueTreeCountry',
);

/** A line joins the leagues of a country. */
export const leagues = sliceStyle(
  {
    marginInlineStart: '19px',
    paddingInlineStart: vars.space[1.5],
    borderInlineStart: `1px solid ${vars.color.line}`,
  },
  'leagueTreeLeagues',
);

export const league = sliceStyle(
  {
    ...item,
    minBlockSize: '29px',
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.medium,
    selectors: {
      '&:hover': hovered,
      '&[aria-current="page"]': {
        backgroundColor: vars.color.brandTint,
        color: vars.color.text,
        fontWeight: vars.fontWeight.bold,
      },
    },
  },
  'leagueTreeLeague',
);

/** The switch to the other countries of a sport, under the names of those above it. */
export const more = sliceStyle(
  {
    ...item,
    paddingInlineStart: '45px',
    color: vars.color.text3,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.medium,
    selectors: { '&:hover': hovered },
  },
  'leagueTreeMore',
);

/** The member's own leagues, under a line. */
export const own = sliceStyle(
  {
    marginBlockStart: vars.space[2.5],
    paddingBlockStart: vars.space[2],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  'leagueTreeOwn',
);

export const star = sliceStyle(
  { display: 'inline-flex', flexShrink: 0, color: vars.color.brand },
  'leagueTreeStar',
);

export const name = sliceStyle({ ...ellipsis, flex: 1, minInlineSize: 0 }, 'leagueTreeName');

export const count = sliceStyle(
  {
    ...tabular,
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    selectors: { '[aria-current="page"] > &': { color: vars.color.brand } },
  },
  'leagueTreeCount',
);

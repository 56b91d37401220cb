import { ellipsis, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

const hatched = `repeating-linear-gradient(135deg, ${vars.color.warnTint} 0 5px, transparent 5px 10px)`;

/** The button fills the row and lies over the details beside the teams. */
export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    selectors: {
      '&:hover, &[data-open]': { backgroundColor: vars.color.surface2 },
      '&[data-own]': { boxShadow: `inset 3px 0 ${vars.color.brand}` },
    },
  },
  'resultRow',
);

export const button = sliceStyle(
  {
    position: 'relative',
    gridArea: '1 / 1',
    gridTemplateRows: 'auto auto',
    alignContent: 'center',
    inlineSize: '100%',
    minBlockSize: '52px',
    paddingBlock: vars.space[1.5],
    color: vars.color.text,
    textAlign: 'start',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  },
  'resultRowButton',
);

export const details = sliceStyle(
  {
    gridArea: '1 / 1',
    '@media': {
      [media.phone]: {
        gridArea: '2 / 1',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        rowGap: vars.space[1.5],
        paddingBlockEnd: vars.space[2],
      },
    },
  },
  'resultRowDetails',
);

export const when = sliceStyle(
  { ...tabular, display: 'grid', gridRow: '1 / 3', gridColumn: '1', alignSelf: 'center' },
  'resultRowWhen',
);

export const state = sliceStyle(
  { color: vars.color.text2, fontSize: vars.fontSize.sm },
  'resultRowState',
);

export const team = sliceStyle(
  {
    ...ellipsis,
    gridColumn: '2',
    color: vars.color.text2,
    selectors: { '&[data-won]': { color: vars.color.text, fontWeight: vars.fontWeight.bold } },
  },
  'resultRowTeam',
);

export const points = sliceStyle(
  { ...tabular, color: vars.color.text2, fontSize: vars.fontSize.sm },
  'resultRowPoints',
);

export const total = sliceStyle(
  {
    ...tabular,
    gridColumn: '7',
    textAlign: 'center',
    selectors: { '&[data-won]': { color: vars.color.win } },
    '@media': { [media.phone]: { gridColumn: '3' } },
  },
  'resultRowTotal',
);

/** Rings, tints and words distinguish the results, not colour alone. */
export const main = sliceStyle(
  {
    ...tabular,
    display: 'grid',
    justifyItems: 'center',
    minInlineSize: 0,
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    selectors: {
      // The others follow: on the left are the columns of the button.
      '&:first-child': { gridColumn: '3', '@media': { [media.phone]: { gridColumn: 'auto' } } },
      '&[data-state="void"]': {
        color: vars.color.warn,
        backgroundImage: hatched,
        borderRadius: vars.radius.tag,
      },
    },
  },
  'resultRowMain',
);

export const mainName = sliceStyle(
  {
    ...ellipsis,
    maxInlineSize: '100%',
    selectors: {
      '[data-state="won"] > &, [data-state="half"] > &': { color: vars.color.win },
    },
  },
  'resultRowMainName',
);

export const mainOdds = sliceStyle({ color: vars.color.text2 }, 'resultRowMainOdds');

export const end = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: vars.space[1.5],
    gridColumn: '8',
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    '@media': { [media.phone]: { gridColumn: '1 / -1' } },
  },
  'resultRowEnd',
);

export const note = sliceStyle(
  {
    paddingInline: vars.space[1.5],
    borderRadius: vars.radius.tag,
    backgroundImage: hatched,
    color: vars.color.warn,
    fontWeight: vars.fontWeight.semibold,
  },
  'resultRowNote',
);

export const own = sliceStyle(
  {
    paddingInline: vars.space[1.5],
    borderRadius: vars.radius.tag,
    backgroundColor: vars.color.surface3,
    fontWeight: vars.fontWeight.semibold,
    whiteSpace: 'nowrap',
    selectors: { '&[data-paid]': { backgroundColor: vars.color.brandTint, color: vars.color.win } },
  },
  'resultRowOwn',
);

export const count = sliceStyle({ whiteSpace: 'nowrap' }, 'resultRowCount');

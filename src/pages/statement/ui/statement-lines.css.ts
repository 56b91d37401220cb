import {
  cardSurface,
  ellipsis,
  media,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

const line = `1px solid ${vars.color.line}`;

export const root = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] },
  'statementLines',
);

export const frame = sliceStyle(
  {
    ...cardSurface,
    overflow: 'clip',
  },
  'statementFrame',
);

export const table = sliceStyle(
  {
    ...tabular,
    inlineSize: '100%',
    borderCollapse: 'collapse',
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
  },
  'statementTable',
);

export const cell = sliceRecipe(
  {
    base: {
      blockSize: '33px',
      paddingInline: vars.space[3],
      borderBlockEnd: line,
      whiteSpace: 'nowrap',
    },
    variants: {
      kind: {
        body: {},
        head: {
          backgroundColor: vars.color.surface2,
          color: vars.color.text3,
          fontSize: vars.fontSize.xs,
          fontWeight: vars.fontWeight.semibold,
        },
      },
      align: { start: { textAlign: 'start' }, end: { textAlign: 'end' } },
    },
    defaultVariants: { kind: 'body', align: 'start' },
  },
  'statementCell',
);

export const day = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2.5],
    color: vars.color.text2,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.medium,
  },
  'statementDay',
);

export const daySums = sliceStyle({ marginInlineStart: 'auto' }, 'statementDaySums');

export const dayRow = sliceStyle(
  {
    paddingInline: vars.space[3],
    paddingBlock: vars.space[1.5],
    borderBlockEnd: line,
    backgroundColor: vars.color.surface2,
  },
  'statementDayRow',
);

/** Two rows: what and how much, then when and from what to what. */
export const item = sliceStyle(
  {
    ...tabular,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[1],
    paddingInline: vars.space[3],
    paddingBlock: vars.space[2],
    borderBlockEnd: line,
    fontSize: vars.fontSize.sm,
  },
  'statementLine',
);

export const kind = sliceStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    color: vars.color.text,
    fontWeight: vars.fontWeight.semibold,
    selectors: {
      '&::before': {
        content: '',
        inlineSize: '6px',
        blockSize: '6px',
        borderRadius: vars.radius.full,
        backgroundColor: vars.color.lineStrong,
      },
      '&[data-category="win"]::before': { backgroundColor: vars.color.money },
      '&[data-category="cashier"]::before, &[data-category="points"]::before': {
        backgroundColor: vars.color.brand,
      },
    },
  },
  'statementKind',
);

export const amount = sliceStyle(
  {
    textAlign: 'end',
    color: vars.color.text,
    fontWeight: vars.fontWeight.bold,
    selectors: { '&[data-gain="true"]': { color: vars.color.brand } },
  },
  'statementAmount',
);

export const after = sliceStyle(
  { color: vars.color.text, fontWeight: vars.fontWeight.semibold },
  'statementAfter',
);

/** A line of the table: those of a round that was opened have a ground of their own. */
export const row = sliceStyle(
  {
    selectors: {
      '&[data-part="true"]': { backgroundColor: vars.color.surface2 },
    },
  },
  'statementRow',
);

/** The lines of a round on a phone. */
export const parts = sliceStyle({ backgroundColor: vars.color.surface2 }, 'statementParts');

export const toggle = sliceStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: vars.space[1],
    color: vars.color.text2,
    selectors: { '&:hover': { color: vars.color.text } },
  },
  'statementToggle',
);

export const chevron = sliceStyle(
  { selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } } },
  'statementChevron',
);

/** Which round, and what it came to: the sums stay whole. */
export const round = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[2],
    minInlineSize: 0,
    // Nothing of it lies over the next column of a narrow table.
    overflow: 'hidden',
    '@media': { [media.abovePhone]: { flexWrap: 'nowrap' } },
  },
  'statementRound',
);

export const roundSums = sliceStyle(
  {
    ...ellipsis,
    flexShrink: 0,
    maxInlineSize: '100%',
    color: vars.color.text2,
    fontSize: vars.fontSize.xs,
  },
  'statementRoundSums',
);

export const source = sliceStyle(
  {
    color: vars.color.text2,
    fontWeight: vars.fontWeight.semibold,
    whiteSpace: 'nowrap',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  'statementSource',
);

/** Of both columns of a line on a phone. */
export const wide = sliceStyle({ gridColumn: '1 / -1', minInlineSize: 0 }, 'statementWide');

/** The column of a table that takes what room there is, and gives way. */
export const roomy = sliceStyle({ inlineSize: '100%', maxInlineSize: 0 }, 'statementRoomy');

export const about = sliceStyle({ ...ellipsis, display: 'block' }, 'statementAbout');

export const bet = sliceStyle({ color: vars.color.text }, 'statementBet');

export const number = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.xs },
  'statementNumber',
);

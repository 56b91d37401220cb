import { media, onPhone, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[3],
    alignContent: 'start',
    inlineSize: '100%',
    maxInlineSize: '1120px',
    marginInline: 'auto',
    paddingBlock: vars.space[4],
    paddingInline: vars.space[5],
    ...onPhone({ paddingInline: vars.space[3] }),
  },
  'betResult',
);

export const header = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: vars.space[2],
  },
  'betResultHeader',
);

export const titleRow = sliceStyle(
  { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: vars.space[3] },
  'betResultTitle',
);

export const clock = sliceStyle(
  { ...tabular, color: vars.color.text3, fontSize: vars.fontSize.sm },
  'betResultClock',
);

export const span = sliceStyle(
  {
    ...tabular,
    alignSelf: 'center',
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    whiteSpace: 'nowrap',
  },
  'betResultSpan',
);

export const period = sliceStyle(
  {
    display: 'flex',
    alignItems: 'end',
    flexWrap: 'wrap',
    gap: vars.space[2],
    minInlineSize: 0,
    '@media': { [media.phone]: { inlineSize: '100%' } },
  },
  'betResultPeriod',
);

export const range = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] },
  'betResultRange',
);

export const filters = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    ...onPhone({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
  },
  'betResultFilters',
);

export const chips = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1.5],
    minInlineSize: 0,
    overflowX: 'auto',
    // Room for the focus ring of a chip at the edge.
    marginInline: `calc(-1 * ${vars.space[1]})`,
    padding: vars.space[1],
  },
  'betResultChips',
);

export const selects = sliceStyle(
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(120px, 1fr)',
    flexShrink: 0,
    gap: vars.space[2],
    ...onPhone({ gridAutoColumns: 'minmax(0, 1fr)' }),
  },
  'betResultSelects',
);

export const columns = sliceStyle(
  {
    // Keeps the footer below the fold, where it may move when the bets have come.
    minBlockSize: '75dvh',
    display: 'grid',
    alignItems: 'start',
    gap: vars.space[4],
    selectors: {
      '&[data-wide="true"]': { gridTemplateColumns: 'minmax(0, 1fr) 372px' },
    },
  },
  'betResultColumns',
);

export const list = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[2],
  },
  'betResultList',
);

/** Stays in view beside the list; its bottom is reached by scrolling in it where it is taller than the window. */
export const beside = sliceStyle(
  {
    position: 'sticky',
    insetBlockStart: '116px',
    maxBlockSize: 'calc(100dvh - 132px)',
    overflowY: 'auto',
    borderRadius: vars.radius.card,
  },
  'betResultBeside',
);

export const note = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    padding: vars.space[2],
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.warnTint,
    fontSize: vars.fontSize.sm,
  },
  'betResultNote',
);

export const noteText = sliceStyle({ flex: 1 }, 'betResultNoteText');

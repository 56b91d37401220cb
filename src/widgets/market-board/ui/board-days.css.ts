import {
  colorTransition,
  media,
  mobile,
  pressedTab,
  scrollRow,
  sliceStyle,
  tabular,
  unforcedTabLine,
  vars,
  visuallyHidden,
} from '@/shared/theme/style';

/** The tabs scroll under the calendar's button, which stays where it is. */
export const root = sliceStyle(
  {
    gridArea: 'days',
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    containerType: 'inline-size',
  },
  'boardDays',
);

export const days = sliceStyle(
  {
    display: 'flex',
    ...scrollRow,
    selectors: { [mobile]: { flex: 1, gap: vars.space[1] } },
  },
  'boardDayTabs',
);

/** The width of a day is the specification's, and less where four had no room; its words are never cut. */
export const day = sliceStyle(
  {
    ...colorTransition,
    ...tabular,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1.5],
    flexShrink: 1,
    inlineSize: '130px',
    minInlineSize: 'max-content',
    paddingInline: vars.space[1],
    blockSize: '44px',
    borderBlockEnd: '2px solid transparent',
    color: vars.color.text3,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    whiteSpace: 'nowrap',
    selectors: {
      ...pressedTab,
      // The tab keeps its height; the target grows around it.
      [`${mobile}::after`]: {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlock: '-5px',
      },
      [mobile]: {
        flex: '1 0 auto',
        inlineSize: 'auto',
        position: 'relative',
        blockSize: '34px',
        fontSize: vars.fontSize.sm,
      },
    },
    '@media': {
      [media.tight]: { inlineSize: '104px' },
      ...unforcedTabLine,
    },
  },
  'boardDay',
);

// Beside the groups of prices of a phone there is room for the names of four days alone.
export const count = sliceStyle(
  {
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    '@container': { '(max-width: 340px)': visuallyHidden },
  },
  'boardDayCount',
);

export const calendar = sliceStyle(
  {
    ...colorTransition,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: vars.radius.control,
    color: vars.color.text2,
    selectors: {
      '&:hover, &[aria-expanded="true"]': {
        backgroundColor: vars.color.surface2,
        color: vars.color.text,
      },
      // A press area of touch size.
      '&::after': { content: '', position: 'absolute', inset: '-2px' },
      [mobile]: { blockSize: '34px' },
      [`${mobile}::after`]: { insetBlock: '-5px' },
    },
  },
  'boardCalendar',
);

import { colorTransition, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

const mobile = ':root[data-layout="mobile"] &';

export const root = sliceStyle(
  {
    gridArea: 'days',
    display: 'flex',
    minInlineSize: 0,
    border: 0,
    padding: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    selectors: { [mobile]: { gap: vars.space[1] } },
  },
  'boardDays',
);

/** The width of a day is the specification's; a chip of its own width on phones. */
export const day = sliceStyle(
  {
    ...colorTransition,
    ...tabular,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1.5],
    flexShrink: 0,
    inlineSize: '130px',
    blockSize: '44px',
    borderBlockEnd: '2px solid transparent',
    color: vars.color.text3,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-pressed="true"]': {
        borderBlockEndColor: vars.color.brand,
        color: vars.color.text,
        fontWeight: vars.fontWeight.bold,
      },
      // The tab keeps its height; the target grows around it.
      [`${mobile}::after`]: {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlock: '-5px',
      },
      [mobile]: {
        inlineSize: 'auto',
        position: 'relative',
        blockSize: '34px',
        paddingInline: vars.space[2],
        fontSize: vars.fontSize.sm,
      },
    },
    '@media': { [media.tight]: { inlineSize: '104px' } },
  },
  'boardDay',
);

export const count = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm },
  'boardDayCount',
);

import { colorTransition, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'flex',
    alignItems: 'end',
    gap: vars.space[3],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    paddingBlockEnd: vars.space[2],
    '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
  },
  'resultDays',
);

/** As high as its tabs, so that nothing moves when the days are known. */
export const days = sliceStyle(
  {
    display: 'flex',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: '44px',
    border: 0,
    padding: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
  },
  'resultDayTabs',
);

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
    color: vars.color.text2,
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
    },
    '@media': {
      [media.phone]: { inlineSize: 'auto', paddingInline: vars.space[3] },
      // Forced colours paint what is transparent, and every day would be underlined.
      [media.forcedColors]: { borderBlockEndColor: 'Canvas' },
    },
  },
  'resultDay',
);

export const count = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm },
  'resultDayCount',
);

export const date = sliceStyle({ flexShrink: 0 }, 'resultDate');

import {
  colorTransition,
  media,
  pressedTab,
  scrollRow,
  sliceStyle,
  tabular,
  unforcedTabLine,
  vars,
} from '@/shared/theme/style';

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
    minBlockSize: '44px',
    ...scrollRow,
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
    selectors: pressedTab,
    '@media': {
      [media.phone]: { inlineSize: 'auto', paddingInline: vars.space[3] },
      ...unforcedTabLine,
    },
  },
  'resultDay',
);

export const count = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm },
  'resultDayCount',
);

export const date = sliceStyle({ flexShrink: 0 }, 'resultDate');

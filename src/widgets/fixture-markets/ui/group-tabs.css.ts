import {
  colorTransition,
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
    ...scrollRow,
  },
  'groupTabs',
);

export const tab = sliceStyle(
  {
    ...colorTransition,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    flexShrink: 0,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[2.5],
    borderBlockEnd: '2px solid transparent',
    color: vars.color.text2,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    whiteSpace: 'nowrap',
    selectors: pressedTab,
    '@media': unforcedTabLine,
  },
  'groupTab',
);

export const count = sliceStyle(
  { ...tabular, color: vars.color.text3, fontWeight: vars.fontWeight.medium },
  'groupTabCount',
);

import { ellipsis, media, railItem, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    position: 'sticky',
    insetBlockStart: `calc(${vars.size.header} + ${vars.space[3]})`,
    maxBlockSize: `calc(100dvh - ${vars.size.header} - ${vars.space[6]})`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    '@media': { [media.compact]: { display: 'none' } },
  },
  'resultRail',
);

export const item = sliceStyle(
  {
    ...railItem,
    selectors: { ...railItem.selectors, '&:focus-visible': { outlineOffset: '-2px' } },
  },
  'resultRailItem',
);

export const name = sliceStyle({ ...ellipsis, flex: 1 }, 'resultRailName');

export const count = sliceStyle(
  { ...tabular, color: vars.color.text3, fontSize: vars.fontSize.sm },
  'resultRailCount',
);

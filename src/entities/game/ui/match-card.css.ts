import { sliceStyle, vars } from '@/shared/theme/style';

/** Names beside one group of prices. As high as `widgets/market-board` counts it, less the hairline over it. */
export const line = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 50% 44px',
    alignItems: 'center',
    columnGap: vars.space[1.5],
    blockSize: '64px',
    paddingInlineStart: vars.space[3],
    paddingInlineEnd: vars.space[1.5],
  },
  'matchCardLine',
);

/** Names over all groups, each in a line of 50 px. */
export const stack = sliceStyle(
  {
    position: 'relative',
    paddingBlock: `0 ${vars.space[1.5]}`,
    paddingInline: vars.space[3],
  },
  'matchCardStack',
);

export const head = sliceStyle(
  {
    display: 'grid',
    alignItems: 'center',
    blockSize: '60px',
    paddingInlineEnd: vars.size.touch,
  },
  'matchCardHead',
);

export const group = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: '60px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space[2],
    blockSize: '50px',
  },
  'matchCardGroup',
);

export const caption = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm },
  'matchCardCaption',
);

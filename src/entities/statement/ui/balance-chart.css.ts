import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  { display: 'grid', gap: vars.space[1], minInlineSize: 0, borderRadius: vars.radius.control },
  'balanceChart',
);

export const plot = sliceStyle({ blockSize: '122px', minInlineSize: 0 }, 'balancePlot');

export const readout = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[3],
    color: vars.color.text2,
    fontSize: vars.fontSize.xs,
  },
  'balanceReadout',
);

export const point = sliceStyle({ marginInlineStart: 'auto' }, 'balancePoint');

/** As the marks on the line: full for money that came, a ring for money taken back. */
export const legend = sliceStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1.5],
    selectors: {
      '&::before': {
        content: '',
        inlineSize: '8px',
        blockSize: '8px',
        border: `2px solid ${vars.color.brand}`,
        borderRadius: vars.radius.full,
      },
      '&[data-kind="deposit"]::before': { backgroundColor: vars.color.brand },
    },
  },
  'balanceLegend',
);

export const none = sliceStyle(
  {
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    textAlign: 'center',
    paddingBlock: '44px',
  },
  'balanceNone',
);

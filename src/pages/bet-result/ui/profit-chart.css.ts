import { createVar } from '@vanilla-extract/css';
import { media, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const height = createVar('dayBarHeight');

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[4],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 0,
        paddingInline: vars.space[3],
      },
    },
  },
  'dayChart',
);

export const title = sliceStyle(
  {
    inlineSize: '3em',
    '@media': { [media.phone]: { inlineSize: 'auto' } },
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.snug,
    wordBreak: 'keep-all',
  },
  'dayChartTitle',
);

export const bars = sliceStyle(
  { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  'dayChartBars',
);

export const day = sliceStyle(
  { display: 'grid', gridTemplateRows: '22px 22px auto', justifyItems: 'center' },
  'dayChartDay',
);

const half = { display: 'flex', justifyContent: 'center', inlineSize: '100%' } as const;

export const up = sliceStyle(
  { ...half, alignItems: 'flex-end', borderBlockEnd: `1px solid ${vars.color.lineStrong}` },
  'dayChartUp',
);

export const down = sliceStyle({ ...half, alignItems: 'flex-start' }, 'dayChartDown');

export const bar = sliceRecipe(
  {
    base: {
      inlineSize: '60%',
      maxInlineSize: vars.space[6],
      minBlockSize: vars.space.half,
      blockSize: height,
      borderRadius: vars.space.half,
    },
    variants: {
      sign: {
        gain: { backgroundColor: vars.color.brand },
        loss: { backgroundColor: vars.color.controlLine },
      },
    },
  },
  'dayChartBar',
);

export const label = sliceRecipe(
  {
    base: {
      ...tabular,
      minBlockSize: '16px',
      color: vars.color.text3,
      fontSize: vars.fontSize.xs,
      whiteSpace: 'nowrap',
    },
    variants: {
      isMinor: { true: { '@media': { [media.phone]: { visibility: 'hidden' } } }, false: {} },
    },
  },
  'dayChartLabel',
);

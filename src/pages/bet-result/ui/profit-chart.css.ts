import { createVar } from '@vanilla-extract/css';
import { media, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const height = createVar('profitBarHeight');

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
  'profitChart',
);

export const title = sliceStyle(
  {
    inlineSize: '3em',
    '@media': { [media.phone]: { inlineSize: 'auto' } },
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.snug,
  },
  'profitChartTitle',
);

export const bars = sliceStyle(
  { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  'profitChartBars',
);

export const column = sliceStyle(
  { display: 'grid', gridTemplateRows: '22px 22px auto', justifyItems: 'center' },
  'profitChartColumn',
);

const half = { display: 'flex', justifyContent: 'center', inlineSize: '100%' } as const;

export const up = sliceStyle(
  { ...half, alignItems: 'flex-end', borderBlockEnd: `1px solid ${vars.color.lineStrong}` },
  'profitChartUp',
);

export const down = sliceStyle({ ...half, alignItems: 'flex-start' }, 'profitChartDown');

export const bar = sliceRecipe(
  {
    base: {
      inlineSize: '60%',
      maxInlineSize: vars.space[6],
      minBlockSize: vars.space.half,
      blockSize: height,
      borderRadius: vars.space.half,
      '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
    },
    variants: {
      sign: {
        gain: { backgroundColor: vars.color.brand },
        loss: { backgroundColor: vars.color.controlLine },
      },
    },
  },
  'profitChartBar',
);

export const label = sliceRecipe(
  {
    base: {
      ...tabular,
      minBlockSize: '16px',
      color: vars.color.text3,
      fontSize: vars.fontSize.xs,
      whiteSpace: 'nowrap',
      selectors: {
        '&[data-now="true"]': { color: vars.color.text, fontWeight: vars.fontWeight.bold },
      },
    },
    variants: {
      isMinor: { true: { '@media': { [media.phone]: { visibility: 'hidden' } } }, false: {} },
    },
  },
  'profitChartLabel',
);

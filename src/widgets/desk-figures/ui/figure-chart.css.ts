import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** Room for the amounts of the axis, beside the bars. */
const axisRoom = '52px';

export const root = sliceStyle({
  ...tabular,
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

export const head = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const readout = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  fontSize: vars.fontSize.sm,
  // One line or two: the chart below stays where it is as the amounts change.
  '@media': { [media.phone]: { inlineSize: '100%', minBlockSize: '3em' } },
});

export const legend = sliceStyle({
  color: vars.color.text2,
  selectors: {
    '&:is([data-series="0"], [data-series="1"])::before': {
      content: '',
      display: 'inline-block',
      inlineSize: '8px',
      blockSize: '8px',
      marginInlineEnd: vars.space[1.5],
      borderRadius: vars.radius.tag,
      backgroundColor: vars.color.brand,
    },
    '&[data-series="1"]::before': { backgroundColor: vars.color.controlLine },
    '&[data-series="3"]::before': {
      content: '',
      display: 'inline-block',
      inlineSize: '14px',
      marginInlineEnd: vars.space[1.5],
      borderBlockStart: `1px dashed ${vars.color.text2}`,
      verticalAlign: 'middle',
    },
  },
});

export const plot = sliceStyle({
  position: 'relative',
  blockSize: '168px',
  marginInlineStart: axisRoom,
  marginBlockStart: vars.space[2],
  touchAction: 'pan-y',
});

export const bars = sliceStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

export const axisText = sliceStyle({
  position: 'absolute',
  insetInlineEnd: `calc(100% + ${vars.space[2]})`,
  transform: 'translateY(-50%)',
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  whiteSpace: 'nowrap',
});

/** In the middle of an empty chart. */
export const none = sliceStyle({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  transform: 'translate(-50%, -50%)',
  paddingInline: vars.space[2],
  // The band of the hour that is read out is behind it.
  backgroundColor: vars.color.surface,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

const thin = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1 } as const;

export const rule = sliceStyle({ ...thin, stroke: vars.color.line });

export const axis = sliceStyle({ ...thin, stroke: vars.color.lineStrong });

export const marked = sliceStyle({ fill: vars.color.brandTint });

export const first = sliceStyle({
  fill: vars.color.brand,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const second = sliceStyle({
  fill: vars.color.controlLine,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});

export const line = sliceStyle({
  ...thin,
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1.5,
});

export const earlier = sliceStyle({
  ...thin,
  fill: 'none',
  stroke: vars.color.text2,
  strokeDasharray: '3 3',
});

export const marks = sliceStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  minBlockSize: '1.5em',
  marginInlineStart: axisRoom,
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  whiteSpace: 'nowrap',
});

export const amount = sliceStyle({ color: vars.color.text });

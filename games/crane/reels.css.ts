import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

const gap = vars.space[1.5];

/** A ground of the dark theme in both: the art is drawn for it. */
export const root = sliceStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap,
  flex: 1,
  minBlockSize: '300px',
  padding: gap,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bgSunken,
  color: vars.color.text,
  '@media': {
    [media.phone]: {
      flex: 'none',
      minBlockSize: 0,
      aspectRatio: '5 / 3.2',
      gap: vars.space.half,
      padding: vars.space.half,
    },
  },
});

export const reel = sliceStyle({
  position: 'relative',
  overflow: 'clip',
  borderRadius: vars.radius.control,
  backgroundImage: `linear-gradient(${vars.color.bg}, ${vars.color.surface2} 30%, ${vars.color.surface2} 70%, ${vars.color.bg})`,
});

/** As high as its cells, of which three are seen; it moves by its transform. */
export const strip = sliceStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
  gridAutoRows: 'minmax(0, 1fr)',
});

export const cell = sliceStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 0,
  selectors: {
    '&[data-hit="true"]': {
      backgroundImage: `radial-gradient(closest-side, ${vars.color.brandTint}, transparent)`,
    },
  },
});

export const art = sliceStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(78px, 72%)',
  blockSize: 'min(78px, 72%)',
  selectors: { '[data-dim="true"] > &': { opacity: 0.46 } },
});

/** Above the winning lines, which go through its cell. */
export const wild = sliceStyle({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: '6px',
  insetBlockEnd: '6px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bgSunken,
  color: vars.color.brand,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  '@media': { [media.phone]: { display: 'none' } },
});

export const lines = sliceStyle({
  position: 'absolute',
  inset: gap,
  inlineSize: `calc(100% - 2 * ${gap})`,
  blockSize: `calc(100% - 2 * ${gap})`,
  pointerEvents: 'none',
  fill: 'none',
  stroke: vars.color.brand,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@media': {
    [media.phone]: {
      inset: vars.space.half,
      inlineSize: `calc(100% - 2 * ${vars.space.half})`,
      blockSize: `calc(100% - 2 * ${vars.space.half})`,
    },
  },
});

export const line = sliceStyle({ vectorEffect: 'non-scaling-stroke', strokeOpacity: 0.6 });

export const rest = sliceStyle({
  vectorEffect: 'non-scaling-stroke',
  strokeOpacity: 0.22,
  strokeDasharray: '2 6',
});

export const number = sliceStyle({
  ...tabular,
  position: 'absolute',
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brand,
  color: vars.color.brandInk,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.heavy,
  transform: 'translate(-50%, -50%)',
  '@media': {
    [media.phone]: { inlineSize: '18px', blockSize: '18px', transform: 'translate(0, -50%)' },
  },
});

import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const quiet = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const part = sliceStyle({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr) 56px minmax(96px, auto)',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '26px',
  paddingInline: vars.space[4],
  fontSize: vars.fontSize.md,
});

export const dot = sliceStyle({
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brand,
  selectors: {
    '&[data-state="slow"]': { backgroundColor: vars.color.warn },
    '&[data-state="down"]': { backgroundColor: vars.color.danger },
    '&[data-state="idle"]': { backgroundColor: vars.color.controlLine },
  },
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
});

export const line = sliceStyle({ inlineSize: '56px', blockSize: '16px', overflow: 'visible' });

export const path = sliceStyle({
  fill: 'none',
  stroke: vars.color.text2,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const facts = sliceStyle({
  color: vars.color.text2,
  textAlign: 'end',
  selectors: {
    '&[data-state="slow"]': { color: vars.color.warn, fontWeight: vars.fontWeight.semibold },
    '&[data-state="down"]': { color: vars.color.danger, fontWeight: vars.fontWeight.semibold },
  },
});

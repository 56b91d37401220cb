import { colorTransition, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const button = sliceStyle({
  ...colorTransition,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: '56px',
  paddingBlock: vars.space[2.5],
  paddingInline: vars.space[4],
  textAlign: 'start',
  selectors: { '&:hover': { backgroundColor: vars.color.surface2 } },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      rowGap: vars.space.half,
    },
  },
});

/** Keeps the width of the two words alike, so that titles stand under each other. */
export const state = sliceStyle({
  minInlineSize: '52px',
  '@media': { [media.phone]: { gridRow: '1 / span 2' } },
});

export const title = sliceStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.text2,
  selectors: {
    '[data-unread="true"] > &': { color: vars.color.text, fontWeight: vars.fontWeight.bold },
    '[aria-expanded="true"] > &': { whiteSpace: 'normal', color: vars.color.text },
  },
});

export const when = sliceStyle({
  ...tabular,
  fontSize: vars.fontSize.sm,
  color: vars.color.text3,
  '@media': { [media.phone]: { gridColumn: 2 } },
});

export const chevron = sliceStyle({
  color: vars.color.text3,
  transition: `rotate ${vars.duration.normal} ${vars.easing.out}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  '@media': {
    [media.phone]: { gridColumn: 3, gridRow: '1 / span 2' },
    [media.reducedMotion]: { transition: 'none' },
  },
});

export const panel = sliceStyle({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.bg,
});

export const contents = sliceStyle({
  maxInlineSize: vars.size.reading,
  minBlockSize: '72px',
  lineHeight: vars.lineHeight.relaxed,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const actions = sliceStyle({ display: 'flex', justifyContent: 'flex-end' });

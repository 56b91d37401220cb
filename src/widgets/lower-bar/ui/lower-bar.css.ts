import { colorTransition, media, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.bar,
  display: 'grid',
  // The cell before the arrow is free for the button back to the top.
  gridTemplateColumns: `repeat(5, minmax(0, 1fr)) repeat(2, ${vars.size.touch})`,
  gridTemplateRows: 'auto',
  gridAutoRows: 'minmax(0, 1fr)',
  boxSizing: 'content-box',
  blockSize: vars.size.lowerBar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@media': {
    // The mobile-style layout in a wide window is a column.
    [media.abovePhone]: { maxInlineSize: vars.size.column, marginInline: 'auto' },
  },
});

/** What the member has, over the whole width. */
export const member = sliceStyle({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  blockSize: vars.size.memberLine,
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const tab = sliceStyle({
  ...colorTransition,
  display: 'grid',
  justifyItems: 'center',
  // Icons are in one line, with a mark below the word or none.
  alignContent: 'start',
  gap: vars.space.half,
  paddingBlockStart: vars.space[1],
  color: vars.color.text3,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.tight,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current="page"]': { color: vars.color.brand },
  },
});

export const arrow = sliceStyle({
  ...colorTransition,
  position: 'relative',
  gridColumn: '-2',
  display: 'grid',
  placeItems: 'center',
  borderInlineStart: `1px solid ${vars.color.line}`,
  color: vars.color.text2,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const icon = sliceStyle({ display: 'grid' });

export const badge = sliceStyle({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[2.5],
});

export const panel = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
});

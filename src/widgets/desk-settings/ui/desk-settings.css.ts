import { media, sliceStyle, vars } from '@/shared/theme/style';

/** From here on the panel is beside the settings, as the panel of a list does. */
const wide = '(min-width: 1280px)';

export const root = sliceStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  blockSize: '100%',
  overflowY: 'auto',
  padding: vars.space[4],
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 376px',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      alignContent: 'stretch',
      gap: 0,
      overflowY: 'hidden',
      padding: 0,
    },
  },
});

export const title = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2.5],
  '@media': {
    [wide]: { paddingInline: vars.space[4], paddingBlockStart: vars.space[4] },
  },
});

/** Scrolls by itself where it has its own column. */
export const content = sliceStyle({
  minInlineSize: 0,
  '@media': {
    [wide]: {
      // Hidden captions stay within what scrolls.
      position: 'relative',
      gridColumn: 1,
      gridRow: 2,
      overflowY: 'auto',
      padding: vars.space[4],
    },
  },
});

export const panel = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[3],
  minInlineSize: 0,
  '@media': {
    [wide]: {
      position: 'relative',
      gridColumn: 2,
      gridRow: '1 / -1',
      overflowY: 'auto',
      padding: vars.space[4],
      borderInlineStart: `1px solid ${vars.color.line}`,
      backgroundColor: vars.color.surface,
    },
  },
});

export const head = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2.5],
});

export const note = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const group = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const column = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[3],
});

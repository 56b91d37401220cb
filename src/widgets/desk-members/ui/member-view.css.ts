import { ellipsis, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

const narrow = '(max-width: 1279px)';

/** Fills the desk. */
export const frame = sliceStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
});

/** Where there is room the lines scroll by themselves, and what staff may do is beside them. */
export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 376px',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      alignContent: 'start',
      overflowY: 'auto',
    },
  },
});

export const main = sliceStyle({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  // There the whole scrolls.
  '@media': { [narrow]: { gridTemplateRows: 'auto', minBlockSize: 'auto' } },
});

export const head = sliceStyle({ display: 'grid', gap: vars.space[3], padding: vars.space[4] });

export const who = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const names = sliceStyle({ flex: '1 1 260px', minInlineSize: 0 });

export const title = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const quiet = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const ways = sliceStyle({ display: 'flex', gap: vars.space[2], alignItems: 'center' });

export const figures = sliceStyle({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '1px',
  margin: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.compact]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Its lines are its own: a row that is not full ends as the card does. */
export const figure = sliceStyle({
  padding: vars.space[3],
  boxShadow: `0 0 0 1px ${vars.color.line}`,
});

export const value = sliceStyle({
  ...ellipsis,
  margin: 0,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
});

export const tabs = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1.5],
  margin: 0,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});

export const contents = sliceStyle({
  minBlockSize: 0,
  overflowY: 'auto',
  backgroundColor: vars.color.surface,
  '@media': { [narrow]: { overflowY: 'visible' } },
});

export const lines = sliceStyle({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(160px, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  '@media': { [narrow]: { blockSize: '640px' }, [media.phone]: { blockSize: '800px' } },
});

export const conditions = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
});

export const choices = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1.5],
  padding: 0,
  margin: 0,
  border: 0,
});

export const rows = sliceStyle({ listStyle: 'none', paddingInline: vars.space[4] });

export const row = sliceStyle({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const grow = sliceStyle({ flex: '1 1 160px' });

export const note = sliceStyle({
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** Text of staff, as it was typed. */
export const text = sliceStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const side = sliceStyle({
  minBlockSize: 0,
  overflowY: 'auto',
  borderInlineStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@media': {
    [narrow]: {
      overflowY: 'visible',
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const limits = sliceStyle({
  padding: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const frame = sliceStyle({
  minBlockSize: '148px',
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[3],
});

/** The chart, and what it comes to beside it. */
export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 240px',
  gap: vars.space[4],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const sums = sliceStyle({
  ...tabular,
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[1],
  margin: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.sm,
  '@media': {
    [media.phone]: {
      paddingInlineStart: 0,
      paddingBlockStart: vars.space[2],
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const sum = sliceStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const name = sliceStyle({ color: vars.color.text2 });

export const value = sliceStyle({
  margin: 0,
  fontWeight: vars.fontWeight.bold,
  whiteSpace: 'nowrap',
});

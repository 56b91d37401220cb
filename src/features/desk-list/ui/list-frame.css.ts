import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** Fills the desk: the list scrolls, not the page. */
export const root = sliceStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 0,
});

export const main = sliceStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: 0,
  minInlineSize: 0,
});

export const head = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2.5],
  paddingInline: vars.space[4],
  paddingBlockStart: vars.space[3],
});

export const note = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const figures = sliceStyle({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[5],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2.5],
});

export const tabs = sliceStyle({ paddingInline: vars.space[4] });

export const bar = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});

export const search = sliceStyle({
  flex: '0 1 280px',
  minBlockSize: vars.size.controlSm,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.md,
});

export const end = sliceStyle({ display: 'flex', gap: vars.space[2], marginInlineStart: 'auto' });

/** As high as what is left: the rows scroll inside it. */
export const list = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
});

export const skeleton = sliceStyle({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
});

export const foot = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.size.control,
  paddingInline: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface2,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const hints = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginInlineStart: 'auto',
  '@media': { [media.compact]: { display: 'none' } },
});

export const key = sliceStyle({
  marginInlineEnd: vars.space[1],
  paddingInline: vars.space[1.5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.tag,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.xs,
});

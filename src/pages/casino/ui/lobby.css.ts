import {
  colorTransition,
  ellipsis,
  media,
  narrow,
  scrollRow,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: `${vars.size.rail} minmax(0, 1fr)`,
  alignItems: 'start',
  inlineSize: '100%',
  maxInlineSize: vars.size.page,
  minBlockSize: `calc(100dvh - ${vars.size.header})`,
  marginInline: 'auto',
  ...narrow({ gridTemplateColumns: 'minmax(0, 1fr)' }),
});

const height = `calc(100dvh - ${vars.size.header})`;

export const rail = sliceStyle({
  position: 'sticky',
  insetBlockStart: vars.size.header,
  blockSize: height,
  marginBlockEnd: `calc(-1 * ${height})`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  padding: `${vars.space[3]} ${vars.space[2.5]} calc(${vars.size.touch} + 2 * ${vars.space[4]})`,
  borderInlineEnd: `1px solid ${vars.color.line}`,
});

export const railTitle = sliceStyle({
  padding: `${vars.space[3]} ${vars.space[2.5]} ${vars.space[1]}`,
  color: vars.color.text3,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
});

export const railItem = sliceStyle({
  ...colorTransition,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2.5],
  minBlockSize: '36px',
  paddingInline: vars.space[2.5],
  borderRadius: vars.radius.control,
  color: vars.color.text2,
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface2, color: vars.color.text },
    '&[aria-current="page"]': { backgroundColor: vars.color.brandTint, color: vars.color.text },
  },
});

export const railName = sliceStyle({ ...ellipsis, flex: 1 });

export const railCount = sliceStyle({
  ...tabular,
  color: vars.color.text3,
  fontSize: vars.fontSize.sm,
  selectors: { '[aria-current="page"] > &': { color: vars.color.brand } },
});

export const body = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  minBlockSize: '100dvh',
  padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[12]}`,
  ...narrow({ paddingInline: vars.space[3] }),
});

/** In one line that scrolls where it is too long. */
export const chips = sliceStyle({
  display: 'flex',
  gap: vars.space[1.5],
  marginInline: `calc(-1 * ${vars.space[3]})`,
  // The targets of chips are higher than they.
  paddingBlock: vars.space[1.5],
  paddingInline: vars.space[3],
  ...scrollRow,
});

export const tools = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px 116px',
  alignItems: 'center',
  gap: vars.space[2],
  ...narrow({ gridTemplateColumns: 'minmax(0, 1fr) 116px' }),
});

export const titles = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  ...narrow({ gridColumn: '1 / -1' }),
});

export const hint = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

/** Demonstration games, and beside them what was played last. */
export const top = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 304px',
  alignItems: 'start',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  ...narrow({ gridTemplateColumns: 'minmax(0, 1fr)' }),
});

export const section = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2.5],
  minInlineSize: 0,
});

export const head = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});

export const more = sliceStyle({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.half,
  marginInlineStart: 'auto',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  selectors: { '&:hover': { color: vars.color.text } },
});

export const demo = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const quiet = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const actions = sliceStyle({ display: 'flex', justifyContent: 'center' });

export const parts = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});

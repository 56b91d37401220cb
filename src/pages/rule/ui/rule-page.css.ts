import {
  cardSurface,
  colorTransition,
  media,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 760px)',
  justifyContent: 'center',
  alignItems: 'start',
  columnGap: vars.space[10],
  paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
  paddingInline: vars.space[6],
  '@media': {
    [media.compact]: { gridTemplateColumns: 'minmax(0, 760px)', rowGap: vars.space[5] },
    [media.phone]: { paddingBlockStart: vars.space[4], paddingInline: vars.space[4] },
  },
});

export const header = sliceStyle({
  display: 'grid',
  gap: vars.space[2],
  gridColumn: '1 / -1',
  marginBlockEnd: vars.space[6],
  paddingBlockEnd: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.compact]: { marginBlockEnd: 0 } },
});

export const meta = sliceStyle({
  ...tabular,
  display: 'flex',
  gap: vars.space[3],
  fontSize: vars.fontSize.sm,
  color: vars.color.text3,
});

export const lead = sliceStyle({
  maxInlineSize: vars.size.reading,
  lineHeight: vars.lineHeight.relaxed,
  color: vars.color.text2,
});

export const contents = sliceStyle({
  position: 'sticky',
  insetBlockStart: '116px',
  maxBlockSize: 'calc(100dvh - 132px)',
  overflowY: 'auto',
  '@media': {
    [media.compact]: {
      position: 'static',
      maxBlockSize: 'none',
      padding: vars.space[4],
      ...cardSurface,
    },
  },
});

export const contentsPart = sliceStyle({
  marginBlock: `${vars.space[4]} ${vars.space[1]}`,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  color: vars.color.text3,
  selectors: { 'div:first-child > &': { marginBlockStart: 0 } },
});

export const contentsList = sliceStyle({
  '@media': {
    [media.compact]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
      columnGap: vars.space[3],
    },
  },
});

export const contentsLink = sliceStyle({
  ...colorTransition,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '32px',
  fontSize: vars.fontSize.md,
  color: vars.color.text2,
  selectors: { '&:hover': { color: vars.color.brand } },
  '@media': { [media.phone]: { minBlockSize: vars.size.touch } },
});

export const body = sliceStyle({ display: 'grid', gap: vars.space[12] });

export const part = sliceStyle({ display: 'grid', gap: vars.space[8] });

export const section = sliceStyle({
  display: 'grid',
  gap: vars.space[3],
  minInlineSize: 0,
  // The sticky header and the notice line must not cover the title that was jumped to.
  scrollMarginBlockStart: '116px',
  lineHeight: vars.lineHeight.relaxed,
});

export const text = sliceStyle({ color: vars.color.text2 });

export const list = sliceStyle({ display: 'grid', gap: vars.space[1.5] });

export const item = sliceStyle({
  position: 'relative',
  paddingInlineStart: vars.space[4],
  color: vars.color.text2,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: vars.space[1],
    insetBlockStart: '0.72em',
    inlineSize: vars.space[1],
    blockSize: vars.space[1],
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.lineStrong,
  },
});

export const note = sliceStyle({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  borderInlineStart: `3px solid ${vars.color.brand}`,
  borderRadius: vars.radius.tag,
  backgroundColor: vars.color.brandTint,
  fontWeight: vars.fontWeight.semibold,
});

export const footer = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.text2,
});

import { ellipsis, media, sliceStyle, tabular, vars, visuallyHidden } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100%',
  '@media': { [media.phone]: { gridTemplateRows: 'auto 1fr' } },
  backgroundColor: vars.color.bgSunken,
  color: vars.color.text,
});

/** On a phone the table scrolls between bar and controls, so that the thumb finds what begins a round; the drawer peeks out below. */
export const game = sliceStyle({
  display: 'contents',
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      blockSize: 'max(480px, calc(100dvh - 44px))',
    },
  },
});

export const bar = sliceStyle({
  ...tabular,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '40px',
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  '@media': {
    [media.phone]: { flexWrap: 'wrap', columnGap: vars.space[2], rowGap: 0, paddingBlock: '2px' },
  },
});

export const title = sliceStyle({ ...visuallyHidden });

export const mark = sliceStyle({ flexShrink: 0, color: vars.color.brand });

export const studio = sliceStyle({
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
  whiteSpace: 'nowrap',
});

export const plain = sliceStyle({ ...ellipsis });

export const demo = sliceStyle({
  color: vars.color.text3,
  fontSize: vars.fontSize.xs,
  whiteSpace: 'nowrap',
});

export const actions = sliceStyle({
  display: 'flex',
  gap: vars.space[1],
  marginInlineStart: 'auto',
});

export const action = sliceStyle({
  minBlockSize: '32px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.sm,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface3, color: vars.color.text },
    '&[aria-pressed="true"]': { backgroundColor: vars.color.surface, color: vars.color.brand },
  },
  '@media': { [media.phone]: { minBlockSize: vars.size.touch } },
});

export const stage = sliceStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: `${vars.space[3]} ${vars.space[5]} 0`,
  backgroundImage: `radial-gradient(90% 120% at 50% 0%, ${vars.color.brandTint}, transparent 70%)`,
  '@media': {
    [media.phone]: { overflowY: 'auto', padding: `${vars.space[2]} ${vars.space[2]} 0` },
  },
});

export const controls = sliceStyle({
  ...tabular,
  display: 'grid',
  // In the middle, room for any note in two lines below the balance; chips wrap before it does.
  gridTemplateColumns: 'auto minmax(220px, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  minBlockSize: '72px',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: vars.space[3] },
  },
});

export const middle = sliceStyle({
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.normal,
  textAlign: 'end',
  '@media': { [media.phone]: { textAlign: 'center' } },
});

export const money = sliceStyle({
  color: vars.color.money,
  fontWeight: vars.fontWeight.bold,
});

export const start = sliceStyle({
  minBlockSize: vars.size.controlLg,
  minInlineSize: '212px',
  paddingInline: vars.space[5],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.brand,
  color: vars.color.brandInk,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.heavy,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { backgroundColor: vars.color.brandHover },
    '&[aria-disabled="true"]': {
      backgroundColor: vars.color.surface3,
      color: vars.color.text2,
      cursor: 'default',
    },
  },
  '@media': { [media.phone]: { inlineSize: '100%' } },
});

export const notice = sliceStyle({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[3],
  minBlockSize: '52px',
  paddingBlock: vars.space[2],
  color: vars.color.text2,
  fontSize: vars.fontSize.md,
  textAlign: 'center',
});

export const strong = sliceStyle({
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
});

export const gain = sliceStyle({
  color: vars.color.money,
  fontSize: vars.fontSize.h2,
  fontWeight: vars.fontWeight.heavy,
});

export const refused = sliceStyle({ color: vars.color.warn });

export const tag = sliceStyle({
  paddingInline: vars.space[2],
  borderRadius: vars.radius.full,
  // Not the tint: it would lie on that of the stage, which leaves its word faint.
  backgroundColor: vars.color.surface,
  color: vars.color.brand,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
});

import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** Fills the window: what is long scrolls within. */
export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  gridTemplateRows: '48px minmax(0, 1fr)',
  blockSize: '100dvh',
  backgroundColor: vars.color.bg,
  // Every list has a foot with what its keys do: what floats is above it.
  vars: { [vars.bars]: vars.size.control },
  '@media': {
    [media.compact]: { gridTemplateColumns: '56px minmax(0, 1fr)' },
    [media.phone]: { gridTemplateRows: 'auto minmax(0, 1fr)' },
  },
});

export const header = sliceStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  fontSize: vars.fontSize.md,
  whiteSpace: 'nowrap',
  // The search has a line of its own.
  '@media': { [media.phone]: { flexWrap: 'wrap', paddingBlock: vars.space[2] } },
});

export const brand = sliceStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2.5] });

export const name = sliceStyle({
  paddingInlineStart: vars.space[2.5],
  borderInlineStart: `1px solid ${vars.color.lineStrong}`,
  color: vars.color.text2,
  fontWeight: vars.fontWeight.semibold,
  '@media': { [media.phone]: { display: 'none' } },
});

export const facts = sliceStyle({
  ...tabular,
  display: 'flex',
  gap: vars.space[4],
  marginInlineStart: 'auto',
  color: vars.color.text2,
  '@media': { [media.phone]: { display: 'none' } },
});

export const health = sliceStyle({
  selectors: {
    '&::before': {
      content: '',
      display: 'inline-block',
      inlineSize: '8px',
      blockSize: '8px',
      marginInlineEnd: vars.space[1.5],
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.brand,
    },
    '&:not([data-health="live"])::before': { backgroundColor: vars.color.warn },
  },
});

export const clock = sliceStyle({ '@media': { [media.compact]: { display: 'none' } } });

/** On a phone the button that leaves needs the room. */
export const who = sliceStyle({ '@media': { [media.phone]: { display: 'none' } } });

export const role = sliceStyle({ color: vars.color.text2 });

export const rail = sliceStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: vars.space[2],
  borderInlineEnd: `1px solid ${vars.color.line}`,
  overflowY: 'auto',
});

export const group = sliceStyle({
  paddingInline: vars.space[2.5],
  paddingBlockStart: vars.space[3],
  color: vars.color.text2,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  '@media': { [media.compact]: { display: 'none' } },
});

export const link = sliceStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2.5],
  minBlockSize: '36px',
  paddingInline: vars.space[2.5],
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontWeight: vars.fontWeight.medium,
  '@media': { [media.compact]: { minBlockSize: vars.size.touch } },
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface2 },
    '&[aria-current="page"]': {
      backgroundColor: vars.color.brandTint,
      color: vars.color.brand,
      fontWeight: vars.fontWeight.semibold,
    },
  },
});

/** Named still where there is room for icons alone. */
export const linkName = sliceStyle({
  '@media': {
    [media.compact]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'clip',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const count = sliceStyle({
  ...tabular,
  marginInlineStart: 'auto',
  fontWeight: vars.fontWeight.bold,
  selectors: {
    '&[data-late="true"]': { color: vars.color.warn },
    // Said by more than its colour.
    '&[data-late="true"]::before': { content: '• ' },
  },
  '@media': {
    [media.compact]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: '2px',
      fontSize: vars.fontSize.xs,
    },
  },
});

export const crew = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  marginBlockStart: 'auto',
  padding: vars.space[2.5],
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  '@media': { [media.compact]: { display: 'none' } },
});

export const initial = sliceStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brandTint,
  color: vars.color.brand,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
});

export const main = sliceStyle({ minInlineSize: 0, minBlockSize: 0, outline: 'none' });

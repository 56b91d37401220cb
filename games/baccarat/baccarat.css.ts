import { colorTransition, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const table = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[3],
  minBlockSize: '190px',
  padding: vars.space[3],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  '@media': {
    [media.phone]: { minBlockSize: '140px', gap: vars.space[2], padding: vars.space[2] },
  },
});

export const side = sliceStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[2],
});

export const head = sliceStyle({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.fontWeight.bold,
});

export const total = sliceStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: vars.radius.full,
  color: vars.color.beadInk,
  fontWeight: vars.fontWeight.heavy,
  selectors: {
    '&[data-side="player"]': { backgroundColor: vars.color.beadBlue },
    '&[data-side="banker"]': { backgroundColor: vars.color.beadRed },
  },
});

export const cards = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'flex-end',
  gap: vars.space[1.5],
});

export const bets = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space[1.5],
  marginBlockStart: vars.space[2.5],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

export const bet = sliceStyle({
  ...tabular,
  ...colorTransition,
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minBlockSize: '76px',
  padding: vars.space[1.5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface2,
  color: vars.color.text,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  selectors: {
    '&:hover': { borderColor: vars.color.controlLine },
    // The tint alone would let the stage's own shine through, on which money is too faint.
    '&[data-laid="true"]': {
      borderColor: vars.color.brand,
      backgroundColor: vars.color.surface,
      backgroundImage: `linear-gradient(${vars.color.brandTint}, ${vars.color.brandTint})`,
    },
  },
  '@media': {
    [media.phone]: {
      gridColumn: 'span 2',
      selectors: { '&[data-pair="true"]': { gridColumn: 'span 3' } },
    },
  },
});

export const betOdds = sliceStyle({ fontSize: vars.fontSize.sm, color: vars.color.text2 });

export const betAmount = sliceStyle({ color: vars.color.money, minBlockSize: '21px' });

export const beads = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[1],
  marginBlockStart: vars.space[2.5],
});

export const bead = sliceStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.full,
  color: vars.color.beadInk,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  selectors: {
    '&[data-won="player"]': { backgroundColor: vars.color.beadBlue },
    '&[data-won="banker"]': { backgroundColor: vars.color.beadRed },
    '&[data-won="tie"]': { backgroundColor: vars.color.beadGreen },
  },
});

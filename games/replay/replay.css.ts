import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  padding: vars.space[5],
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  '@media': { [media.phone]: { padding: vars.space[3] } },
});

export const head = sliceStyle({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
});

export const title = sliceStyle({
  color: vars.color.text,
  fontSize: vars.fontSize.h2,
  fontWeight: vars.fontWeight.bold,
});

export const table = sliceStyle({ display: 'grid', justifyItems: 'center', minBlockSize: '200px' });

/** Reels and hands fill the width. */
export const full = sliceStyle({ display: 'grid', inlineSize: '100%' });

export const outcome = sliceStyle({
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[3],
  fontSize: vars.fontSize.md,
});

export const bets = sliceStyle({ ...tabular, inlineSize: '100%', fontSize: vars.fontSize.md });

export const term = sliceStyle({ paddingBlock: vars.space[1], textAlign: 'start' });

export const figure = sliceStyle({ paddingBlock: vars.space[1], textAlign: 'end' });

export const proof = sliceStyle({
  padding: vars.space[3],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

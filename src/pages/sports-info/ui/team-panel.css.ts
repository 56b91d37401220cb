import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[4] });

export const header = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const part = sliceStyle({ display: 'grid', gap: vars.space[2] });

export const partTitle = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
});

export const next = sliceStyle({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[1],
  minBlockSize: '44px',
  color: vars.color.text,
  selectors: { '&:hover': { backgroundColor: vars.color.surface2 } },
});

export const nameLink = sliceStyle({
  color: vars.color.text,
  textDecoration: 'underline',
  textDecorationColor: vars.color.controlLine,
  textUnderlineOffset: '4px',
});

const row = {
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '44px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  selectors: { '&:hover': { backgroundColor: vars.color.surface2 } },
} as const;

export const result = sliceStyle({
  ...row,
  gridTemplateColumns: '64px minmax(0, 1fr) auto auto',
});

/** A match that is to come. */
export const coming = sliceStyle({
  ...row,
  gridTemplateColumns: '132px minmax(0, 1fr)',
});

export const day = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const score = sliceStyle({ ...tabular, whiteSpace: 'nowrap' });

export const tally = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});

export const quiet = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const waiting = sliceStyle({ display: 'grid', gap: vars.space[4] });
